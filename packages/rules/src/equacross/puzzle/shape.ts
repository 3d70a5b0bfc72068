import { shuffle, type Rng } from '../../core/chance.ts'

/** No line is shorter (EC-5). */
const SHORTEST = 3

/** A run of squares of a shape, in reading order: `cells` counts row by row, `side` to a row. */
export interface Run {
  readonly cells: readonly number[]
}

/** Where the tiles of a puzzle lie: connected, and the same upside down, as people draw such boards. */
export interface Shape {
  readonly side: number
  readonly runs: readonly Run[]
}

/** What a shape is drawn to. */
export interface Drawing {
  readonly side: number
  /** How many squares it has at least. */
  readonly tiles: number
  /** How many of them a line may have. */
  readonly longest: number
  /** How much a run that ties others together is wanted, against one that stands apart: 0 … 3. */
  readonly knit: number
}

/** A shape that touches all four sides of its square, drawn anew until it comes out well. */
export const drawShape = (drawing: Drawing, rng: Rng): Shape => {
  for (;;) {
    const shape = tryShape(drawing, rng)
    if (shape) return shape
  }
}

const tryShape = (drawing: Drawing, rng: Rng): Shape | null => {
  const { side, tiles } = drawing
  const taken = new Uint8Array(side * side)
  const offers = shuffle(
    [...runsIn(drawing, lanes(side, rng), 1), ...runsIn(drawing, lanes(side, rng), side)],
    rng,
  )
  let size = 0
  while (size < tiles) {
    const next = bestOffer(offers, taken, drawing, size === 0, rng)
    if (next === null) break
    for (const cell of next) taken[cell] = 1
    size = taken.reduce((sum, each) => sum + each, 0)
  }
  const runs = runsOf(taken, side)
  if (size < tiles || !touchesEdges(taken, side)) return null
  return { side, runs }
}

/** Rows (or columns) that may have lines: two or three apart, the same from both ends. */
const lanes = (side: number, rng: Rng): number[] => {
  for (;;) {
    const drawn: number[] = []
    for (let lane = rng.below(2); lane < side; lane += 2 + (rng.below(3) === 0 ? 1 : 0)) drawn.push(lane)
    if (drawn.every((lane) => drawn.includes(side - 1 - lane))) return drawn
  }
}

/** Every run along some lanes, with the one that it becomes upside down. */
const runsIn = ({ side, longest }: Drawing, lanes: readonly number[], step: number): number[][] => {
  const across = step === 1 ? side : 1
  return lanes.flatMap((lane) => {
    const runs: number[][] = []
    for (let from = 0; from + SHORTEST <= side; from++) {
      for (let length = SHORTEST; length <= longest && from + length <= side; length++) {
        const cells = Array.from({ length }, (_, at) => lane * across + (from + at) * step)
        runs.push([...new Set([...cells, ...cells.map((cell) => side * side - 1 - cell)])])
      }
    }
    return runs
  })
}

/** How many offers are looked at for one that is taken. */
const LOOKED_AT = 10

/** Of some runs that fit, the one that ties most together. */
const bestOffer = (
  offers: number[][],
  taken: Uint8Array,
  drawing: Drawing,
  isFirst: boolean,
  rng: Rng,
): number[] | null => {
  let best: number[] | null = null
  let bestWorth = -1
  let seen = 0
  const from = rng.below(offers.length)
  for (let at = 0; at < offers.length && seen < LOOKED_AT; at++) {
    const offer = offers[(from + at) % offers.length] ?? []
    const crossed = offer.filter((cell) => taken[cell] === 1).length
    if (crossed === offer.length || (!isFirst && crossed === 0)) continue
    if (!fits(offer, taken, drawing, isFirst)) continue
    seen++
    const worth = drawing.knit * crossed + rng.below(4)
    if (worth > bestWorth) [best, bestWorth] = [offer, worth]
  }
  return best
}

const fits = (
  offer: readonly number[],
  taken: Uint8Array,
  { side, longest }: Drawing,
  isFirst: boolean,
): boolean => {
  const after = taken.slice()
  for (const cell of offer) after[cell] = 1
  const runs = runsOf(after, side)
  if (runs.some(({ cells }) => cells.length < SHORTEST || cells.length > longest)) return false
  return isFirst || isConnected(after, side)
}

/** All maximal runs of two squares or more, across first. */
export const runsOf = (taken: Uint8Array, side: number): Run[] => {
  const runs: Run[] = []
  for (const [step, across] of [
    [1, side],
    [side, 1],
  ] as const) {
    for (let lane = 0; lane < side; lane++) {
      let cells: number[] = []
      for (let at = 0; at <= side; at++) {
        const cell = lane * across + at * step
        if (at < side && taken[cell] === 1) cells.push(cell)
        else {
          if (cells.length > 1) runs.push({ cells })
          cells = []
        }
      }
    }
  }
  return runs
}

const isConnected = (taken: Uint8Array, side: number): boolean => {
  const reached = new Set<number>()
  const open = [taken.indexOf(1)]
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (reached.has(cell) || taken[cell] !== 1) continue
    reached.add(cell)
    if (cell % side > 0) open.push(cell - 1)
    if (cell % side < side - 1) open.push(cell + 1)
    if (cell >= side) open.push(cell - side)
    if (cell < side * (side - 1)) open.push(cell + side)
  }
  return reached.size === taken.reduce((sum, each) => sum + each, 0)
}

/** Whether the first row and the first column have tiles; the last ones are the same upside down. */
const touchesEdges = (taken: Uint8Array, side: number): boolean =>
  taken.subarray(0, side).includes(1) && taken.some((each, cell) => each === 1 && cell % side === 0)
