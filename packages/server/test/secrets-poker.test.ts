import { chanceFrom } from '@trueline/rules'
import type { IntentAnswer, TableView, ViewMessage } from '@trueline/rules/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MathPokerIntent } from '../../rules/src/mathpoker/intent.ts'
import { computer } from '../../rules/src/mathpoker/bot.ts'
import type { MathPokerEvent } from '../../rules/src/mathpoker/state.ts'
import type { MathPokerView } from '../../rules/src/mathpoker/view.ts'
import { freshKey, openPlace, TestHouse, type Visitor } from './door-house.ts'
import { Ears, steadyRandom } from './ears.ts'
import { leaksIn, seenBy } from './secrets-cards.ts'

type Message = ViewMessage<TableView & MathPokerView>

const SEATS = 3
/** Short stacks, so that there are all-ins, and an end. */
const OPTIONS = { chips: 120, blind: 5, rise: 5, clock: null }
const MOST_TURNS = 500

describe('a whole game of MathPoker, every byte of it recorded (S45, S46, S47)', () => {
  let house: TestHouse
  let leave: () => Promise<void>
  let players: Ears[]
  let watcher: Ears
  let events: MathPokerEvent[]
  let seed: string

  beforeAll(async () => {
    const place = await openPlace('PGlite')
    leave = place.leave
    house = await TestHouse.open(place.database, { random: steadyRandom('poker') })
    const people = await Promise.all(['Ada', 'Noor', 'Eve'].map((name) => house.person(name)))
    const made = await (people[0] as Visitor).ask('POST', '/api/games', {
      kind: 'mathpoker',
      mode: 'online',
      seats: SEATS,
      options: OPTIONS,
    })
    const { code } = made.body as { code: string }
    for (const person of people.slice(1)) await person.ask('POST', `/api/games/${code}/seats`, {})
    const listen = (visitor: Visitor) => Ears.open(house.url, visitor)
    players = await Promise.all(people.map(listen))
    watcher = await listen(house.visitor())
    for (const { socket } of [...players, watcher]) await socket.ask('watch', { code })

    const game = `/api/games/${code}`
    const chance = chanceFrom('ab'.repeat(32))
    const wishes = (view: MathPokerView, turn: number): MathPokerIntent[] => {
      const chosen = computer.choose(view, 'easy', chance(turn), () => true)
      // What is not finished, and taken back, is hidden like what is locked in.
      if (chosen.type === 'lock' && turn % 2 === 0)
        return [{ ...chosen, type: 'arrange' }, chosen, { type: 'unlock' }, chosen]
      return [chosen]
    }
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const { view } = (await watcher.ask('GET', `${game}/view`)) as Message
      if (view.outcome) break
      const seat = view.toAct[turn % view.toAct.length] ?? 0
      const actor = players[seat] as Ears
      const mine = (await actor.ask('GET', `${game}/view`)) as Message
      for (const intent of wishes(mine.view, turn)) {
        const answer = (await actor.socket.ask('intent', { code, key: freshKey(), intent })) as IntentAnswer
        // The last to lock in ends the phase, and takes nothing back.
        if (!answer.ok && !['not-now', 'not-locked'].includes(answer.error.code))
          throw new Error(`${JSON.stringify(intent)}: ${answer.error.code}`)
      }
      const other = players[(seat + 1) % SEATS] as Ears
      // What is refused must not tell either.
      await other.ask('POST', `${game}/intents`, {
        key: freshKey(),
        intent: { type: 'lock', bet: 'low', low: [0] },
      })
      for (const path of [game, `${game}/view`, `${game}/log`, '/api/me/games']) await other.ask('GET', path)
      await other.ask('GET', `${game}/view?seat=${seat}`)
    }
    const { prisma } = place.database
    const stored = await prisma.event.findMany({ where: { code }, orderBy: { seq: 'asc' } })
    events = stored.map(({ data }) => data as unknown as MathPokerEvent)
    seed = (await prisma.game.findUniqueOrThrow({ where: { code } })).seed
  }, 180_000)
  afterAll(async () => {
    await house.close()
    await leave()
  })

  const leaks = (messages: readonly string[], seat: number | null): string[] => {
    const seen = seenBy(events, seat)
    return [...new Set(messages.flatMap((message) => leaksIn(message, seen, seed)))]
  }

  it('has rounds with everything in them that is hidden for a while', () => {
    const types = new Set(events.map(({ type }) => type))
    for (const type of ['dealt', 'chose', 'drew', 'arranged', 'locked', 'shown', 'concluded'] as const)
      expect(types).toContain(type)
    expect(events.filter(({ type }) => type === 'shown').length).toBeGreaterThan(2)
    for (const { before } of [...players, watcher]) expect(before.length).toBeGreaterThan(100)
  })

  it.each([0, 1, 2])('tells seat %i nothing that is hidden from it', (seat) => {
    expect(leaks(players[seat]?.before ?? [], seat)).toEqual([])
  })

  it('tells a watcher nothing but what lies open', () => {
    expect(leaks(watcher.before, null)).toEqual([])
  })

  it('and the search would find the hidden card of another, their order, a × that goes, and the seed', () => {
    // What a seat sees with good reason is a leak to any other.
    const asOther = leaks(players[0]?.before ?? [], 1)
    expect(asOther).toContainEqual(expect.stringMatching(/^a card that is hidden/))
    expect(
      leaks(
        players.flatMap(({ before }) => before),
        null,
      ),
    ).toContainEqual(expect.stringMatching(/^an order/))
    const sent = (event: MathPokerEvent) => `42["view",${JSON.stringify({ news: [event] })}]`
    for (const event of events.filter(({ type }) => ['dealt', 'locked', 'arranged'].includes(type)))
      expect(leaks([sent(event)], null)).not.toEqual([])
    expect(leaks([`{"error":{"message":"${seed}"}}`], 0)).toEqual(['the seed'])
  })
})
