import type { EquaCrossNews, ScoredLine, ScoredPlay } from '@trueline/rules/equacross/client'
import type { Cast } from '../gameui.ts'
import type { View } from './view.ts'

/** Ada is the reader, Noor the other side. */
export const cast: Cast = { names: ['Ada', 'Noor'], you: 0 }

export const line = (
  from: string,
  to: string,
  reading: string,
  more: Partial<ScoredLine> = {},
): ScoredLine => ({
  from,
  to,
  reading,
  tiles: 9,
  multiplier: 1,
  bonus: 0,
  points: 9,
  ...more,
})

/** `"12 = 96 ÷ 8"` on row 11, its first digits new, over the 2E of K11. */
export const playOf = (lines: readonly ScoredLine[], more: Partial<ScoredPlay> = {}): ScoredPlay => ({
  tiles: [
    { square: 'H11', digit: '1' },
    { square: 'I11', digit: '2' },
    { square: 'J11', digit: '9' },
    { square: 'K11', digit: '6' },
  ],
  lines,
  bonuses: { several: 0, allTiles: 0 },
  score: lines.reduce((sum, { points }) => sum + points, 0),
  ...more,
})

const EMPTY = '.'.repeat(15)

/** A board with rows as given, the others empty. */
export const boardOf = (rows: Readonly<Record<number, string>>): string[] =>
  Array.from({ length: 15 }, (_, row) => rows[row + 1] ?? EMPTY)

export const viewOf = (more: Partial<View> = {}, news: readonly EquaCrossNews[] = []): View => ({
  code: 'K7Q2MX',
  kind: 'equacross',
  mode: 'online',
  status: 'playing',
  options: { clock: null, first: 'maker' },
  maker: true,
  seats: [
    { name: 'Ada', computer: null, you: true, taken: true, score: 95, tiles: 7 },
    { name: 'Noor', computer: null, you: false, taken: true, score: 102, tiles: 7 },
  ],
  toAct: [0],
  deadlineAt: null,
  givenBack: 0,
  claimableAt: null,
  outcome: null,
  rematch: null,
  fairness: { hash: 'x' },
  board: boardOf({}),
  lines: [],
  rack: '1296377',
  bag: 41,
  lastPlay: null,
  scoreless: 0,
  hint: null,
  news,
  ...more,
})
