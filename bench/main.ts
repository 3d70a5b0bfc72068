import { cpus } from 'node:os'
import { benchComputers } from './computers.ts'
import { benchHouse, benchIdle } from './house.ts'

const which = process.argv[2] ?? 'all'
const databaseUrl = process.env.BENCH_DATABASE_URL

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
if (which === 'all' || which === 'moves') await import('./moves.ts')
if (which === 'all' || which === 'bedmas') await import('./bedmas.ts')
if (which === 'all' || which === 'puzzles') await import('./puzzles.ts')
if (!['moves', 'bedmas', 'puzzles'].includes(which)) {
  if (!databaseUrl) {
    console.log('\nNo PostgreSQL on this machine (or BENCH_DATABASE_URL): the server is not measured.')
  } else {
    if (which === 'all' || which === 'house') await benchHouse(databaseUrl)
    if (which === 'all' || which === 'idle') await benchIdle(databaseUrl)
    if (which === 'all' || which === 'computers') await benchComputers(databaseUrl)
  }
}
