import { isNumber, OPERATORS } from '@trueline/rules/bedmas/client'

const FACES: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' }
const TOKENS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/' }

/** A token as it is written on a tile. */
export const faceOf = (token: string): string => FACES[token] ?? token

/** The token that a tile stands for. */
export const tokenOf = (face: string): string => TOKENS[face] ?? face

/** The seven signs in the order of their keys (BM-2). */
export const SIGNS: readonly string[] = OPERATORS.map(faceOf)

/** `"( 8 - 3 ) * 4 = 20"` as it is written: `(8 − 3) × 4 = 20`. */
export const writeTokens = (text: string): string =>
  text.split(' ').map(faceOf).join(' ').replaceAll('( ', '(').replaceAll(' )', ')')

const SPOKEN: Readonly<Record<string, string>> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '(': 'open bracket',
  ')': 'close bracket',
}

/** A tile as it is read out. */
export const sayFace = (face: string): string => SPOKEN[face] ?? face

/** The sign that somebody types, whatever their keyboard calls it (S78); null for a key that is none. */
export const signTyped = (key: string): string | null => {
  const sign = faceOf({ x: '*', X: '*', ':': '/', '–': '-', '·': '*' }[key] ?? key)
  return SIGNS.includes(sign) ? sign : null
}

/** Whether a face is that of a number tile. */
export const isTile = (face: string): boolean => isNumber(face)
