import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of PostgreSQL's server programs (newest version), or null when they are not on this machine. */
const findBinaries = () => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/bin',
    '/usr/bin',
  ]
  return (
    places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl'))) ?? null
  )
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** PostgreSQL will not run as root: then it runs as the system user that its package made. Null without such a user. */
const runAs = () => {
  if (process.getuid?.() !== 0) return {}
  const number = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [number('-u'), number('-g')]
  return uid && gid ? { uid, gid } : null
}

/**
 * Starts a PostgreSQL of our own in a temporary folder on a free loopback port, never one that is already running.
 * Answers its address and how to stop it, or null when the programs are not on this machine.
 */
export const startPostgres = async () => {
  const binaries = findBinaries()
  const user = runAs()
  if (!binaries || !user) return null
  const folder = mkdtempSync(join(tmpdir(), 'trueline-pg-'))
  if (user.uid) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const call = (program, ...args) => {
    // Files, not pipes: the postmaster inherits them, and a pipe would never close.
    const done = spawnSync(join(binaries, program), args, {
      ...user,
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C' },
    })
    if (done.status !== 0) throw new Error(`${program} failed (${done.status ?? done.error?.message})`)
  }
  try {
    call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`
    call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  } catch (error) {
    console.error(`\nThe PostgreSQL of this machine does not start: ${error.message}`)
    rmSync(folder, { recursive: true, force: true })
    return null
  }
  let stopped = false
  const stop = () => {
    if (stopped) return
    stopped = true
    try {
      call('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  process.on('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop }
}
