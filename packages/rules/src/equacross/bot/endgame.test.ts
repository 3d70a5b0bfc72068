import { expect, test } from 'vitest'
import { boardOf } from '../../../test/drawing.ts'
import { chanceFrom, shuffle } from '../../core/chance.ts'
import { bestPlay, type Play, rankedPlays } from '../moves.ts'
import { pointsOf, TILE_SET, withoutTiles } from '../tiles.ts'
import { bestEnding } from './endgame.ts'
import { keptAfter, type Rows, withPlay } from './sight.ts'

interface Ending {
  readonly board: Rows
  readonly rack: string
  readonly other: string
}

/** What a play gains until the end if both then play as well as can be: every play is tried, nothing is left out. */
const gainOf = ({ board, rack, other }: Ending, { tiles, score }: Play): number =>
  score - gainFrom({ board: withPlay(board, tiles), rack: other, other: keptAfter(rack, tiles) })

const gainFrom = (ending: Ending, passed = false): number => {
  const { board, rack, other } = ending
  if (other === '') return -pointsOf(rack)
  const plays = rankedPlays(board, rack)
  if (plays.length > 0) return Math.max(...plays.map((play) => gainOf(ending, play)))
  return passed ? pointsOf(other) - pointsOf(rack) : -gainFrom({ board, rack: other, other: rack }, true)
}

const bestOf = ({ board, rack, other }: Ending, looks: number) => {
  let looked = 0
  const sight = { board, rack, unseen: other, otherTiles: other.length, bag: 0, lead: 0 }
  return bestEnding(sight, () => ++looked > looks)
}

/** Boards after a few best plays, with two tiles left to each side. */
const endings = Array.from({ length: 60 }, (_, number): Ending => {
  const rng = chanceFrom((number + 1).toString(16).padStart(64, '0'))(1)
  let board: Rows = boardOf('H8 297')
  const unseen = () =>
    shuffle((withoutTiles(TILE_SET, board.join('').replaceAll('.', '')) ?? '').split(''), rng).join('')
  for (let turn = 0; turn < 2; turn++)
    board = withPlay(board, bestPlay(board, unseen().slice(0, 4))?.tiles ?? [])
  const tiles = unseen()
  return { board, rack: tiles.slice(0, 2), other: tiles.slice(2, 4) }
}).filter(({ board, rack }) => rankedPlays(board, rack).length > 1)

test('with an empty bag the best ending is found, as trying everything finds it', () => {
  let greedy = 0
  let mistaken = 0
  for (const ending of endings) {
    const plays = rankedPlays(ending.board, ending.rack)
    const gains = plays.map((play) => gainOf(ending, play))
    const best = bestOf(ending, 5000)
    const gain = best ? gainOf(ending, best) : Number.NaN
    if (gain < Math.max(...gains)) mistaken++
    if ((gains[0] ?? 0) < Math.max(...gains)) greedy++
  }
  expect(greedy).toBeGreaterThan(5)
  expect(mistaken).toBe(0)
})

test('out of time before the first look it is the highest score', () => {
  for (const ending of endings.slice(0, 10)) {
    expect(bestOf(ending, 0)).toEqual(bestPlay(ending.board, ending.rack))
  }
})

test('there is none without a play', () => {
  expect(bestOf({ board: boardOf('H8 297'), rack: '0', other: '1' }, 100)).toBeUndefined()
})
