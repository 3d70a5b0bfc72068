import { house } from '../house.ts'
import { ticking } from '../table/ticking.svelte.ts'
import { dateIn, midnightAfter } from './dates.ts'

/**
 * The date here, by the server's clock, and how long it lasts, while a component lives (PZ-5, S58). At midnight it
 * turns to the next. `look` takes in what the server's clock has been found to say.
 */
export const day = () => {
  const { line } = house()
  const now = (): number => line.clock.now()
  let date = $state(dateIn(now()))
  let midnight = $state(midnightAfter(now()))
  const look = (): void => {
    date = dateIn(now())
    midnight = midnightAfter(now())
  }
  const clock = ticking(() => midnight, now)
  $effect(() => {
    if (clock.left === 0) look()
  })
  return {
    get date(): string {
      return date
    },
    /** Milliseconds until the next day. */
    get left(): number {
      return clock.left ?? Math.max(0, midnight - now())
    },
    look,
  }
}
