import type { GameUi } from './gameui.ts'

const modules = import.meta.glob<{ ui: GameUi }>('./*/index.ts', { eager: true })

/** All kinds of game, by their folders, in the order in which they are offered: the oldest of the house first. */
export const GAMES: readonly GameUi[] = Object.values(modules)
  .map((module) => module.ui)
  .sort((one, other) => one.since - other.since)

/** The game with that id, or null for one this page does not know. */
export const gameOf = (kind: string): GameUi | null => GAMES.find((game) => game.id === kind) ?? null
