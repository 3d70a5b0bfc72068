// `npm start`, `npm test`, `npm run bench` and `npm run matches` on a machine with only Node and npm: no dependency
// may be needed before this file has installed them.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { startPostgres } from './postgres.mjs'

const PNPM = '12.21.0'
const root = fileURLToPath(new URL('..', import.meta.url))

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  console.error(`Trueline needs Node 20.19 or newer (22.12 or newer of 22); this is ${process.version}.`)
  process.exit(1)
}

const windows = process.platform === 'win32'

/** pnpm of the right major if it is there, else the pinned one through npx. */
const pnpmCommand = () => {
  const found = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8', shell: windows })
  return found.stdout?.startsWith('12.') ? ['pnpm'] : ['npx', '--yes', `pnpm@${PNPM}`]
}
const pnpm = pnpmCommand()

/** Runs pnpm with `args`; answers whether it went well. */
const run = (args, env = {}) => {
  const [command, ...rest] = [...pnpm, ...args]
  const ended = spawnSync(command, rest, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...env },
  })
  // Ctrl-C ends the whole command, not only the step that was running.
  if (ended.signal === 'SIGINT' || ended.status === 130) process.exit(130)
  return ended.status === 0
}

const must = (args, why) => {
  if (run(args)) return
  console.error(`\n${why}`)
  process.exit(1)
}

const install = () => {
  must(['install', '--frozen-lockfile', '--prefer-offline'], 'Installing the dependencies failed; see above.')
}

const prepare = () => {
  install()
  const now = fingerprint(root)
  if (readStamp(root) === now) return
  must(['run', 'build'], 'The build failed; see above.')
  writeStamp(root, now)
}

const start = () => {
  prepare()
  const server = spawn(process.execPath, ['--enable-source-maps', 'packages/server/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
  })
  // A terminal's Ctrl-C reaches the server itself; a second one would tell it not to close well.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  server.on('exit', (code) => process.exit(code ?? 1))
}

const counts = { passed: 0, failed: 0, skipped: 0 }
const step = (name, args, env) => {
  console.log(`\n── ${name}`)
  const fine = run(args, env)
  if (!fine) console.error(`── ${name} failed`)
  return fine
}
const check = (name, args) => {
  counts[step(name, args) ? 'passed' : 'failed']++
}
/** Reads a runner's JSON report; a runner that ended badly without a failed test counts as one failure. */
const tally = (fine, file, read) => {
  const before = counts.failed
  try {
    read(JSON.parse(readFileSync(join(root, file), 'utf8')))
  } catch {
    counts.failed++
  }
  if (!fine && counts.failed === before) counts.failed++
}

const test = async () => {
  prepare()
  check('format', ['run', 'format:check'])
  check('lint', ['run', 'lint'])
  check('types', ['run', 'typecheck'])
  check('size budget', ['--filter', '@trueline/web', 'run', 'budget'])

  const postgres = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: () => {} }
    : await startPostgres()
  console.log(
    postgres
      ? '\nPostgreSQL found: the store is tested on it and on the embedded database.'
      : '\nNo PostgreSQL on this machine: the store is tested on the embedded database alone.',
  )
  try {
    const env = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
    const units = join('node_modules', `.trueline-units-${process.pid}.json`)
    const unitsFine = step(
      'unit and server tests',
      ['exec', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`],
      env,
    )
    tally(unitsFine, units, (report) => {
      counts.passed += report.numPassedTests
      counts.failed += report.numFailedTests
      counts.skipped += report.numPendingTests
    })
    rmSync(join(root, units), { force: true })

    const chromium = findChromium()
    if (chromium) {
      const pages = join('node_modules', `.trueline-pages-${process.pid}.json`)
      const pagesFine = step('browser tests', ['exec', 'playwright', 'test', '--reporter=list,json'], {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: pages,
      })
      tally(pagesFine, pages, (report) => {
        counts.passed += report.stats.expected + report.stats.flaky
        counts.failed += report.stats.unexpected
        counts.skipped += report.stats.skipped
      })
      rmSync(join(root, pages), { force: true })
    } else {
      counts.failed++
      console.error(
        '\nNo browser for the browser tests: install Chromium, Chrome or Edge, or set CHROMIUM_PATH.',
      )
    }
  } finally {
    postgres?.stop()
  }
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : ''
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`)
  process.exit(counts.failed ? 1 : 0)
}

const bench = async () => {
  prepare()
  const postgres = process.env.BENCH_DATABASE_URL
    ? { url: process.env.BENCH_DATABASE_URL, stop: () => {} }
    : await startPostgres()
  const args = ['exec', 'tsx', 'bench/main.ts', ...process.argv.slice(3)]
  const fine = run(args, postgres ? { BENCH_DATABASE_URL: postgres.url } : {})
  postgres?.stop()
  process.exit(fine ? 0 : 1)
}

/** The levels of the computer player against each other: rules alone, so that nothing has to be built. */
const matches = () => {
  install()
  process.exit(run(['exec', 'tsx', 'bench/matches.ts', ...process.argv.slice(3)]) ? 0 : 1)
}

const pokerMatches = () => {
  install()
  process.exit(run(['exec', 'tsx', 'bench/poker-matches.ts', ...process.argv.slice(3)]) ? 0 : 1)
}

const commands = { start, test, bench, matches, 'matches:poker': pokerMatches }
const command = commands[process.argv[2] ?? '']
if (!command) {
  console.error('usage: node scripts/run.mjs start | test | bench | matches | matches:poker')
  process.exit(2)
}
await command()
