import { SIZE } from '../../board/square.ts'
import { CLOSE, type Code, EQUALS, OPEN, VACANT } from './codes.ts'

/** What stands in a place of an equation, whatever its numbers and joining operators are. */
export const NUMBER = 0
export const JOIN = 1
export const SIGN_EQUALS = 2
export const BRACKET_OPEN = 3
export const BRACKET_CLOSE = 4
export type Part = number

/** A number, or a bracket pair with what it holds: what operators join. Places count from 0; `end` is beyond it. */
export interface Atom {
  readonly from: number
  readonly end: number
  /** The atom before it that the operator at `from - 1` joins it to, or null at the start of a side or bracket. */
  readonly before: Atom | null
}

/** A side of an equation: its places `from` … `end - 1`. */
export interface SidePlaces {
  readonly from: number
  readonly end: number
}

/** The shape of an equation by BM-6: where its numbers, operators, `=` and brackets stand. */
export interface Skeleton {
  readonly parts: readonly Part[]
  readonly sides: readonly SidePlaces[]
  /** The place of the number that is a side alone, or -1 when there is none (BM-8). */
  readonly lone: number
  /** The places of each part, a bit each. */
  readonly masks: readonly number[]
  /** The atom that ends before each place, or null. */
  readonly atomEnding: readonly (Atom | null)[]
  /** For each place of a number or an opening bracket: whether nothing of its side or bracket follows it. */
  readonly isLast: readonly boolean[]
  /** For each place the bracket it is in: one more than the place where that opens, or 0. */
  readonly level: readonly number[]
}

/** Which part a token can only be. */
export const partOf = (code: Code): Part => {
  if (code === EQUALS) return SIGN_EQUALS
  if (code === OPEN) return BRACKET_OPEN
  if (code === CLOSE) return BRACKET_CLOSE
  return code <= 100 ? NUMBER : JOIN
}

/** Sequences of parts by length, made once. A `single` atom is one that may not be all of a side or bracket. */
const atoms = (length: number): string[] =>
  length === 1 ? ['N'] : length >= 5 ? joined(length - 2).map((inner) => `(${inner})`) : []

/** Two atoms or more with an operator between each two. */
const joined = (length: number): string[] => {
  const found: string[] = []
  for (let first = 1; first <= length - 2; first++) {
    const rest = length - first - 1
    const tails = [...atoms(rest), ...joined(rest)]
    for (const atom of atoms(first)) for (const tail of tails) found.push(`${atom}J${tail}`)
  }
  return found
}

const sides = (length: number): string[] => (length === 1 ? ['N'] : joined(length))

const equations = (length: number): string[] => {
  const found: string[] = []
  for (let first = 1; first <= length - 2; first++) {
    const rest = length - first - 1
    const tails = [...sides(rest), ...equations(rest)]
    for (const side of sides(first)) for (const tail of tails) found.push(`${side}=${tail}`)
  }
  return found
}

/** The shape that a text of parts stands for. */
export const skeletonOf = (text: string): Skeleton => {
  const parts = Array.from(text, (letter) => 'NJ=()'.indexOf(letter))
  const masks = [0, 0, 0, 0, 0]
  parts.forEach((part, at) => {
    masks[part]! |= 1 << at
  })
  const sidePlaces: SidePlaces[] = []
  let from = 0
  for (const side of text.split('=')) {
    sidePlaces.push({ from, end: from + side.length })
    from += side.length + 1
  }
  const lone = sidePlaces.find((side) => side.end - side.from === 1)?.from ?? -1
  return { parts, sides: sidePlaces, lone, masks, ...nestingOf(parts) }
}

const nestingOf = (parts: readonly Part[]): Pick<Skeleton, 'atomEnding' | 'isLast' | 'level'> => {
  const atomEnding = Array<Atom | null>(parts.length + 1).fill(null)
  const isLast = Array<boolean>(parts.length).fill(false)
  const level = Array<number>(parts.length).fill(0)
  const open: { readonly at: number; readonly before: Atom | null }[] = []
  let before: Atom | null = null
  const close = (atom: Atom): void => {
    atomEnding[atom.end] = atom
    const next = parts[atom.end]
    isLast[atom.from] = next === undefined || next === SIGN_EQUALS || next === BRACKET_CLOSE
    before = atom
  }
  parts.forEach((part, at) => {
    level[at] = (open.at(-1)?.at ?? -1) + 1
    if (part === NUMBER) close({ from: at, end: at + 1, before })
    else if (part === SIGN_EQUALS) before = null
    else if (part === BRACKET_OPEN) {
      open.push({ at, before })
      before = null
    } else if (part === BRACKET_CLOSE) {
      const group = open.pop()
      if (group) close({ from: group.at, end: at + 1, before: group.before })
    }
  })
  return { atomEnding, isLast, level }
}

/** Number tiles are all different, so no true equation has two lone numbers. */
const hasOneLoneAtMost = (text: string): boolean => text.split('=').filter((side) => side === 'N').length <= 1

const made: Skeleton[][] = []

/** All shapes of an equation of some length that could be true, in a fixed order. There are 202 of length 15. */
export const skeletonsOf = (length: number): readonly Skeleton[] =>
  (made[length] ??= length > SIZE ? [] : equations(length).filter(hasOneLoneAtMost).map(skeletonOf))

/** Whether the tokens that stand in a window can stand in an equation of this shape. `masks` are theirs by part. */
export const admits = (skeleton: Skeleton, masks: readonly number[], vacant: number): boolean =>
  skeleton.masks.every((mask, part) => (mask & ~vacant) === masks[part])

/** Where the parts of tokens stand, a bit each. */
export const masksOf = (slots: Uint8Array): number[] => {
  const masks = [0, 0, 0, 0, 0]
  slots.forEach((code, at) => {
    if (code !== VACANT) masks[partOf(code)]! |= 1 << at
  })
  return masks
}
