import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../src/catalogue.ts'
import { chanceFrom } from '../src/core/chance.ts'
import type { Kind } from '../src/core/game.ts'
import { after, play, replay, type Position, type Step } from '../src/core/play.ts'
import type { Viewer } from '../src/core/seat.ts'
import { type Entry, entries } from './entries.ts'
import { playout, seedOf, type Turn } from './playout.ts'

const chance = chanceFrom(seedOf(99))
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** A game that played itself, as far as it came. */
interface Playout {
  readonly opening: Step<Kind>
  readonly turns: readonly Turn<Kind>[]
}

test('every game of the catalogue is held to the contract', () => {
  const ids = entries.map(({ game }) => game.id)
  for (const id of catalogue.keys()) expect(ids).toContain(id)
})

describe.each(entries.map((entry) => [entry.game.id, entry] as const))('%s', (_id, entry) => {
  const { game } = entry
  const playouts = makePlayouts(entry)
  const turns = playouts.flatMap((each) => each.turns)
  const viewers: readonly Viewer[] = [...Array(game.seats.min).keys(), 'watcher']

  test('plays all kinds of turns', () => {
    const kinds = new Set(turns.map(({ intent }) => (intent as { type: string } | null)?.type ?? 'time-out'))
    expect(kinds.size).toBeGreaterThan(2)
    expect(kinds).toContain('time-out')
  })

  test('1: each intent from moves passes the schema and is accepted', () => {
    for (const { before, seat } of sample(turns, 200)) {
      const moves = game.moves(before.state, seat)
      expect(moves.length).toBeGreaterThan(0)
      for (const intent of sample(moves, 60)) {
        expect(game.intent.parse(intent)).toEqual(intent)
        expect(play(game, before, seat, intent, chance)).toMatchObject({ ok: true })
      }
    }
  })

  test('2: an intent from a seat that is not to act is refused', () => {
    for (const { before, seat } of sample(turns, 200)) {
      const toAct = game.toAct(before.state)
      for (let other = 0; other < game.seats.min; other++) {
        if (toAct.includes(other)) continue
        expect(game.moves(before.state, other)).toEqual([])
        for (const intent of sample(game.moves(before.state, seat), 20)) {
          if (entry.anytime.includes((intent as { type: string }).type)) continue
          expect(play(game, before, other, intent, chance)).toEqual({
            ok: false,
            error: { code: 'not-your-turn' },
          })
        }
      }
    }
  })

  test('3: playing leaves its argument untouched', () => {
    // The states of all playouts were frozen before they were played on: a write would have thrown.
    for (const { before, seat, intent } of sample(turns, 50)) {
      expect(Object.isFrozen(before.state)).toBe(true)
      const copy = structuredClone(before)
      if (intent !== null) play(game, before, seat, intent, chance)
      for (const viewer of viewers) game.view(before.state, viewer)
      expect(before).toEqual(copy)
    }
  })

  test('4: the log read back from JSON gives the live state after every step', () => {
    for (const { opening, turns: played } of sample(playouts, 20)) {
      const log: Kind['Event'][] = []
      for (const { events, position } of [opening, ...played.map(({ step }) => step)]) {
        log.push(...events)
        expect(replay(game, throughJson(log))).toEqual(position)
        expect(throughJson(position.state)).toEqual(position.state)
      }
    }
  })

  test('5: the game ends', () => {
    for (const { turns: played } of playouts) {
      const last = played.at(-1)?.step.position.state
      const outcome = game.outcome(last)
      expect(outcome?.places).toHaveLength(game.seats.min)
      expect(Math.min(...(outcome?.places ?? []))).toBe(1)
      expect(game.toAct(last)).toEqual([])
      expect(game.deadline(last)).toBeNull()
      expect(game.house(last, chance(1))).toBeNull()
    }
  })

  test('6: the audit is empty after every step', () => {
    for (const { opening, turns: played } of playouts) {
      for (const { position } of [opening, ...played.map(({ step }) => step)]) {
        expect(game.audit(position.state)).toEqual([])
      }
    }
  })

  test('7: the same seed gives the same game', () => {
    const [again] = makePlayouts({ ...entry, games: 1 })
    expect(again).toEqual(playouts[0])
    expect(playouts[1]?.opening).not.toEqual(playouts[0]?.opening)
  })

  test('8: no JSON makes decide throw', () => {
    const positions = sample(turns, 40).map(({ before, seat }) => ({
      before,
      moves: sample(game.moves(before.state, seat), 30),
    }))
    const anyPosition = fc.constantFrom(...positions)
    const near = anyPosition.chain(({ before, moves }) =>
      fc.tuple(fc.constant(before), fc.constantFrom(...moves).chain(spoilt)),
    )
    const far = fc.tuple(
      anyPosition.map(({ before }) => before),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.oneof(near, far), fc.nat(game.seats.min), ([before, json], seat) => {
        const parsed = game.intent.safeParse(json)
        if (!parsed.success) return
        const copy = structuredClone(before)
        const answer = play(game, before, seat, parsed.data, chance)
        expect(typeof answer.ok).toBe('boolean')
        expect(before).toEqual(copy)
        if (answer.ok) expect(game.audit(answer.value.position.state)).toEqual([])
        else expect(answer.error.code).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: 1000 },
    )
  })

  test('9: states that differ in hidden things only look the same', () => {
    let different = 0
    for (const { position } of sample(turns, 200).map(({ step }) => step)) {
      for (const viewer of viewers) {
        const disguised = entry.disguise(position.state, viewer)
        if (JSON.stringify(disguised) !== JSON.stringify(position.state)) different++
        expect(game.view(disguised, viewer)).toEqual(game.view(position.state, viewer))
      }
    }
    expect(different).toBeGreaterThan(100)
  })

  test('10: a watcher sees the secrets of no seat', () => {
    for (const { before } of sample(turns, 200)) {
      const watched = game.view(before.state, 'watcher')
      for (let seat = 0; seat < game.seats.min; seat++) {
        expect(game.view(before.state, seat)).not.toEqual(watched)
        // Not even what this seat alone sees.
        const others = viewers.filter((viewer) => viewer !== seat)
        const disguised = others.reduce((state, viewer) => entry.disguise(state, viewer), before.state)
        expect(game.view(disguised, 'watcher')).toEqual(watched)
      }
    }
  })

  if (entry.notation) {
    const { reread, positionOf } = entry.notation
    test('11: a position written and read again is the position', () => {
      for (const { before } of sample(turns, 200))
        expect(reread(before.state)).toEqual(positionOf(before.state))
    })
  }

  test('12: when all seats but one have left it is over, and who left is last', () => {
    for (const { before } of sample(turns, 100)) {
      for (let winner = 0; winner < game.seats.min; winner++) {
        let position: Position<Kind> = before
        for (let seat = 0; seat < game.seats.min; seat++) {
          if (seat !== winner)
            position = after(game, position, game.forfeit(position.state, seat), chance).position
        }
        expect(game.toAct(position.state)).toEqual([])
        expect(game.outcome(position.state)?.places.indexOf(1)).toBe(winner)
        expect(game.audit(position.state)).toEqual([])
      }
    }
  })

  const { computer } = game
  if (computer) {
    test.each(computer.levels)(
      '13: what the computer does at level %s, having seen its view alone, is legal',
      (level) => {
        for (const { before, seat } of sample(turns, entry.searches ?? 60)) {
          const view = throughJson(game.view(before.state, seat))
          const rng = chance(before.seq)
          let asked = 0
          // Who is not patient chooses though nobody ever says that it is enough.
          const patient = computer.patient?.includes(level) ?? false
          const chosen = computer.choose(view, level, rng, () => patient && ++asked > 20)
          for (const intent of [chosen, computer.fallback(view)]) {
            expect(game.intent.parse(throughJson(intent))).toEqual(intent)
            expect(play(game, before, seat, intent, chance)).toMatchObject({ ok: true })
          }
          expect(computer.pause(level, rng)).toBeGreaterThanOrEqual(0)
        }
      },
    )
  }

  const { hints } = game
  if (hints) {
    test('moves that are shown, found in the view alone, are legal', () => {
      for (const { before, seat } of sample(turns, entry.searches ?? 100)) {
        for (const found of hints.find(throughJson(game.view(before.state, seat))))
          expect(play(game, before, seat, found, chance)).toMatchObject({ ok: true })
      }
    })
  }

  test('14: when time is over it is another turn, or it is over', () => {
    for (const { before } of sample(turns, 200)) {
      const toAct = game.toAct(before.state)
      const expired = game.expire(before.state, chance(before.seq + 1))
      const { state } = after(game, before, expired, chance).position
      if (game.outcome(state) !== null) expect(game.toAct(state)).toEqual([])
      else if (entry.turnOf) expect(entry.turnOf(state)).not.toEqual(entry.turnOf(before.state))
      else expect(game.toAct(state)).not.toEqual(toAct)
    }
  })

  test('news of all that happened is what a view lists', () => {
    for (const { opening, turns: played } of sample(playouts, 10)) {
      const events = [...opening.events.slice(1), ...played.flatMap(({ step }) => step.events)]
      const last = played.at(-1)?.step.position.state
      for (const viewer of [...viewers, 'archive' as const]) {
        const told = events.flatMap((event) => game.news(event, viewer) ?? [])
        const listed = game.view(last, viewer).news
        expect(listed.length).toBeGreaterThan(0)
        expect(listed).toEqual(entry.recentNews ? told.slice(-listed.length) : told)
      }
    }
  })
})

