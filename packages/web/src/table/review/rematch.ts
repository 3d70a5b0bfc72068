import type { TableView } from '@trueline/rules/wire'

/** How far two players have come in agreeing on another game (G-9). */
export type Rematch =
  /** Not for a watcher, and not where the house offers none. */
  | { readonly kind: 'none' }
  /** Nobody has asked; or one press starts it, against the computer and on a shared device. */
  | { readonly kind: 'free' }
  /** You have asked. */
  | { readonly kind: 'offered' }
  /** Somebody else has. */
  | { readonly kind: 'wanted'; readonly seat: number }
  /** The next game is there; `yours` tells whether you play in it. */
  | { readonly kind: 'agreed'; readonly code: string; readonly yours: boolean }

export const rematchOf = (
  view: Pick<TableView, 'rematch' | 'mode' | 'maker'>,
  seat: number | null,
): Rematch => {
  const { rematch, mode, maker } = view
  const yours = seat !== null || (mode === 'local' && maker)
  if (!rematch) return { kind: 'none' }
  if (rematch.code !== null) return { kind: 'agreed', code: rematch.code, yours }
  if (!yours) return { kind: 'none' }
  const [wanted] = rematch.seats
  if (seat === null || wanted === undefined) return { kind: 'free' }
  return rematch.seats.includes(seat) ? { kind: 'offered' } : { kind: 'wanted', seat: wanted }
}
