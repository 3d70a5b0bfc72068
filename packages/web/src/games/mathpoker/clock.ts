import { LOW_MS, writeLeft } from '../../table/countdown.ts'

/** The time there is to act: what is left, as a part of all of it, and as a clock says it. */
export interface Clock {
  readonly left: number
  readonly part: number
  readonly text: string
  readonly low: boolean
}

/** `all` is how long there was at first; time given back is more than that. */
export const clockOf = (left: number | null, all: number | null, givenBack: number): Clock | null =>
  left === null || all === null
    ? null
    : {
        left,
        part: Math.min(1, left / (all + givenBack)),
        text: writeLeft(left),
        low: left < Math.min(LOW_MS, all / 3),
      }
