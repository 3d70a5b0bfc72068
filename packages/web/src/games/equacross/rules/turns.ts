import type { EquaCrossEvent } from '@trueline/rules/equacross/guide'
import type { TurnExample } from './work.ts'

const EMPTY = 'o/o/o/o/o/o/o/o/o/o/o/o/o/o/o'
const STAR_LINE = 'o/o/o/o/o/o/o/f297f/o/o/o/o/o/o/o'
const HINTED = `${STAR_LINE} 35,1234567 0,8 0 - 1,1 0 0,0 -`

const hinted = (events: readonly EquaCrossEvent[]) => events.find((event) => event.type === 'hinted')
/** Whether a shown move costs so many percent of its points, rounded half up (EC-17). */
const costs =
  (percent: number) =>
  (events: readonly EquaCrossEvent[]): boolean => {
    const { play, cost } = hinted(events) ?? { play: null, cost: -1 }
    return play !== null && cost === Math.floor((play.score * percent + 50) / 100)
  }
const endsBy = (why: string) => (events: readonly EquaCrossEvent[]) => {
  const end = events.at(-1)
  return end?.type === 'ended' && end.why === why
}

/** The turns of the rule book that are more than one play. */
export const TURNS = {
  exchange: {
    rule: 'EC-12',
    position: `${EMPTY} 2974113,99888777 0,0 1 1234567 0,0 1 0,0 -`,
    moves: ['exchange 99'],
    // EC-3: whoever has eight keeps eight.
    expects: (_, { racks, bag }) => racks[1].length === 8 && bag.length === 7,
  },
  smallBag: {
    rule: 'EC-12',
    position: `${EMPTY} 2974113,99888777 0,0 1 123456 0,0 1 0,0 -`,
    moves: ['exchange 99'],
    expects: 'bag-too-small',
  },
  refill: {
    rule: 'EC-3',
    position: `${EMPTY} 2974113,99888777 0,0 0 1234567 0,0 0 0,0 -`,
    moves: ['play G8=2 H8=9 I8=7'],
    expects: (_, { racks }) => racks[0].length === 7,
  },
  easy: {
    rule: 'EC-17',
    position: HINTED,
    moves: ['hint'],
    hints: { tariff: 50, taken: 0 },
    expects: costs(50),
  },
  medium: {
    rule: 'EC-17',
    position: HINTED,
    moves: ['hint'],
    hints: { tariff: 75, taken: 0 },
    expects: costs(75),
  },
  hard: {
    rule: 'EC-17',
    position: HINTED,
    moves: ['hint'],
    hints: { tariff: 100, taken: 0 },
    expects: costs(100),
  },
  fourth: {
    rule: 'EC-17',
    position: HINTED,
    moves: ['hint'],
    hints: { tariff: 50, taken: 3 },
    expects: costs(100),
  },
  charged: {
    rule: 'EC-17',
    position: `${STAR_LINE} 35,1234567 3,8 0 - 1,1 0 0,0 -`,
    moves: ['hint', 'pass'],
    hints: { tariff: 100, taken: 0 },
    expects: (events, { scores }) => scores[0] === 0 && (hinted(events)?.cost ?? 0) > 3,
  },
  playedOut: {
    rule: 'EC-18',
    position: `${STAR_LINE} 35,788 140,152 0 - 1,1 0 0,0 -`,
    moves: ['play G9=3 G10=5'],
    expects: endsBy('played-out'),
  },
  bothPassed: {
    rule: 'EC-18',
    position: `${STAR_LINE} 69,788 140,152 0 - 1,1 0 0,0 -`,
    moves: ['pass', 'pass'],
    expects: endsBy('both-passed'),
  },
  scoreless: {
    rule: 'EC-18',
    position: `${STAR_LINE} 6999999,7888888 5,15 0 1234567 1,1 5 0,0 -`,
    moves: ['pass'],
    expects: (events, after) => endsBy('scoreless')(events) && after.scores[0] === 0,
  },
} satisfies Readonly<Record<string, TurnExample>>
