import { chanceFrom } from '../src/core/chance.ts'
import { people } from '../src/core/company.ts'
import { after, open, play, type Step } from '../src/core/play.ts'
import { DECK } from '../src/mathpoker/cards.ts'
import { withoutDrawn } from '../src/mathpoker/deal.ts'
import { type MathPokerKind, mathpoker } from '../src/mathpoker/index.ts'
import type { MathPokerIntent } from '../src/mathpoker/intent.ts'
import { makeCards, makePosition, parseCards, parsePosition } from '../src/mathpoker/notation.ts'
import { fromSetup } from '../src/mathpoker/setup.ts'
import type { MathPokerState } from '../src/mathpoker/state.ts'
import { seedOf } from './playout.ts'

/** A position of some seats (what comes before their cards, the cards, and after), with all other cards in the deck. */
const lineOf = (
  table: string,
  round: string,
  ...seats: readonly (readonly [string, string, string])[]
): string => {
  const held = parseCards(seats.map(([, hand]) => hand).join(' '))
  const deck = withoutDrawn(DECK, held.ok ? held.value : [])
  const text = (hand: string): string => hand.replaceAll(' ', ',') || '-'
  const blocks = seats.map(([before, hand, behind]) => `${before} ${text(hand)} ${behind}`)
  return [table, `${round} ${text(makeCards(deck))}`, ...blocks].join(' | ')
}

/** The first bet of a game. */
export const BETTING = lineOf(
  'betting 1000,5,10,30 0 -',
  '1 1 0 10,10 2',
  ['1000,995,5,5,- - 0', '7.3 + - / 2.1 9.4', '0 -'],
  ['1000,990,10,10,- c 0', '0.2 + - / V5.1 8.2', '0 -'],
  ['1000,1000,0,0,- - 1', '6.3 - / * 1.1 4.4', '0 -'],
)
/** A × in round 11, so that the blinds have doubled twice; one has left, and one is out. */
export const CHOOSING = lineOf(
  'choosing 1000,5,5,- 1 3,2',
  '11 2 1 0,40 1',
  ['900,700,200,0,- - 0', '7.3 + - / 2.1 9.4 10.1', '0 -'],
  ['1500,1300,200,0,- - 0', '0.2 - / * V5.1 8.2 *', '1 -'],
  ['1599,1559,40,0,- fl 2', '6.3 - / * 1.1 4.4', '0 -'],
  ['0,0,0,0,- f 0', '', '0 -'],
)
/** Cards that lie, with side pots. */
export const EQUATION = lineOf(
  'equation 1000,5,10,- 0 -',
  '4 2 2 0,500 -',
  ['500,0,500,0,490 k 0', '7.3 + - / 2.1 9.4 10.1', '0 swing/low=0,1,4,2,5,3,6/high=5,1,0,2,4,3,6'],
  ['1000,0,1000,0,990 a 2', '0.2 + - / V5.1 8.2 3.3', '0 -'],
  ['1500,500,1000,0,990 - 0', '6.3 - / * 1.1 4.4 10.2', '0 ?/low=0,1/high='],
)

const chance = chanceFrom(seedOf(11))

/** What is after time is over, and all that the house does then. */
export const expired = (before: MathPokerState): MathPokerState =>
  after(mathpoker, { seq: 9, state: before }, mathpoker.expire(before, chance(10)), chance).position.state

/** Games of chance at which people leave, are away and come back: their states after every single event. */
export const walk = (seats: number): MathPokerState[] => {
  const whim = chance(1000 + seats)
  const states: MathPokerState[] = []
  let step = open(mathpoker, { chips: 60, blind: 5, rise: 5, clock: 30 }, people(seats), chance)
  const take = (next: Step<MathPokerKind>): void => {
    for (const event of next.events) {
      const last = states.at(-1)
      states.push(last ? mathpoker.apply(last, event) : mathpoker.start(event))
    }
    step = next
  }
  take(step)
  while (step.position.state.outcome === null) {
    const { position } = step
    const toAct = mathpoker.toAct(position.state)
    const seat = toAct[whim.below(Math.max(1, toAct.length))] ?? 0
    const away = position.state.away.indexOf(true)
    const moves: MathPokerIntent[] = [...mathpoker.moves(position.state, seat)]
    const event =
      whim.below(40) === 0
        ? mathpoker.forfeit(position.state, whim.below(seats))
        : whim.below(6) === 0 && mathpoker.deadline(position.state) !== null
          ? mathpoker.expire(position.state, chance(position.seq + 1))
          : null
    if (event) take(after(mathpoker, position, event, chance))
    else {
      const isBack = away >= 0 && (toAct.length === 0 || whim.below(4) === 0)
      const intent = isBack ? ({ type: 'back' } as const) : moves[whim.below(moves.length)]
      const played = intent && play(mathpoker, position, isBack ? away : seat, intent, chance)
      if (!played?.ok) throw new Error('every move that is shown is legal')
      take(played.value)
    }
  }
  return states
}

/** The position that a line of text stands for, or the fault of it. */
export const read = (text: string) => {
  const parsed = parsePosition(text)
  return parsed.ok ? fromSetup(parsed.value) : parsed
}

/** The state of a line that is known to be a position. */
export const state = (text: string): MathPokerState => {
  const made = read(text)
  if (!made.ok) throw new Error(`${made.error.code}: ${text}`)
  return made.value
}

/** The equations of `EQUATION` after time was over: laid open and paid. */
export const SHOWN = makePosition(expired(state(EQUATION)))
