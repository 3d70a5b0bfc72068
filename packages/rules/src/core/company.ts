/** How people come together: each with a device of their own, one with computer players, or several on one device (G-1). */
export const MODES = ['online', 'computer', 'local'] as const
export type Mode = (typeof MODES)[number]

/** Who plays, as far as rules may care (EC-3, EC-16). */
export interface Company {
  readonly mode: Mode
  /** One entry a seat: the level of the computer player that sits there, or null for a person. */
  readonly computers: readonly (string | null)[]
}

/** A company of people, each with a device of their own. */
export const people = (seats: number): Company => ({
  mode: 'online',
  computers: Array.from({ length: seats }, () => null),
})
