import type { PuzzleDay, PuzzleView } from '@trueline/rules/wire'
import { listed } from '../words/listed.ts'
import type { Laid } from '../games/board/hand.ts'
import { squareAt } from '../games/board/square.ts'
import { sayFalseLine } from '../games/equacross/fault.ts'
import { writeReading } from '../games/equacross/reading.ts'
import { writeDate, writeShort } from './dates.ts'
import type { PuzzlePlay } from './play.svelte.ts'
import type { Line } from './slots.ts'
import { words } from './words.ts'

/** What a puzzle is: `Hard, 30 Nov 2026`, or `Hard, small board`. */
export const sayWhich = ({ level, date, size }: Pick<PuzzleView, 'level' | 'date' | 'size'>): string => {
  const rest = date === null ? (size ? `${size} board` : '') : writeShort(date)
  return rest ? `${words.levels[level]}, ${rest}` : words.levels[level]
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

export const sayChecks = (checks: number): string => count(checks, 'check', 'checks')
export const sayTiles = (tiles: number): string => count(tiles, 'tile', 'tiles')
export const sayDays = (days: number): string => count(days, 'day', 'days')

/** What a check said: "5 right, 2 wrong: B3, D5". */
export const sayCheck = (view: PuzzleView): string => {
  const { last, status, checks } = view
  if (!last) return ''
  if (status === 'solved') return 'Solved: every line is true'
  const wrong = last.tiles.flatMap(({ square }) => (last.right.includes(square) ? [] : [square]))
  const right = last.tiles.length - wrong.length
  const parts = [
    right > 0 ? `${right} right` : '',
    wrong.length > 0 ? `${wrong.length} wrong: ${wrong.join(', ')}` : '',
  ].filter(Boolean)
  const left = checks.left === null ? '' : `. ${words.checksLeft(checks.left)}`
  return parts.join(', ') + left
}

/** How it stands, in a few words, for the card under the board. */
export interface Card {
  readonly mood: 'true' | 'false' | 'open'
  /** An equation that has just become whole. */
  readonly equation: string
  readonly text: string
}

/** What there is to say of the lines through a square; null where none is whole. */
const cardOf = (lines: readonly Line[]): Card | null => {
  const equation = lines.flatMap((line) => (line.ok ? [writeReading(line.reading)] : [])).join('   ')
  const faults = lines.flatMap((line) => (line.ok ? [] : [sayFalseLine(line.fault)]))
  // Only that the line is false as it stands, which anybody can work out; not which of its tiles is wrong.
  if (faults.length > 0) return { mood: 'false', equation: '', text: faults.join('. ') }
  return equation === '' ? null : { mood: 'true', equation, text: '' }
}

/** What the card says: of the square that got a tile last, else of the last check, else what is to be done. */
export const sayCard = (play: PuzzlePlay, latest: number | null, checked: boolean): Card => {
  if (checked) {
    const wrong = [...play.marks.values()].filter((isRight) => !isRight).length
    return { mood: wrong > 0 ? 'false' : 'true', equation: '', text: sayCheck(play.view) }
  }
  const card = latest === null ? null : cardOf(play.lines.filter(({ slot }) => slot.includes(latest)))
  if (card) return card
  const { missing } = play
  if (missing > 0)
    return {
      mood: 'open',
      equation: '',
      text:
        play.tiles.length === 0
          ? `Fill the ${missing} red squares with your tiles, so that every line is true.`
          : `${sayTiles(missing)} to go.`,
    }
  const bad = play.lines.flatMap((line) => (line.ok ? [] : [line.fault]))
  const [first] = bad
  if (!first) return { mood: 'true', equation: '', text: 'Every line is true. Check it.' }
  return { mood: 'false', equation: '', text: sayFalseLine(first) }
}

/** What a change of the tiles sounds like: "6 on E11. 12 = 96 ÷ 8". Null when nothing changed. */
export const sayPlacing = (
  before: readonly Laid[],
  now: readonly Laid[],
  lines: readonly Line[],
): string | null => {
  const without = (some: readonly Laid[], others: readonly Laid[]): Laid[] =>
    some.filter(
      ({ square, digit }) => !others.some((other) => other.square === square && other.digit === digit),
    )
  const [fresh, gone] = [without(now, before), without(before, now)]
  if (fresh.length === 0)
    return gone.length === 0
      ? null
      : now.length === 0
        ? 'All tiles back on the rack'
        : `${gone.map(({ digit }) => digit).join(' ')} back on the rack`
  const squares = fresh.map(({ square }) => squareAt(square))
  const card = cardOf(lines.filter(({ slot }) => squares.some((square) => slot.includes(square))))
  const placed = fresh.map(({ digit, square }) => `${digit} on ${square}`).join('. ')
  return [placed, card?.equation ?? '', card?.text ?? ''].filter(Boolean).join('. ')
}

/** How it went: "Solved in 4:12 with 2 checks and 1 tile revealed". */
export const sayResult = (
  { status, checks, revealed }: Pick<PuzzleView, 'status' | 'checks' | 'revealed'>,
  time: string,
): string => {
  if (status === 'lost') return `Not solved in ${sayChecks(checks.used)}`
  const help = [
    checks.used > 0 ? sayChecks(checks.used) : '',
    revealed.length > 0 ? `${sayTiles(revealed.length)} revealed` : '',
  ].filter(Boolean)
  return `Solved in ${time}${help.length > 0 ? ` with ${listed(help)}` : ''}`
}

/** A day of the calendar: "12 November 2026, solved Easy and Hard". */
export const sayDay = (date: string, day: PuzzleDay | undefined, isToday: boolean): string => {
  const named = (levels: PuzzleDay['solved']): string => listed(levels.map((level) => words.levels[level]))
  return [
    writeDate(date),
    isToday ? 'today' : '',
    day && day.solved.length > 0 ? `solved ${named(day.solved)}` : '',
    day && day.later.length > 0 ? `solved later ${named(day.later)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
