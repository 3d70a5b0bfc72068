import { describe, expect, test } from 'vitest'
import { toRows } from '../src/board/grid.ts'
import { parseSquare } from '../src/board/square.ts'
import { people } from '../src/core/company.ts'
import { equacross } from '../src/equacross/index.ts'
import { judge } from '../src/equacross/judge.ts'
import { type Play, rankedPlays } from '../src/equacross/moves.ts'
import { rackOf, type ScoredLine, type ScoredPlay } from '../src/equacross/state.ts'
import { type Base, fits, flips, readBase, readStrip } from '../src/equacross/workbench.ts'
import { boardOf } from './drawing.ts'
import { playout, seedOf } from './playout.ts'

const shortly = (plays: readonly ScoredPlay[]) =>
  plays.map(({ tiles, lines, score }) => [
    tiles.map(({ square, digit }) => `${square} ${digit}`).join(' '),
    lines[0]?.reading,
    score,
  ])

describe('a base (EC-23)', () => {
  const board = boardOf('G8 297', 'K8 8')

  test('is one tile, or a stretch of a line with its gaps', () => {
    expect(readBase(board, { from: 'H8', to: 'H8' })).toBe('9')
    expect(readBase(board, { from: 'G8', to: 'K8' })).toBe('297?8')
    expect(readBase(board, { from: 'H6', to: 'H9' })).toBe('??9?')
  })

  test('is nothing without a tile, across the grain, backwards or off the board', () => {
    expect(readBase(board, { from: 'H9', to: 'H9' })).toBeNull()
    expect(readBase(board, { from: 'G8', to: 'H9' })).toBeNull()
    expect(readBase(board, { from: 'I8', to: 'G8' })).toBeNull()
    expect(readBase(board, { from: 'H8', to: 'P8' })).toBeNull()
  })
})

describe('what fits a base', () => {
  const board = boardOf('G8 297')

  test('every order of the equation that passes through the tile, with tiles of the rack', () => {
    expect(shortly(fits(board, '5412666', { from: 'H8', to: 'H8' }, '5+4=9'))).toEqual([
      ['H6 4 H7 5', '4+5=9', 8],
      ['H6 5 H7 4', '5+4=9', 8],
      ['H7 4 H9 5', '4=9-5', 8],
      ['H7 5 H9 4', '5=9-4', 8],
      ['H9 4 H10 5', '9=4+5', 8],
      ['H9 5 H10 4', '9=5+4', 8],
    ])
  })

  test('a gap in the strip is a tile of the rack', () => {
    expect(fits(board, '51', { from: 'I8', to: 'I8' }, '7-?=2')).toEqual([])
    expect(shortly(fits(board, '52', { from: 'I8', to: 'I8' }, '7-?=2')).map(([place]) => place)).toContain(
      'I9 5 I10 2',
    )
  })

  test('digits alone may be read as anything', () =>
    expect(fits(board, '54', { from: 'H8', to: 'H8' }, '549')).toEqual(
      fits(board, '54', { from: 'H8', to: 'H8' }, '5+4=9'),
    ))

  test('a gap in the base must be filled, and the line goes on where tiles lie', () => {
    const wide = boardOf('G8 297', 'H9| 2')
    expect(shortly(fits(wide, '761', { from: 'H8', to: 'H10' }, null))).toEqual([['H10 7', '9=2+7', 8]])
    expect(fits(wide, '61', { from: 'H8', to: 'H10' }, null)).toEqual([])
    expect(fits(wide, '761', { from: 'H8', to: 'H9' }, null)).toEqual([])
  })

  test('nothing that is false, without a base, or not on the rack', () => {
    expect(fits(board, '5412', { from: 'H8', to: 'H8' }, '5+4=8')).toEqual([])
    expect(fits(board, '5412', { from: 'H9', to: 'H9' }, '5+4=9')).toEqual([])
    expect(fits(board, '5512', { from: 'H8', to: 'H8' }, '5+4=9')).toEqual([])
  })
})

interface Position {
  readonly board: readonly string[]
  readonly rack: string
}

/** Positions of random games with a good part of the tiles on the board. */
const positions: readonly Position[] = Array.from({ length: 6 }, (_, game) => [
  ...playout(equacross, { options: { clock: null, first: 'maker' }, company: people(2) }, seedOf(game)),
]).flatMap((turns) =>
  turns.flatMap((turn, at) => {
    if (!('before' in turn) || at % 4 > 0) return []
    const { state } = turn.before
    const rack = rackOf(state, turn.seat)
    return rack === '' || state.bag.length > 80 ? [] : [{ board: toRows(state.board), rack }]
  }),
)

