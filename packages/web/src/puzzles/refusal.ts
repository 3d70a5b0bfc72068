import type { WireError } from '@trueline/rules/wire'
import { sayError } from '../words/errors.ts'
import { writeDate } from './dates.ts'

const SAYINGS: Readonly<Record<string, string>> = {
  'no-tiles': 'Place a tile first.',
  'no-reveals': 'There is no reveal here.',
  'all-right': 'All your tiles are right: there is nothing to reveal.',
  'not-red': 'Tiles go on red squares only.',
  twice: 'Two tiles lie on one square.',
  revealed: 'A revealed tile lies there already.',
  'not-in-rack': 'One of these tiles is not on your rack any more.',
  'already-over': 'This puzzle is over: another page of yours has gone on with it.',
  'no-such-puzzle': 'There is no such puzzle. Look at the address again.',
  'not-your-puzzle': 'That puzzle is somebody else’s. Make one of your own.',
  'bad-date': 'That is no date of the calendar.',
  'wrong-today': 'The zone of this device is set to a day that it is nowhere. Look at its settings.',
}

/** Why something was refused, in words: the puzzles' own codes, else the house's. */
export const sayPuzzleError = (error: WireError): string => {
  const data = (error.data ?? {}) as { readonly first?: unknown; readonly latest?: unknown }
  if (error.code === 'before-first-day' && typeof data.first === 'string')
    return `The archive begins on ${writeDate(data.first)}.`
  if (error.code === 'too-early') return 'That puzzle is of a day that has not begun here. Come back then.'
  return SAYINGS[error.code] ?? sayError(error)
}
