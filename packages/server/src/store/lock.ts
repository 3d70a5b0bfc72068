import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError } from './store-error.ts'

interface Holder {
  readonly pid: number
  /** When that process began, where the system tells: a number may be given to another process later. */
  readonly began: string | null
  readonly token: string
}

/**
 * Takes the lock of a data directory, and returns what gives it back. The embedded database has none of its own: two
 * processes on one directory would quietly lose what one of them wrote. A lock whose process is gone is taken over.
 */
export const lockDirectory = async (dir: string): Promise<() => void> => {
  mkdirSync(dir, { recursive: true })
  const path = join(dir, 'lock')
  const mine: Holder = { pid: process.pid, began: beginningOf(process.pid), token: randomUUID() }
  for (let tries = 0; !write(path, mine); tries++) {
    const holder = read(path)
    if ((holder && isAlive(holder)) || tries > 20) throw inUse(dir, holder)
    takeAway(path, holder)
  }
  // Two that found the same stale lock may both have come this far: only one is still named in the file now.
  await sleep(50)
  if (read(path)?.token !== mine.token) throw inUse(dir, read(path))
  held.add(mine.token)
  return () => {
    held.delete(mine.token)
    if (read(path)?.token === mine.token) rmSync(path, { force: true })
  }
}

/** The locks that this very process holds: after a restart in a container, the old lock may name our own number. */
const held = new Set<string>()

const inUse = (dir: string, holder: Holder | null): StoreError =>
  new StoreError(
    'in-use',
    // Not every system tells one process from a later one of the same number.
    `${dir} is in use by process ${holder?.pid ?? 'unknown'}: only one may open it. ` +
      `If that process is no Trueline server, delete ${join(dir, 'lock')} and start again.`,
  )

const write = (path: string, holder: Holder): boolean => {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if (isFault(error, 'EEXIST')) return false
    throw error
  }
}

/** Null when there is no lock, or one that was only half written when its process died. */
const read = (path: string): Holder | null => {
  try {
    const { pid, began, token } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && typeof token === 'string' ? { pid, began: began ?? null, token } : null
  } catch {
    return null
  }
}

const isAlive = ({ pid, began, token }: Holder): boolean => {
  if (pid === process.pid) return held.has(token)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (isFault(error, 'ESRCH')) return false
  }
  return began === null || beginningOf(pid) === began
}

/** Removes a stale lock, unless somebody else has just taken it over: theirs is put back. */
const takeAway = (path: string, stale: Holder | null): void => {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
    if (read(aside)?.token !== stale?.token) linkSync(aside, path)
  } catch (error) {
    if (!isFault(error, 'ENOENT') && !isFault(error, 'EEXIST')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Linux tells when a process began, in ticks since the machine did; others do not. */
const beginningOf = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return null
  }
}

const isFault = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
