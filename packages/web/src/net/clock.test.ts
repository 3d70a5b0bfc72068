import { describe, expect, it } from 'vitest'
import { ServerClock } from './clock.ts'

describe('the server’s clock', () => {
  it('runs on the steady counter from what the server said', () => {
    let steady = 100
    const clock = new ServerClock(() => steady)
    clock.note(5_000)
    steady = 350
    expect(clock.now()).toBe(5_250)
  })

  it('believes the message that was fastest on its way', () => {
    let steady = 0
    const clock = new ServerClock(() => steady)
    clock.note(1_000)
    steady = 1_000
    clock.note(1_900) // 100 ms late
    expect(clock.now()).toBe(2_000)
    clock.note(2_040)
    expect(clock.now()).toBe(2_040)
  })

  it('forgets its witnesses: the server may have set its clock', () => {
    const clock = new ServerClock(() => 0)
    clock.note(9_000)
    clock.reset()
    clock.note(2_000)
    expect(clock.now()).toBe(2_000)
  })
})
