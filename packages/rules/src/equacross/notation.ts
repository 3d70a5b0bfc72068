import { toRows } from '../board/grid.ts'
import { err, ok, type Result } from '../core/result.ts'
import { type EquaCrossIntent, equaCrossIntent } from './intent.ts'
import { parseClock, type Setup } from './setup.ts'
import type { EquaCrossState } from './state.ts'

/** Text that stands for nothing. */
export interface NotationFault {
  readonly code: 'bad-position' | 'bad-move'
}

// In a position a letter a … o stands for 1 … 15 empty squares, and `-` for nothing.
const EMPTIES = '-abcdefghijklmno'
const POSITION =
  /^(?<board>[\da-o/]+) (?<racks>\S+,\S+) (?<scores>\d+,\d+) (?<turn>[01]) (?<bag>\d+|-) (?<played>[01],[01]) (?<scoreless>\d+) (?<timeouts>\d+,\d+) (?<clock>\d+|-)$/

/**
 * A position in one line, pairs by seat: the rows of the board, racks, scores, whose turn, the bag, who has played,
 * scoreless turns, time-outs in a row, clock.
 *
 *     o/o/o/o/o/o/o/g297e/o/o/o/o/o/o/o 1234567,12345678 8,0 1 556677 1,0 0 0,0 -
 */
export const makePosition = (state: EquaCrossState): string =>
  [
    toRows(state.board)
      .map((row) => row.replace(/\.+/g, ({ length }) => EMPTIES[length] ?? ''))
      .join('/'),
    state.racks.map(makeTiles),
    state.scores,
    state.turn,
    makeTiles(state.bag),
    state.hasPlayed.map(Number),
    state.scoreless,
    state.timeouts,
    state.clock ?? '-',
  ].join(' ')

/** The setup that a line of text stands for; whether it is a position `fromSetup` says. */
export const parsePosition = (text: string): Result<Setup, NotationFault> => {
  const fields = POSITION.exec(text.trim())?.groups
  const clock = parseClock(fields?.clock ?? '')
  if (!fields || clock === undefined) return err({ code: 'bad-position' })
  return ok({
    board: (fields.board ?? '').split('/').map(parseRow),
    racks: pairOf(fields.racks, parseTiles),
    scores: pairOf(fields.scores, Number),
    turn: Number(fields.turn),
    bag: parseTiles(fields.bag ?? ''),
    hasPlayed: pairOf(fields.played, (flag) => flag === '1'),
    scoreless: Number(fields.scoreless),
    timeouts: pairOf(fields.timeouts, Number),
    clock,
  })
}

const makeTiles = (tiles: string): string => tiles || '-'
const parseTiles = (text: string): string => (text === '-' ? '' : text)

const parseRow = (text: string): string =>
  text.replace(/[a-o]/g, (letter) => '.'.repeat(EMPTIES.indexOf(letter)))

const pairOf = <T>(text: string | undefined, parse: (part: string) => T): readonly [T, T] => {
  const [first = '', second = ''] = (text ?? '').split(',')
  return [parse(first), parse(second)]
}

/** An intent in one line: `play H8=2 I8=9 J8=7`, `exchange 377`, `pass`, `resign`, `hint`. */
export const makeMove = (intent: EquaCrossIntent): string => {
  switch (intent.type) {
    case 'play':
      return ['play', ...intent.tiles.map(({ square, digit }) => `${square}=${digit}`)].join(' ')
    case 'exchange':
      return `exchange ${intent.tiles}`
    case 'pass':
    case 'resign':
    case 'hint':
      return intent.type
  }
}

/** The intent that a line of text stands for. */
export const parseMove = (text: string): Result<EquaCrossIntent, NotationFault> => {
  const [type = '', ...words] = text.trim().split(/\s+/)
  const parsed = equaCrossIntent.safeParse(intentOf(type, words))
  return parsed.success ? ok(parsed.data) : err({ code: 'bad-move' })
}

const intentOf = (type: string, words: readonly string[]): unknown => {
  if (type === 'exchange') return { type, tiles: words.join(' ') }
  if (type !== 'play') return words.length === 0 ? { type } : null
  return {
    type,
    tiles: words.map((word) => {
      const at = word.indexOf('=')
      return { square: word.slice(0, at), digit: word.slice(at + 1) }
    }),
  }
}
