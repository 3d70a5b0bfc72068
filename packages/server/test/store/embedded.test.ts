import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/store/database.ts'
import { lockDirectory } from '../../src/store/lock.ts'
import { ensureTemplate, makeFolder } from './places.ts'

const folders: { remove(): void }[] = []
const children: ChildProcess[] = []
const newFolder = (): string => {
  const folder = makeFolder()
  folders.push(folder)
  return folder.path
}
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) folder.remove()
})

/** Another process that runs `script` on a directory, and the lines it prints. */
const runBeside = (script: string, dir: string): { child: ChildProcess; line(): Promise<string> } => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, script), dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines: string[] = []
  child.stdout?.on('data', (data: Buffer) => {
    lines.push(...data.toString().split('\n').filter(Boolean))
    child.emit('line')
  })
  return {
    child,
    async line() {
      while (lines.length === 0) await once(child, 'line')
      return lines.shift() ?? ''
    },
  }
}

describe('the lock of a data directory', () => {
  it('is refused while another process has it, and while this one has', async () => {
    const dir = newFolder()
    const { line } = runBeside('hold-lock.ts', dir)
    expect(await line()).toBe('locked')
    await expect(lockDirectory(dir)).rejects.toMatchObject({ code: 'in-use' })
    const own = newFolder()
    const unlock = await lockDirectory(own)
    await expect(lockDirectory(own)).rejects.toMatchObject({
      code: 'in-use',
      message: expect.stringContaining(`delete ${join(own, 'lock')} `),
    })
    unlock()
    ;(await lockDirectory(own))()
    expect(existsSync(join(own, 'lock'))).toBe(false)
  })

  it('is taken over from a process that was killed', async () => {
    const dir = newFolder()
    const { child, line } = runBeside('hold-lock.ts', dir)
    await line()
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(existsSync(join(dir, 'lock'))).toBe(true)
    ;(await lockDirectory(dir))()
  })

  it('is taken over when its number belongs to another process now, or it was half written', async () => {
    const stale = [
      // Our own number, as after a restart in a container.
      JSON.stringify({ pid: process.pid, began: null, token: 'old' }),
      // A number that lives, of a process that began at another time.
      JSON.stringify({ pid: process.ppid, began: 'another boot/1', token: 'old' }),
      '',
      '{"pid":',
    ]
    for (const text of stale) {
      const dir = newFolder()
      writeFileSync(join(dir, 'lock'), text)
      ;(await lockDirectory(dir))()
    }
  })

  it('goes to one of several that find it stale', async () => {
    const dir = newFolder()
    writeFileSync(join(dir, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, began: null, token: 'old' }))
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockDirectory(dir)))
    const [won, ...more] = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [tried.value] : []))
    expect(more).toEqual([])
    won?.()
  })
})

describe('the embedded database in a directory', { timeout: 180_000 }, () => {
  beforeAll(ensureTemplate)

  it('keeps what it is told, is refused to a second opener, and opens again', async () => {
    const dir = join(newFolder(), 'data')
    const database = await openDatabase({ dir })
    await database.prisma.player.create({ data: { id: 'ann', name: 'Ann' } })
    await expect(openDatabase({ dir })).rejects.toMatchObject({ code: 'in-use' })
    await database.close()
    const again = await openDatabase({ dir })
    expect(await again.prisma.player.findMany()).toMatchObject([{ id: 'ann', name: 'Ann' }])
    await again.close()
  })

  it('begins anew where a first start was cut off, and only there', async () => {
    const dir = newFolder()
    mkdirSync(join(dir, 'pglite'))
    writeFileSync(join(dir, 'pglite', 'PG_VERSION'), '18\n')
    writeFileSync(join(dir, 'unfinished'), '')
    const database = await openDatabase({ dir })
    expect(await database.prisma.player.count()).toBe(0)
    expect(existsSync(join(dir, 'unfinished'))).toBe(false)
    await database.close()
    const version = readFileSync(join(dir, 'pglite', 'PG_VERSION'), 'utf8')
    await (await openDatabase({ dir })).close()
    expect(readFileSync(join(dir, 'pglite', 'PG_VERSION'), 'utf8')).toBe(version)
  })

  it('has every player it said it had when its process is killed', async () => {
    const dir = newFolder()
    for (let round = 0; round < 3; round++) {
      const { child, line } = runBeside('write-players.ts', dir)
      let acknowledged = 0
      while (acknowledged < (round + 1) * 20) acknowledged = Number(await line())
      child.kill('SIGKILL')
      await once(child, 'exit')
      const database = await openDatabase({ dir })
      expect(await database.prisma.player.count()).toBeGreaterThanOrEqual(acknowledged)
      await database.close()
    }
  })
})
