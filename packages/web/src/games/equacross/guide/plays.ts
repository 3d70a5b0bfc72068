import { judge, type Placement, type ScoredPlay } from '@trueline/rules/equacross/client'
import { SIDE, type Square, squareName } from '../../board/square.ts'
import { STAR } from '../squares.ts'

/** All orders of some digits, each once. */
export const ordersOf = (digits: readonly string[]): string[][] =>
  digits.length === 0
    ? [[]]
    : [...new Set(digits)].flatMap((digit) =>
        ordersOf(digits.toSpliced(digits.indexOf(digit), 1)).map((rest) => [digit, ...rest]),
      )

/** The hands that can be played from a rack: some or all of it, in every order. */
const handsOf = (rack: string): string[] => {
  const hands = new Set<string>()
  for (const order of ordersOf(rack.split('')))
    for (let length = 1; length <= order.length; length++) hands.add(order.slice(0, length).join(''))
  return [...hands]
}

/** The free squares from `start` on along one direction, until there are `count`; null at the edge. */
const stretch = (
  free: (square: Square) => boolean,
  start: Square,
  step: number,
  count: number,
): Square[] | null => {
  const squares: Square[] = []
  for (let square = start; squares.length < count; square += step) {
    if (square >= SIDE * SIDE || (step === 1 && Math.floor(square / SIDE) !== Math.floor(start / SIDE)))
      return null
    if (free(square)) squares.push(square)
  }
  return squares
}

/** Whether any tile can touch the ones that lie: nothing else need be judged. */
const isNear = (cells: string, squares: readonly Square[]): boolean =>
  squares.some((square) =>
    [square - 1, square + 1, square - SIDE, square + SIDE].some((next) => /\d/.test(cells[next] ?? '')),
  )

/**
 * The legal plays from a rack of three tiles or so, the plainest first: one line before two, a short line before a
 * long one, then the one that scores most. Tried one by one: the search of a real game has more to load than this.
 */
export const playsFrom = (board: readonly string[], rack: string): ScoredPlay[] => {
  const cells = board.join('')
  const isEmpty = !/\d/.test(cells)
  const free = (square: Square): boolean => cells[square] === '.'
  const hands = handsOf(rack)
  const found = new Map<string, ScoredPlay>()
  for (let start = 0; start < SIDE * SIDE; start++) {
    if (!free(start)) continue
    for (const step of [1, SIDE]) {
      for (let count = 1; count <= rack.length; count++) {
        const squares = stretch(free, start, step, count)
        if (!squares || !(isEmpty ? squares.includes(STAR) : isNear(cells, squares))) continue
        for (const hand of hands.filter(({ length }) => length === count)) {
          const tiles: Placement[] = squares.map((square, at) => ({
            square: squareName(square),
            digit: hand[at] ?? '',
          }))
          const judged = judge(board, rack, tiles)
          if (judged.ok) found.set(JSON.stringify(judged.value.tiles), judged.value)
        }
      }
    }
  }
  return [...found.values()].sort(
    (a, b) => a.lines.length - b.lines.length || longestOf(a) - longestOf(b) || b.score - a.score,
  )
}

/** How many tiles the longest line of a play has. */
export const longestOf = ({ lines }: ScoredPlay): number =>
  Math.max(...lines.map(({ reading }) => reading.replace(/\D/g, '').length))
