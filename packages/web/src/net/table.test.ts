import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line } from './line.svelte.ts'
import { Table } from './table.svelte.ts'
import { FakeSocket, makeView, refusal } from './testing/fake-socket.ts'

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

describe('watching', () => {
  it('is connecting until the first view, then live', async () => {
    table.watch()
    expect(table.status).toBe('connecting')
    await settle()
    expect(fake.last('watch').message).toEqual({ code: CODE })
    fake.last('watch').answer({ ok: true, ...makeView(3) })
    await settle()
    expect(table.status).toBe('live')
    expect([table.seq, table.seat, table.news]).toEqual([3, 0, []])
  })

  it('takes newer views whole, and tells what is new in them', async () => {
    await live(3)
    fake.tell('view', makeView(5))
    expect(table.seq).toBe(5)
    expect(table.news.map(({ type }) => type)).toEqual(['event-4', 'event-5'])
  })

  it('tells what is new where a long game tells no more of what is long past', async () => {
    await live(3)
    const { view, ...rest } = makeView(5)
    fake.tell('view', { ...rest, view: { ...view, news: view.news.slice(2) } })
    expect(table.news.map(({ type }) => type)).toEqual(['event-4', 'event-5'])
    const later = makeView(9)
    fake.tell('view', { ...later, view: { ...later.view, news: later.view.news.slice(6) } })
    expect(table.news.map(({ type }) => type)).toEqual(['event-7', 'event-8', 'event-9'])
  })

  it('drops a view older than the one it has (S8)', async () => {
    await live(3)
    fake.tell('view', makeView(5))
    fake.tell('view', makeView(4))
    expect(table.seq).toBe(5)
  })

  it('takes a view of the same seq: somebody sat down or a claim came due', async () => {
    await live(3)
    fake.tell('view', makeView(3, { claimableAt: 7 }))
    expect(table.view?.claimableAt).toBe(7)
    expect(table.news).toEqual([])
  })

  it('drops an answer that was overtaken on its way: time was given back meanwhile (S8)', async () => {
    await live(3)
    fake.tell('view', { ...makeView(3, { givenBack: 5_000 }), now: 1_000_900 })
    void table.refresh()
    fake.last('watch').answer({ ok: true, ...makeView(3), now: 1_000_400 })
    await settle()
    expect([table.view?.givenBack, table.status]).toEqual([5_000, 'live'])
  })

  it('does not listen to another table', async () => {
    await live(3)
    fake.tell('view', { ...makeView(9), code: 'AAAAAA' })
    fake.tell('presence', { code: 'AAAAAA', seats: [true, true] })
    expect([table.seq, table.presence]).toEqual([3, []])
  })

  it('asks again when a view comes for other eyes than its own', async () => {
    await live(3)
    fake.tell('view', makeView(4, { seat: 1 }))
    expect([table.seq, table.seat]).toEqual([3, 0])
    fake.last('watch').answer({ ok: true, ...makeView(4, { seat: 1 }) })
    await settle()
    expect([table.seq, table.seat, fake.count('watch')]).toEqual([4, 1, 2])
  })

  it('changes seats at a table with two of ours, and shows no news of the change', async () => {
    await live(3)
    table.watch(1)
    await settle()
    expect(fake.last('watch').message).toEqual({ code: CODE, seat: 1 })
    fake.last('watch').answer({ ok: true, ...makeView(3, { seat: 1 }) })
    await settle()
    expect([table.seat, table.news]).toEqual([1, []])
  })

  it('is gone when the server knows no such table, and not when it is only busy', async () => {
    table.watch()
    await settle()
    fake.last('watch').answer(refusal('slow-down'))
    await settle()
    expect(table.status).toBe('connecting')
    await vi.advanceTimersByTimeAsync(2_000)
    fake.last('watch').answer(refusal('no-such-game'))
    await settle()
    expect(table.status).toBe('gone')
    expect(table.gone?.code).toBe('no-such-game')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(300_000)
    expect(fake.count('watch')).toBe(2)
  })

  it('keeps the reason why it gets no view until it gets one', async () => {
    table.watch()
    await settle()
    fake.last('watch').answer(refusal('slow-down'))
    await settle()
    expect([table.refused, table.status]).toEqual(['slow-down', 'connecting'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(table.troubled).toBe(true)
    fake.last('watch').answer({ ok: true, ...makeView(3) })
    await settle()
    expect([table.refused, table.troubled]).toEqual([null, false])
  })

  it('looks on when the seat it asked for is not ours', async () => {
    table.watch(1)
    await settle()
    fake.last('watch').answer(refusal('not-your-seat'))
    await settle()
    expect(fake.last('watch').message).toEqual({ code: CODE })
  })

  it('says presence', async () => {
    await live()
    fake.tell('presence', { code: CODE, seats: [true, false] })
    expect(table.presence).toEqual([true, false])
  })
})

describe('a line that fails', () => {
  it('is reconnecting at once, in trouble after two seconds, and live again with the view of the server', async () => {
    await live(3)
    fake.reachable = false
    fake.drop()
    expect([table.status, table.troubled]).toEqual(['reconnecting', false])
    await vi.advanceTimersByTimeAsync(1_999)
    expect(table.troubled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(table.troubled).toBe(true)
    fake.reachable = true
    fake.connect()
    await settle()
    expect(table.status).toBe('reconnecting')
    fake.last('watch').answer({ ok: true, ...makeView(6) })
    await settle()
    expect([table.status, table.troubled, table.seq]).toEqual(['live', false, 6])
    expect(table.news).toHaveLength(3)
  })

  it('is live again also where the house has set its clock back meanwhile', async () => {
    await live(3)
    fake.drop()
    fake.connect()
    await settle()
    fake.last('watch').answer({ ok: true, ...makeView(3), now: 900_000 })
    await settle()
    expect(table.status).toBe('live')
  })

  it('keeps quiet about a break of less than two seconds', async () => {
    await live(3)
    fake.drop()
    await vi.advanceTimersByTimeAsync(1_500)
    fake.connect()
    await settle()
    fake.last('watch').answer({ ok: true, ...makeView(3) })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(table.troubled).toBe(false)
  })

  it('looks again after a minute of quiet, and soon after a deadline has passed (S8, S53)', async () => {
    await live(3)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fake.count('watch')).toBe(2)
    fake.last('watch').answer({ ok: true, ...makeView(3, { deadlineAt: table.now() + 5_000 }) })
    await settle()
    await vi.advanceTimersByTimeAsync(6_400)
    expect(fake.count('watch')).toBe(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(fake.count('watch')).toBe(3)
  })

  it('does not look again at a game that is over', async () => {
    table.watch()
    await settle()
    fake.last('watch').answer({ ok: true, ...makeView(9, { status: 'finished' }) })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(fake.count('watch')).toBe(1)
  })

  it('opens the line anew when the page comes back to the front and nobody answers (S23)', async () => {
    await live(3)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(fake.count('watch')).toBe(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(fake.count('watch')).toBe(3)
    fake.last('watch').answer({ ok: true, ...makeView(4) })
    await settle()
    expect([table.status, table.seq]).toEqual(['live', 4])
  })
})

describe('a device without net', () => {
  it('is offline once the server does not answer either, and still live where it does', async () => {
    await live(3)
    dispatchEvent(new Event('offline'))
    fake.last('watch').answer({ ok: true, ...makeView(3) })
    await settle()
    expect(table.status).toBe('live')
    dispatchEvent(new Event('offline'))
    fake.reachable = false
    await vi.advanceTimersByTimeAsync(2_000)
    expect(table.status).toBe('offline')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(table.troubled).toBe(true)
    fake.reachable = true
    dispatchEvent(new Event('online'))
    await settle()
    fake.last('watch').answer({ ok: true, ...makeView(4) })
    await settle()
    expect([table.status, table.troubled, table.seq]).toEqual(['live', false, 4])
  })
})

describe('the clock', () => {
  it("counts the server's time, whatever the device's clock says (S58)", async () => {
    vi.setSystemTime(new Date('2001-01-01'))
    await live(3)
    expect(table.now()).toBe(1_000_000)
    vi.setSystemTime(new Date('2044-04-04'))
    await vi.advanceTimersByTimeAsync(250)
    expect(table.now()).toBe(1_000_250)
  })
})
