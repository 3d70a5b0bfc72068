import { people } from './company.ts'
import { describe, expect, test } from 'vitest'
import { toy } from '../../test/toy/index.ts'
import { chanceFrom } from './chance.ts'
import { advance, after, open, play, replay } from './play.ts'

const chance = chanceFrom('c0'.repeat(32))
const opened = open(toy, { goal: 12, clock: null }, people(2), chance)

/** A game in which the seats take these numbers in turn. */
const playAll = (...takes: readonly number[]) => {
  let { position, events } = opened
  for (const [at, n] of takes.entries()) {
    const step = play(toy, position, at % 2, { type: 'take', n }, chance)
    if (!step.ok) throw new Error(step.error.code)
    position = step.value.position
    events = [...events, ...step.value.events]
  }
  return { position, events }
}

describe('play', () => {
  test('the opening is event 1', () => {
    expect(opened.events.map(({ type }) => type)).toEqual(['opened'])
    expect(opened.position.seq).toBe(1)
  })

  test('what the house does follows the intent in the same step', () => {
    const { position } = playAll(3, 3, 3)
    const step = play(toy, position, 1, { type: 'take', n: 1 }, chance)
    expect(step.ok && step.value.events.map(({ type }) => type)).toEqual(['took', 'rolled'])
    expect(step.ok && step.value.position.seq).toBe(position.seq + 2)
  })

  test('S3: an event draws by its number alone, so that a retry draws the same', () => {
    const { position } = playAll(3, 2)
    const take = () => play(toy, position, 0, { type: 'take', n: 1 }, chanceFrom('c0'.repeat(32)))
    expect(take()).toEqual(take())
    const later = playAll(3, 2, 1).position
    const drawn = [position, later].map(({ seq }) => chance(seq + 1).below(2 ** 32))
    expect(drawn[0]).not.toBe(drawn[1])
  })

  test('G-4: a refusal is a code, with the position as it was', () => {
    const { position } = playAll(3)
    expect(play(toy, position, 0, { type: 'pass' }, chance)).toEqual({
      ok: false,
      error: { code: 'not-your-turn' },
    })
    const near = playAll(3, 3, 3, 1).position
    expect(play(toy, near, 0, { type: 'take', n: 3 }, chance)).toMatchObject({ error: { code: 'too-many' } })
  })

  test('after the end everything is refused, whoever asks', () => {
    const resigned = play(toy, opened.position, 1, { type: 'resign' }, chance)
    if (!resigned.ok) throw new Error(resigned.error.code)
    for (const seat of [0, 1]) {
      const again = play(toy, resigned.value.position, seat, { type: 'resign' }, chance)
      expect(again).toEqual({ ok: false, error: { code: 'game-over' } })
    }
  })
})

describe('replay', () => {
  test('a log gives its position, at once or bit by bit', () => {
    const { position, events } = playAll(3, 3, 3, 1)
    expect(replay(toy, events)).toEqual(position)
    expect(advance(toy, replay(toy, events.slice(0, 3)), events.slice(3))).toEqual(position)
  })

  test('a time-out is a step like any other', () => {
    const { seq, state } = opened.position
    const step = after(toy, opened.position, toy.expire(state, chance(seq + 1)), chance)
    expect(step.events).toEqual([{ type: 'timed-out', seat: 0 }])
    expect(replay(toy, [...opened.events, ...step.events])).toEqual(step.position)
  })
})
