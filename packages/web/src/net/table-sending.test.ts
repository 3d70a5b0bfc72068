import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line } from './line.svelte.ts'
import { Table } from './table.svelte.ts'
import { accepted, FakeSocket, makeView, refusal } from './testing/fake-socket.ts'

const CODE = 'K7Q2MX'
const settle = () => vi.advanceTimersByTimeAsync(0)

let fake: FakeSocket
let table: Table

/** A table that is live at `seq`, seen from seat 0. */
const live = async (seq = 3) => {
  table.watch()
  await settle()
  fake.last('watch').answer({ ok: true, ...makeView(seq) })
  await settle()
}

beforeEach(() => {
  vi.useFakeTimers()
  fake = new FakeSocket()
  table = new Table(new Line(async () => fake.socket), CODE)
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

describe('sending', () => {
  const pass = { type: 'pass' }

  it('says which state the player looked at, and resolves once the view shows the answer', async () => {
    await live(3)
    const answers: unknown[] = []
    void table.send(pass).then((answer) => answers.push(answer))
    expect(fake.last('intent').message).toMatchObject({ code: CODE, seq: 3, seat: 0, intent: pass })
    expect(table.sending).toEqual({ intent: pass, stage: 'sending' })
    fake.last('intent').answer(accepted(4))
    await settle()
    expect(answers).toEqual([])
    fake.tell('view', makeView(4))
    await settle()
    expect(answers).toEqual([accepted(4)])
    expect(table.sending).toBeNull()
  })

  it('asks for the view of an accepted intent when it does not come (S8)', async () => {
    await live(3)
    const answer = table.send(pass)
    fake.last('intent').answer(accepted(4))
    await vi.advanceTimersByTimeAsync(1_500)
    fake.last('watch').answer({ ok: true, ...makeView(4) })
    expect(await answer).toEqual(accepted(4))
    expect(table.seq).toBe(4)
  })

  it('takes a double click for one wish and another wish for a second one (S1)', async () => {
    await live(3)
    const [first, second] = [table.send(pass), table.send({ type: 'pass' })]
    expect(await table.send({ type: 'resign' })).toEqual(refusal('busy'))
    expect(fake.count('intent')).toBe(1)
    fake.tell('view', makeView(4))
    fake.last('intent').answer(accepted(4))
    expect(await first).toEqual(accepted(4))
    expect(await second).toEqual(accepted(4))
  })

  it('asks again by the same key when the line broke before the answer (S3, S5)', async () => {
    await live(3)
    const answer = table.send(pass)
    const { key } = fake.last('intent').message
    fake.reachable = false
    fake.drop()
    await settle()
    expect(table.sending).toEqual({ intent: pass, stage: 'unsent' })
    fake.reachable = true
    fake.connect()
    await settle()
    expect(fake.count('intent')).toBe(2)
    expect(fake.last('intent').message).toMatchObject({ key, seq: 3 })
    fake.last('watch').answer({ ok: true, ...makeView(4) })
    fake.last('intent').answer(accepted(4))
    expect(await answer).toEqual(accepted(4))
  })

  it('takes a line that never answers for half dead, and goes on asking by the same key (S32)', async () => {
    await live(3)
    const answer = table.send(pass)
    const { key } = fake.last('intent').message
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fake.count('intent')).toBe(3)
    expect(
      new Set(fake.sent.filter(({ event }) => event === 'intent').map(({ message }) => message.key)),
    ).toEqual(new Set([key]))
    fake.last('watch').answer({ ok: true, ...makeView(3) })
    fake.last('intent').answer(refusal('not-in-rack'))
    expect(await answer).toEqual(refusal('not-in-rack'))
  })

  it('holds what is wished while the line is down, and sends it once with the old seq (S4, S9)', async () => {
    await live(3)
    fake.reachable = false
    fake.drop()
    const answer = table.send(pass)
    await settle()
    expect(fake.count('intent')).toBe(0)
    expect(table.sending?.stage).toBe('unsent')
    fake.reachable = true
    fake.connect()
    await settle()
    expect(fake.last('intent').message.seq).toBe(3)
    fake.last('intent').answer(refusal('stale'))
    await settle()
    fake.sent
      .filter(({ event }) => event === 'watch')
      .forEach((watch) => {
        watch.answer({ ok: true, ...makeView(5) })
      })
    expect(await answer).toEqual(refusal('stale'))
    expect(table.seq).toBe(5)
  })

  it('looks at the table again before it says that the board has changed (S7)', async () => {
    await live(3)
    let said = false
    const answer = table.send(pass).finally(() => {
      said = true
    })
    fake.last('intent').answer(refusal('stale'))
    await settle()
    expect(said).toBe(false)
    fake.last('watch').answer({ ok: true, ...makeView(4) })
    expect(await answer).toEqual(refusal('stale'))
    expect(table.seq).toBe(4)
  })

  it('comes again with the same key when the house asks it to (S15)', async () => {
    await live(3)
    const answer = table.send(pass)
    const { key } = fake.last('intent').message
    fake.last('intent').answer(refusal('unavailable'))
    await settle()
    expect(table.sending?.stage).toBe('unsent')
    await vi.advanceTimersByTimeAsync(2_000)
    expect([fake.count('intent'), fake.last('intent').message.key]).toEqual([2, key])
    fake.tell('view', makeView(4))
    fake.last('intent').answer(accepted(4))
    expect(await answer).toEqual(accepted(4))
  })

  it('makes a new key for every wish', async () => {
    await live(3)
    void table.send(pass)
    fake.last('intent').answer(refusal('not-your-turn'))
    await settle()
    fake.last('watch').answer({ ok: true, ...makeView(3) })
    await settle()
    void table.send(pass)
    const keys = fake.sent.filter(({ event }) => event === 'intent').map(({ message }) => message.key)
    expect(new Set(keys).size).toBe(2)
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/)
  })

  it('sends nothing to a server of another version, and says that the page must be loaded anew (S124)', async () => {
    fake.version = 99
    table.watch()
    await settle()
    expect(table.line.reloadNeeded).toBe(true)
    expect(await table.send(pass)).toEqual(refusal('reload-needed'))
    expect(fake.sent).toEqual([])
  })

  it('answers what is on its way when the page leaves the table', async () => {
    await live(3)
    const answer = table.send(pass)
    table.close()
    expect(await answer).toEqual(refusal('closed'))
    expect(await table.send(pass)).toEqual(refusal('closed'))
  })
})
