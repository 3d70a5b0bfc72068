import { SIZE, squareName } from '../board/square.ts'
import { err, ok, type Result } from '../core/result.ts'
import { type Cells, cellsOf } from './cells.ts'
import { type BedmasIntent, bedmasIntent } from './intent.ts'
import { parseClock, type Setup } from './setup.ts'
import type { BedmasState, Board } from './state.ts'

/** Text that stands for nothing. */
export interface NotationFault {
  readonly code: 'bad-position' | 'bad-move'
}

// In a position a letter a … o stands for 1 … 15 empty squares, and `-` for nothing.
const EMPTIES = '-abcdefghijklmno'
const POSITION =
  /^(?<board>\S+) (?<racks>[\d.-]+,[\d.-]+) (?<scores>-?\d+,-?\d+) (?<turn>[01]) (?<pool>[\d.]+|-) (?<scoreless>\d+) (?<timeouts>\d+,\d+) (?<clock>\d+|-)$/

/**
 * A position in one line, pairs by seat: the rows of the board with `.` between tokens, racks, scores, whose turn, the
 * pool, turns without a play, time-outs in a row, clock.
 *
 *     o|o|o|o|o|o|o|e.7.+.3.=.10.e|o|o|o|o|o|o|o 1.2,4.5.6 15,0 1 8.9 0 0,0 -
 */
export const makePosition = (state: BedmasState): string =>
  [
    makeRows(cellsOf(state.board)).join('|'),
    state.racks.map(makeNumbers),
    state.scores,
    state.turn,
    makeNumbers(state.pool),
    state.scoreless,
    state.timeouts,
    state.clock ?? '-',
  ].join(' ')

/** The setup that a line of text stands for; whether it is a position `fromSetup` says. */
export const parsePosition = (text: string): Result<Setup, NotationFault> => {
  const fields = POSITION.exec(text.trim())?.groups
  const clock = parseClock(fields?.clock ?? '')
  const board = parseBoard(fields?.board ?? '')
  if (!fields || clock === undefined || !board) return err({ code: 'bad-position' })
  return ok({
    board,
    racks: pairOf(fields.racks, parseNumbers),
    scores: pairOf(fields.scores, Number),
    turn: Number(fields.turn),
    pool: parseNumbers(fields.pool ?? ''),
    scoreless: Number(fields.scoreless),
    timeouts: pairOf(fields.timeouts, Number),
    clock,
  })
}

const makeNumbers = (numbers: readonly number[]): string => numbers.join('.') || '-'
const parseNumbers = (text: string): number[] => (text === '-' ? [] : text.split('.').map(Number))

const makeRows = (cells: Cells): string[] =>
  Array.from({ length: SIZE }, (_, row) => {
    const words: string[] = []
    let empty = 0
    for (const token of [...cells.slice(row * SIZE, (row + 1) * SIZE), '']) {
      if (token === undefined) empty++
      else {
        if (empty > 0) words.push(EMPTIES[empty] ?? '')
        if (token) words.push(token)
        empty = 0
      }
    }
    return words.join('.')
  })

const parseBoard = (text: string): Board | null => {
  const board: Record<string, string> = {}
  const rows = text.split('|')
  for (const [row, words] of rows.entries()) {
    let column = 0
    for (const word of words.split('.')) {
      const empty = word.length === 1 ? EMPTIES.indexOf(word, 1) : -1
      if (empty < 0) board[squareName(row * SIZE + column)] = word
      column += Math.max(1, empty)
    }
    if (column !== SIZE) return null
  }
  return rows.length === SIZE ? board : null
}

const pairOf = <T>(text: string | undefined, parse: (part: string) => T): readonly [T, T] => {
  const [first = '', second = ''] = (text ?? '').split(',')
  return [parse(first), parse(second)]
}

/** An intent in one line: `play G8=7 H8=+ I8=3 J8== K8=10`, `swap`, `pass`, `resign`, `hint`, `sums 5 7 12 3 40`. */
export const makeMove = (intent: BedmasIntent): string => {
  switch (intent.type) {
    case 'play':
      return ['play', ...intent.tiles.map(({ square, token }) => `${square}=${token}`)].join(' ')
    case 'sums':
      return ['sums', ...intent.answers].join(' ')
    case 'swap':
    case 'pass':
    case 'resign':
    case 'hint':
      return intent.type
  }
}

/** The intent that a line of text stands for. */
export const parseMove = (text: string): Result<BedmasIntent, NotationFault> => {
  const [type = '', ...words] = text.trim().split(/\s+/)
  const parsed = bedmasIntent.safeParse(intentOf(type, words))
  return parsed.success ? ok(parsed.data) : err({ code: 'bad-move' })
}

const intentOf = (type: string, words: readonly string[]): unknown => {
  if (type === 'sums') return { type, answers: words.map(Number) }
  if (type !== 'play') return words.length === 0 ? { type } : null
  return {
    type,
    tiles: words.map((word) => {
      const at = word.indexOf('=')
      return { square: word.slice(0, at), token: word.slice(at + 1) }
    }),
  }
}
