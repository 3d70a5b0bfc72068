import { lockDirectory } from '../../src/store/lock.ts'

// Run by a test: takes a lock and keeps it until it is killed.
await lockDirectory(process.argv[2] ?? '')
process.stdout.write('locked\n')
setInterval(() => {}, 1000)
