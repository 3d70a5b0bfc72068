import type { TableView } from '@trueline/rules/wire'

/** What the page of a table shows. `early` is for those who want to watch a game that has not begun. */
export type Phase =
  | { readonly kind: 'waiting' | 'invitation' | 'early' | 'cancelled' | 'game' }
  /** Between two turns on a shared device: whose tiles may be shown once they have said that it is them. */
  | { readonly kind: 'cover'; readonly next: number }

/**
 * The phase of a table for somebody who sees it from `seat`. On a shared device the tiles of a seat are shown only
 * while it is that seat's turn: after every turn, and after a reload, comes the cover (S66).
 */
export const phaseOf = (view: TableView, seat: number | null, watching: boolean): Phase => {
  if (view.status === 'cancelled') return { kind: 'cancelled' }
  if (view.status === 'waiting') {
    if (seat !== null || view.maker) return { kind: 'waiting' }
    return { kind: watching ? 'early' : 'invitation' }
  }
  const [next] = view.toAct
  const shared = view.mode === 'local' && view.maker && view.status === 'playing'
  if (shared && next !== undefined && seat !== next) return { kind: 'cover', next }
  return { kind: 'game' }
}