const keyOf = ({ tiles, score }: Play): string => `${score} ${JSON.stringify(tiles)}`

const isAcross = ({ from, to }: Base): boolean => from.slice(1) === to.slice(1)
const holds = (line: ScoredLine, base: Base): boolean => {
  const at = (name: string): number => parseSquare(name) ?? -1
  const inLane = (name: string): boolean =>
    isAcross(line) ? name.slice(1) === line.from.slice(1) : name[0] === line.from[0]
  const aligned = base.from === base.to || isAcross(line) === isAcross(base)
  return (
    aligned &&
    inLane(base.from) &&
    inLane(base.to) &&
    at(line.from) <= at(base.from) &&
    at(base.to) <= at(line.to)
  )
}

const isIn = (line: ScoredLine, square: string): boolean => holds(line, { from: square, to: square })

describe('in positions of random games', () => {
  test('there are enough of them', () => expect(positions.length).toBeGreaterThan(20))

  test('what fits is all that the search for plays finds there, in its order and for its score', () => {
    let compared = 0
    for (const { board, rack } of positions) {
      const judged = rankedPlays(board, rack.slice(0, 5)).flatMap((play) => {
        const value = judge(board, rack, play.tiles)
        return value.ok ? [value.value] : []
      })
      for (let pick = 0; pick < judged.length; pick += 1 + Math.floor(judged.length / 12)) {
        const play = judged[pick]
        const line = play?.lines.find((each) => play.tiles.every((tile) => isIn(each, tile.square)))
        if (!play || !line) continue
        const base = baseIn(board, line)
        if (!base) continue
        const digits = new Set(flips(line.reading).map((each) => each.replace(/\D/g, '')))
        const expected = judged.filter(({ tiles, lines }) =>
          lines.some(
            (each) =>
              holds(each, base) &&
              digits.has(each.reading.replace(/\D/g, '')) &&
              tiles.every(({ square }) => isIn(each, square)),
          ),
        )
        const found = fits(board, rack.slice(0, 5), base, line.reading)
        expect(found.map(keyOf), `${line.reading} at ${JSON.stringify(base)}`).toEqual(expected.map(keyOf))
        expect(found.map(keyOf)).toContain(keyOf(play))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(150)
  })

  test('what fits without a strip is all that fills just the gaps', () => {
    let compared = 0
    for (const { board, rack } of positions) {
      const plays = rankedPlays(board, rack)
      for (let pick = 0; pick < plays.length; pick += 1 + Math.floor(plays.length / 12)) {
        const [first, last] = [plays[pick]?.tiles[0], plays[pick]?.tiles.at(-1)]
        if (!first || !last) continue
        const base = { from: first.square, to: last.square }
        const squares = plays[pick]?.tiles.map(({ square }) => square).join()
        const expected = plays.filter(({ tiles }) => tiles.map(({ square }) => square).join() === squares)
        // A stretch without a tile of the board is no base.
        const found = fits(board, rack, base, null)
        if (readBase(board, base) === null) expect(found).toEqual([])
        else {
          expect(found.map(keyOf)).toEqual(expected.map(keyOf))
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(60)
  })

  test('every suggestion is legal for the score it has, gaps filled or not', () => {
    let suggested = 0
    for (const { board, rack } of positions) {
      const at = board.join('').search(/\d/)
      const name = `${'ABCDEFGHIJKLMNO'[at % 15]}${1 + Math.floor(at / 15)}`
      const strip = `${board.join('')[at]}+?=?`
      for (const play of fits(board, rack, { from: name, to: name }, strip)) {
        expect(judge(board, rack, play.tiles)).toEqual({ ok: true, value: play })
        expect(play.lines.some(({ reading }) => readStrip(reading).ok)).toBe(true)
        suggested++
      }
    }
    expect(suggested).toBeGreaterThan(100)
  })
})

/** The tile of the board that a line goes through, or two of them with what lies between. */
const baseIn = (board: readonly string[], line: ScoredLine): Base | null => {
  const [from, to] = [parseSquare(line.from) ?? 0, parseSquare(line.to) ?? 0]
  const step = isAcross(line) ? 1 : 15
  const names: string[] = []
  for (let square = from; square <= to; square += step) {
    if (board.join('')[square] !== '.')
      names.push(`${'ABCDEFGHIJKLMNO'[square % 15]}${1 + Math.floor(square / 15)}`)
  }
  const [first, last] = [names[0], names.at(-1)]
  return first === undefined || last === undefined ? null : { from: first, to: last }
}
