import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_LIMITS } from '../config.ts'
import type { Caller } from './caller.ts'
import { SlowDown } from './slow-down.ts'

const limits = { ...DEFAULT_LIMITS, wrongCodes: { person: 3, address: 5, firstWaitMs: 30_000 } }
const found = async () => ({ ok: true as const, value: 'a game' })
const missing = async () => ({ ok: false as const, error: { code: 'no-such-game' } })
const ada: Caller = { person: 'ada', address: '192.0.2.1' }
const bob: Caller = { person: 'bob', address: '192.0.2.1' }
const far: Caller = { person: 'far', address: '198.51.100.1' }

describe('slowing down guesses', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const guess = async (slowDown: SlowDown, caller: Caller, times: number) => {
    for (let n = 0; n < times; n++) await slowDown.lookup(caller, `WRONG${n}`, missing)
  }
  const retryMs = async (slowDown: SlowDown, caller: Caller, code = 'RIGHT2') => {
    const answer = await slowDown.lookup(caller, code, found)
    return answer.ok ? 0 : (answer.error.data as { retryMs: number }).retryMs
  }

  it('makes a person wait after some wrong codes, right codes too, and not their neighbours', async () => {
    const slowDown = new SlowDown(limits)
    await guess(slowDown, ada, 2)
    expect(await retryMs(slowDown, ada)).toBe(0)
    await guess(slowDown, ada, 1)
    expect(await retryMs(slowDown, ada, 'OTHER2')).toBe(30_000)
    expect(await retryMs(slowDown, bob)).toBe(0)
  })

  it('makes an address wait, whoever asks from there, and nobody elsewhere', async () => {
    const slowDown = new SlowDown(limits)
    await guess(slowDown, { person: null, address: ada.address }, 5)
    expect(await retryMs(slowDown, ada)).toBe(30_000)
    expect(await retryMs(slowDown, bob)).toBe(30_000)
    expect(await retryMs(slowDown, far)).toBe(0)
  })

  it('leaves games alone that were found before', async () => {
    const slowDown = new SlowDown(limits)
    expect(await retryMs(slowDown, bob, 'OURGAM')).toBe(0)
    await guess(slowDown, { person: null, address: bob.address }, 5)
    expect(await retryMs(slowDown, bob, 'OURGAM')).toBe(0)
    expect(await retryMs(slowDown, bob, 'OTHER2')).toBe(30_000)
  })

  it('leaves games alone that a person made or has a seat of, also when nobody remembers', async () => {
    const slowDown = new SlowDown(limits, async (person, code) => person === 'bob' && code === 'SEATED')
    await guess(slowDown, { person: null, address: bob.address }, 5)
    slowDown.found(ada, 'MADE22')
    expect(await retryMs(slowDown, ada, 'MADE22')).toBe(0)
    expect(await retryMs(slowDown, bob, 'MADE22')).toBe(30_000)
    expect(await retryMs(slowDown, bob, 'SEATED')).toBe(0)
    expect(await retryMs(slowDown, ada, 'SEATED')).toBe(30_000)
  })

  it('waits twice as long each time, up to an hour', async () => {
    const slowDown = new SlowDown({ ...limits, wrongCodes: { ...limits.wrongCodes, address: 1000 } })
    const waits: number[] = []
    for (let round = 0; round < 9; round++) {
      await guess(slowDown, ada, 3)
      const wait = await retryMs(slowDown, ada)
      waits.push(wait / 1000)
      vi.advanceTimersByTime(wait)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  })

  it('does not count what is not a wrong code', async () => {
    const slowDown = new SlowDown(limits)
    for (let n = 0; n < 20; n++)
      await slowDown.lookup(ada, `FULL2${n}`, async () => ({ ok: false as const, error: { code: 'full' } }))
    expect(await retryMs(slowDown, ada)).toBe(0)
  })

  it('never waits without limits', async () => {
    const slowDown = new SlowDown(null)
    await guess(slowDown, ada, 50)
    expect(await retryMs(slowDown, ada)).toBe(0)
  })
})
