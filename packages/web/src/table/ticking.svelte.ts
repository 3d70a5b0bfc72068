import { untilChange } from './countdown.ts'

/**
 * The time left until a deadline, kept true while a component lives: it wakes just after each change of what a
 * clock shows, and when the page comes back from the background.
 */
export const ticking = (
  deadline: () => number | null,
  now: () => number,
): { readonly left: number | null } => {
  let left = $state<number | null>(null)
  $effect(() => {
    const at = deadline()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(timer)
      const rest = at === null ? null : Math.max(0, at - now())
      left = rest
      const wait = rest === null ? null : untilChange(rest)
      if (wait !== null) timer = setTimeout(look, wait + 5)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  })
  return {
    get left() {
      return left
    },
  }
}
