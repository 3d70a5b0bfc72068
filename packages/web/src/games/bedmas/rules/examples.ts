/** Tokens in a row, and what one learns from them; the rules say whether they are true. */
export interface LineExample {
  readonly text: string
  readonly note: string
}

export const LINES: readonly LineExample[] = [
  { text: '3 + 4 = 7', note: 'The answer is 7: the number that stands alone.' },
  { text: '20 = ( 8 - 3 ) * 4', note: 'Brackets first. The = may stand anywhere.' },
  { text: '7 / 2 * 4 = 14', note: 'Fractions on the way are fine.' },
  { text: '3 - 8 + 20 = 15', note: 'So are numbers below 0.' },
  { text: '2 * 6 = 12 = 30 - 18', note: 'A chain: all sides have the same value.' },
  { text: '6 + 6 = 3 * 4', note: 'True, but no number stands alone: the answer counts 0.' },
]

export const FALSE_LINES: readonly LineExample[] = [
  { text: '2 + 3 * 4 = 20', note: '' },
  { text: '1 2 = 12', note: '' },
  { text: '2 ( 3 + 4 ) = 14', note: '' },
  { text: '( 3 + 4 ) = 7', note: '' },
  { text: '( ( 3 + 4 ) ) * 2 = 14', note: '' },
  { text: '( 7 ) + 3 = 10', note: '' },
  { text: '5 / ( 3 - 3 ) = 5', note: '' },
  { text: '- 5 + 8 = 3', note: '' },
]

/** A play on a board, in words of the rules: `H8 3, I8 +`. */
export interface PlayExample {
  readonly title: string
  readonly board: Readonly<Record<string, string>>
  readonly tiles: Laid
  readonly note: string
}

type Laid = readonly (readonly [square: string, token: string])[]

const across = (row: number, from: string, text: string): Laid =>
  text.split(' ').map((token, at) => [`${String.fromCharCode(from.charCodeAt(0) + at)}${row}`, token])
const down = (column: string, from: number, text: string): Laid =>
  text.split(' ').map((token, at) => [`${column}${from + at}`, token])

const FIRST = Object.fromEntries(across(8, 'F', '30 + 12 = 42'))

export const PLAYS: readonly PlayExample[] = [
  {
    title: 'The first play',
    board: {},
    tiles: across(8, 'F', '30 + 12 = 42'),
    note: 'It covers the start on H8, and earns 5 for being the first.',
  },
  {
    title: 'A chain',
    board: FIRST,
    tiles: across(8, 'K', '= 50 - 8'),
    note: 'The whole row is one equation, changed by this turn: its answer counts again.',
  },
  {
    title: 'Four numbers or more',
    board: {},
    tiles: across(8, 'E', '3 + 5 + 7 = 15'),
    note: 'Signs do not count here: four number tiles earn 10.',
  },
  {
    title: 'A purple square',
    board: Object.fromEntries(down('H', 5, '9 + 1 = 10')),
    tiles: down('H', 1, '14 - 4 ='),
    note: 'It doubles all that the turn earns, other squares included.',
  },
  {
    title: 'A turn that costs',
    board: FIRST,
    tiles: [...down('J', 6, '84 /'), ...down('J', 9, '= 2')],
    note: 'The ÷ earns 1, but two red squares take 5 each: a turn may be below 0.',
  },
]

/** Plays that are refused. */
export const REFUSED: readonly PlayExample[] = [
  { title: 'Beside the start', board: {}, tiles: across(7, 'F', '30 + 12 = 42'), note: '' },
  { title: 'Only signs', board: FIRST, tiles: across(8, 'K', '='), note: '' },
  { title: 'Apart from the rest', board: FIRST, tiles: across(3, 'F', '1 + 2 = 3'), note: '' },
  { title: 'A gap', board: {}, tiles: [...across(8, 'F', '30 + 12'), ...across(8, 'J', '42')], note: '' },
]
