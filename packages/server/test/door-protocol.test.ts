import { execFile, spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshKey, openPlace, TestHouse } from './door-house.ts'

const run = promisify(execFile)
const hasCurl = spawnSync('curl', ['--version']).status === 0

/** The examples of docs/protocol.md, as they stand there. */
describe('the written protocol', () => {
  let house: TestHouse
  let leave: () => Promise<void>
  let page: string

  beforeAll(async () => {
    const place = await openPlace('PGlite')
    leave = place.leave
    house = await TestHouse.open(place.database, { limits: {} })
    page = await readFile(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8')
  })
  afterAll(async () => {
    await house.close()
    await leave()
  })

  const example = (language: string): string => {
    const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(page) ?? []
    if (!code) throw new Error(`no example in ${language}`)
    return code
  }

  it.runIf(hasCurl)('holds a conversation in curl', async () => {
    const { stdout } = await run('sh', ['-ec', example('sh')], { env: { ...process.env, URL: house.url } })
    const answers = stdout
      .replaceAll('}{', '}\n{')
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    expect(answers).toMatchObject([
      { seat: 1 },
      { ok: true, seq: 2 },
      { ok: true, seq: 2 },
      { seq: 2, seat: 1, view: { kind: 'equacross', toAct: [1], seats: [{}, { name: 'Ada', you: true }] } },
    ])
  })

  it('has a bot that plays to the end', async () => {
    const maker = await house.person('Noor')
    const made = await maker.ask('POST', '/api/games', { kind: 'equacross', mode: 'online' })
    const { code } = made.body as { code: string }
    const path = join(import.meta.dirname, `bot-${process.pid}.tmp.mjs`)
    await writeFile(path, example('js'))
    try {
      const bot = run(process.execPath, [path, code], { env: { ...process.env, URL: house.url } })
      const socket = await maker.connect()
      socket.on('view', ({ seq, view }) => {
        if (view.toAct.includes(0))
          socket.emit('intent', { code, key: freshKey(), seq, intent: { type: 'pass' } }, () => {})
      })
      await socket.emitWithAck('watch', { code })
      const { stdout, stderr } = await bot
      expect(stderr).toBe('')
      expect(stdout).toBe('over: scoreless [ 1, 1 ]\n')
    } finally {
      await rm(path)
    }
  })

  it('names every status that a code has', async () => {
    const source = await readFile(join(import.meta.dirname, '../src/door/refusal.ts'), 'utf8')
    const codes = [...source.matchAll(/\['([a-z-]+)', (\d+)\]/g)]
    expect(codes.length).toBeGreaterThan(20)
    for (const [, code, status] of codes) {
      const row = page
        .split('\n')
        .find((line) => line.startsWith('|') && line.includes(`\`${code}\``) && line.includes(`${status}`))
      expect(row, `${code} with ${status}`).toBeDefined()
    }
  })
})
