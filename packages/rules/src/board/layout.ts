import { SQUARES } from './square.ts'

/**
 * Reads a board drawn as text, one line a row, one character a square, blanks between them as one likes.
 * `meanings` says what the characters stand for; any other character is a plain square.
 */
export const readLayout = <T>(drawing: string, meanings: Readonly<Record<string, T>>): (T | null)[] => {
  const characters = drawing.replace(/\s/g, '')
  return Array.from({ length: SQUARES }, (_, square) => meanings[characters[square] ?? ''] ?? null)
}
