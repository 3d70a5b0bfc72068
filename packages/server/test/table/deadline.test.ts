import { expect, it } from 'vitest'
import { Deadlines } from '../../src/table/deadline.ts'
import { FakeClock } from './clock.ts'

/** Clocks over a store of so many turns that are over; `end` is what comes of ending one. */
const clocksOver = (count: number, end: (code: string) => string | null) => {
  const clock = new FakeClock()
  const due = Array.from({ length: count }, (_, n) => ({
    code: `G${n}`,
    deadlineAt: clock.now() - count + n,
  }))
  const asked: string[] = []
  const ended = new Set<string>()
  const deadlines = new Deadlines({
    clock,
    store: {
      due: async ({ until, except, limit }) =>
        due
          .filter(({ code, deadlineAt }) => deadlineAt <= until && !ended.has(code) && !except.includes(code))
          .slice(0, limit),
    },
    report: (error) => {
      throw error
    },
    expire: async (code) => {
      asked.push(code)
      const fault = end(code)
      if (fault === null) ended.add(code)
      return fault
    },
  })
  deadlines.start()
  return { clock, asked, ended, deadlines }
}

it('ends all turns at once, however many are over', async () => {
  const { clock, asked, ended, deadlines } = clocksOver(950, () => null)
  await clock.advance(1)
  expect([ended.size, asked.length]).toEqual([950, 950])
  await deadlines.stop()
})

it('sees past any number of games whose rules throw, and asks those again after a minute', async () => {
  const isBroken = (code: string) => Number(code.slice(1)) < 450
  const { clock, asked, ended, deadlines } = clocksOver(500, (code) => (isBroken(code) ? 'internal' : null))
  await clock.advance(1)
  expect(ended.size).toBe(50)
  await clock.advance(50_000)
  expect(asked.length).toBe(500)
  await clock.advance(12_000)
  expect(asked.length).toBe(950)
  await deadlines.stop()
})

it('asks again within seconds when the store did not answer', async () => {
  let away = true
  const { clock, ended, deadlines } = clocksOver(300, () => (away ? 'unavailable' : null))
  await clock.advance(5_000)
  expect(ended.size).toBe(0)
  away = false
  await clock.advance(4_000)
  expect(ended.size).toBe(300)
  await deadlines.stop()
})
