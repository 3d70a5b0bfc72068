import { house } from '../house.ts'

const AGAIN_MS = 30_000

/**
 * Keeps my games fresh while the page shows them: at once, when it comes back to the front, and now and then.
 * Answers the server's time, for "2 min ago".
 */
export const refreshing = (): { readonly now: number } => {
  const { games, line } = house()
  let now = $state(line.clock.now())

  $effect(() => {
    const look = () => {
      if (document.hidden) return
      void games.load().then(() => {
        now = line.clock.now()
      })
    }
    look()
    const timer = setInterval(look, AGAIN_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  })

  return {
    get now() {
      return now
    },
  }
}
