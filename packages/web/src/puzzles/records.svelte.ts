import type { MyPuzzle, StreakView } from '@trueline/rules/wire'
import { house } from '../house.ts'
import { Puzzles } from './net.ts'

/** What I have to show: streak and today's four, kept fresh while a component lives; anew for each day. */
export const records = (today: () => string, looked: () => void, withMine: boolean) => {
  const puzzles = new Puzzles(house())
  let streak = $state.raw<StreakView | null>(null)
  let mine = $state.raw<readonly MyPuzzle[]>([])
  let failed = $state(false)
  let asked = 0

  const load = async (): Promise<void> => {
    const asking = ++asked
    const [answer, own] = await Promise.all([puzzles.streak(), withMine ? puzzles.mine() : null])
    if (asking !== asked) return
    failed = !answer.ok && streak === null
    if (answer.ok) streak = answer.value
    if (own?.ok) mine = own.value
    looked()
  }
  $effect(() => {
    void today()
    void load()
    const back = (): void => {
      if (!document.hidden) void load()
    }
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  })
  return {
    get streak() {
      return streak
    },
    get mine() {
      return mine
    },
    get failed() {
      return failed
    },
    load,
  }
}
