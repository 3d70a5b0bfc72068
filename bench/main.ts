import { cpus } from 'node:os'
import { benchHouse, benchIdle } from './house.ts'

const which = process.argv[2] ?? 'all'
const databaseUrl = process.env.BENCH_DATABASE_URL

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
if (which === 'all' || which === 'moves') await import('./moves.ts')
if (which === 'all' || which === 'house' || which === 'idle') {
  if (!databaseUrl) {
    console.log('\nNo PostgreSQL on this machine (or BENCH_DATABASE_URL): the server is not measured.')
  } else {
    if (which !== 'idle') await benchHouse(databaseUrl)
    if (which !== 'house') await benchIdle(databaseUrl)
  }
}
