/** One turn for a list of moves: who, and what, an equation set apart where there is one. */
export interface Move {
  readonly seat: number
  readonly name: string
  /** "passed", "exchanged 3 tiles"; empty when equations say it. */
  readonly words: string
  readonly equations: readonly string[]
  readonly points: number | null
  /** What else the turn brought: "−16 for the move shown", and shorter where there is little room. */
  readonly note?: { readonly long: string; readonly short: string } | undefined
}

/** Points as they are written: `19`, `−3`. */
export const written = (points: number): string => String(points).replace('-', '−')

/** Points as they are added: `+19`, `−3`. */
export const signed = (points: number): string => (points < 0 ? '' : '+') + written(points)
