import type { Moment } from '../../games/reviewui.ts'
import { words } from './words.ts'

/** The room that the lines of the chart have, in its own units. */
export interface Frame {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The next round number above a score, for the upper edge: 50, 100, 200, 300 … whose half is round too */
export const ceilingOf = (most: number): number => {
  const step = most <= 100 ? 50 : most <= 600 ? 100 : 200
  return Math.max(step, Math.ceil(most / step) * step)
}

/** The heights at which the chart is ruled: bottom, middle, top. */
export const rulesOf = (ceiling: number): readonly number[] => [0, ceiling / 2, ceiling]

export const xOf = (at: number, moments: number, { width }: Frame): number =>
  moments < 2 ? 0 : (at / (moments - 1)) * width

/** One line a seat, a point a moment. */
export const pointsOf = (moments: readonly Pick<Moment, 'scores'>[], frame: Frame): Point[][] => {
  const seats = moments[0]?.scores.length ?? 0
  const ceiling = ceilingOf(Math.max(0, ...moments.flatMap(({ scores }) => scores)))
  return Array.from({ length: seats }, (_, seat) =>
    moments.map(({ scores }, at) => ({
      x: xOf(at, moments.length, frame),
      y: frame.height * (1 - (scores[seat] ?? 0) / ceiling),
    })),
  )
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

const round = (value: number): number => Math.round(value * 100) / 100

/** The moment that a place on the chart is nearest to; `part` is how far to the right it lies, from 0 to 1. */
export const momentAt = (part: number, moments: number): number =>
  Math.max(0, Math.min(moments - 1, Math.round(part * (moments - 1))))

/** Who is ahead, or null while scores are level. */
const leader = (scores: readonly number[]): number | null => {
  const most = Math.max(...scores)
  const ahead = scores.flatMap((score, seat) => (score === most ? [seat] : []))
  return ahead.length === 1 ? (ahead[0] ?? null) : null
}

/** The chart in words, for those who do not see it. */
export const sayChart = (moments: readonly Pick<Moment, 'scores'>[], names: readonly string[]): string => {
  const last = moments.at(-1)
  if (!last) return ''
  const scores = names.map((name, seat) => `${name} ${last.scores[seat] ?? 0}`).join(', ')
  return words.chart.alt(scores, sayLead(moments, names))
}

const sayLead = (moments: readonly Pick<Moment, 'scores'>[], names: readonly string[]): string => {
  const leads = moments.flatMap(({ scores }, at) => {
    const seat = leader(scores)
    return seat === null ? [] : [{ seat, at }]
  })
  const changes = leads.filter(({ seat }, at) => at > 0 && leads[at - 1]?.seat !== seat)
  const final = leader(moments.at(-1)?.scores ?? [])
  const [first] = leads
  if (!first) return words.chart.never
  if (final === null) return changes.length === 0 ? '' : words.chart.even(changes.length)
  const turn = changes.at(-1)
  if (!turn) return words.chart.leads(names[final] ?? '')
  return words.chart.changes(changes.length, names[final] ?? '', turn.at)
}
