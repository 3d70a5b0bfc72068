import type { GameUi } from './gameui.ts'

const modules = import.meta.glob<{ readonly ui: GameUi }>('./*/index.ts')
const boards = import.meta.glob('./*/Game.svelte')

/** The kind of game with that id, or null for one this page does not know. A table brings no other kind along. */
export const fetchGame = async (kind: string): Promise<GameUi | null> =>
  (await modules[`./${kind}/index.ts`]?.())?.ui ?? null

/** Has a game's board fetched before it is needed. */
export const fetchBoard = (kind: string): void => {
  boards[`./${kind}/Game.svelte`]?.().catch(() => {})
}