/** All playouts of an entry. */
function makePlayouts(entry: Entry<Kind>): Playout[] {
  return entry.openings.flatMap(({ options, company }, at) =>
    Array.from({ length: entry.games }, (_, number) => {
      const parsed = entry.game.options.parse(options)
      const [opening, ...turns] = playout(
        entry.game,
        { options: parsed, company },
        seedOf(1 + number + at * 1000),
      )
      if (!opening || 'step' in opening) throw new Error('a playout begins with its opening')
      return { opening, turns: turns.filter((turn) => 'step' in turn) }
    }),
  )
}

/** Some of the items, evenly spread. */
function sample<T>(items: readonly T[], count: number): T[] {
  const every = Math.max(1, items.length / count)
  return Array.from({ length: Math.min(count, items.length) }, (_, at) => items[Math.floor(at * every)] as T)
}

/** An intent with one of its parts replaced by something else. */
function spoilt(intent: unknown): fc.Arbitrary<unknown> {
  const text = JSON.stringify(intent)
  const parts = [...text.matchAll(/"[^"]*"|-?\d+/g)]
  const others = fc.oneof(
    fc.constantFrom(...parts.map(([part]) => part)),
    fc.constantFrom(
      '"A1"',
      '"O15"',
      '"H8"',
      '"0"',
      '"9"',
      '"12"',
      '0',
      '1',
      '-1',
      '1e9',
      'null',
      '[]',
      '{}',
      '""',
    ),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  )
  return fc.tuple(fc.nat(parts.length - 1), others).map(([at, other]) => {
    const part = parts[at] as RegExpExecArray
    const spoiltText = text.slice(0, part.index) + other + text.slice(part.index + part[0].length)
    try {
      return JSON.parse(spoiltText) as unknown
    } catch {
      return other
    }
  })
}
