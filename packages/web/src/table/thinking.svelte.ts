import type { Table } from '../net/table.svelte.ts'

/** Thinking shorter than this is not worth a word. */
const SHOW_MS = 300

/** Whether a computer player has been thinking for a while, and at whose seat. */
export const thinking = (table: Table): { readonly seat: number | null } => {
  const thinker = $derived.by(() => {
    const view = table.view
    const next = view?.status === 'playing' ? view.toAct[0] : undefined
    return next !== undefined && (view?.seats[next]?.computer ?? null) !== null ? next : null
  })
  let slow = $state(false)
  $effect(() => {
    if (thinker === null) return
    const timer = setTimeout(() => {
      slow = true
    }, SHOW_MS)
    return () => {
      clearTimeout(timer)
      slow = false
    }
  })
  return {
    get seat() {
      // Over a dead line nobody knows what it does.
      return slow && table.status === 'live' ? thinker : null
    },
  }
}
