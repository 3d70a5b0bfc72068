import { describe, expect, test } from 'vitest'
import { people } from '../src/core/company.ts'
import { chanceFrom } from '../src/core/chance.ts'
import { after, type Position, replay } from '../src/core/play.ts'
import { type MathPokerKind, mathpoker } from '../src/mathpoker/index.ts'
import { liveSeats, type MathPokerEvent } from '../src/mathpoker/state.ts'
import { playout, seedOf } from './playout.ts'

type Event<T extends MathPokerEvent['type']> = Extract<MathPokerEvent, { type: T }>

const options = { chips: 200, blind: 5, rise: 5, clock: 30 } as const

/** Random games of so many seats, step by step. */
const gameOf = (seats: number, number: number) => {
  const seed = seedOf(9000 + 100 * seats + number)
  const steps = [...playout(mathpoker, { options, company: people(seats) }, seed)].map((each) =>
    'step' in each ? each.step : each,
  )
  return { steps, log: steps.flatMap(({ events }) => events) }
}

describe.each([2, 3, 4, 5, 6, 7, 8])('random games of %i seats', (seats) => {
  const games = Array.from({ length: 4 }, (_, number) => gameOf(seats, number))

  test('MP-22: the audit is empty after every step', () => {
    for (const { steps } of games)
      for (const { position } of steps) expect(mathpoker.audit(position.state)).toEqual([])
  })

  test('MP-22: chips are conserved event by event', () => {
    for (const { log } of games) {
      let state = mathpoker.start(log[0] as MathPokerEvent)
      for (const event of log.slice(1)) {
        state = mathpoker.apply(state, event)
        const { stacks, totals } = state.betting
        const chips = [...stacks, ...totals].reduce((sum, each) => sum + each, state.removed)
        expect(chips).toBe(options.chips * seats)
      }
    }
  })

  test('MP-19: it ends with one player who has all chips, and everybody has a place', () => {
    for (const { steps } of games) {
      const state = steps.at(-1)?.position.state
      expect(state?.outcome?.places.filter((place) => place === 1)).toHaveLength(1)
      expect(state?.betting.stacks.filter((stack) => stack > 0)).toHaveLength(1)
      expect(Math.max(...(state?.outcome?.places ?? []))).toBeLessThanOrEqual(seats)
    }
  })

  test('the log read back from JSON gives the last state', () => {
    for (const { steps, log } of games)
      expect(replay<MathPokerKind>(mathpoker, JSON.parse(JSON.stringify(log)))).toEqual(
        steps.at(-1)?.position,
      )
  })

  test('MP-19: the small blind goes to the next seat that has chips', () => {
    for (const { log } of games) {
      let state = mathpoker.start(log[0] as MathPokerEvent)
      let before: Event<'dealt'> | null = null
      for (const event of log.slice(1)) {
        if (event.type === 'dealt') {
          const { stacks } = state.betting
          if (before) {
            for (let seat = (before.small + 1) % seats; seat !== event.small; seat = (seat + 1) % seats)
              expect(stacks[seat]).toBe(0)
          }
          expect(stacks[event.small]).toBeGreaterThan(0)
          expect(event.big).not.toBe(event.small)
          before = event
        }
        state = mathpoker.apply(state, event)
      }
    }
  })

  test('a round ends from anywhere by time-outs alone', () => {
    const chance = chanceFrom(seedOf(77))
    const positions = games.flatMap(({ steps }) => steps.map(({ position }) => position))
    for (let at = 0; at < positions.length; at += 7) {
      let position = positions[at] as Position<MathPokerKind>
      const { round } = position.state
      let waited = 0
      while (position.state.phase !== 'over' && position.state.round?.number === round?.number) {
        if (mathpoker.deadline(position.state) === null) break
        const expired = mathpoker.expire(position.state, chance(position.seq + 1))
        position = after(mathpoker, position, expired, chance).position
        expect(++waited).toBeLessThan(80)
      }
      // Either the next round was dealt, or it is over, or everybody is away and it waits between two rounds.
      if (position.state.round?.number === round?.number)
        expect(['over', 'between']).toContain(position.state.phase)
    }
  })

  test('MP-20: whoever leaves at any moment, the others play on and the last one wins', () => {
    const chance = chanceFrom(seedOf(78))
    const positions = games.flatMap(({ steps }) => steps.map(({ position }) => position))
    for (let at = 0; at < positions.length; at += 5) {
      let position = positions[at] as Position<MathPokerKind>
      const players = [...Array(seats).keys()].filter((seat) => !position.state.exits.flat().includes(seat))
      const winner = players[at % players.length]
      for (const seat of players) {
        // Some lose their last chips when another's leaving ends the round.
        if (seat === winner || position.state.exits.flat().includes(seat)) continue
        position = after(mathpoker, position, mathpoker.forfeit(position.state, seat), chance).position
        expect(mathpoker.audit(position.state)).toEqual([])
        expect(liveSeats(position.state)).not.toContain(seat)
      }
      expect(position.state.outcome?.places.indexOf(1)).toBe(winner)
    }
  })
})
