import { bedmas } from './bedmas/index.ts'
import type { AnyGame } from './core/game.ts'
import { equacross } from './equacross/index.ts'
import { mathpoker } from './mathpoker/index.ts'

/** Every game of the house, one line each. */
const games: readonly AnyGame[] = [equacross, bedmas, mathpoker]

/** The games by their id. */
export const catalogue: ReadonlyMap<string, AnyGame> = new Map(games.map((game) => [game.id, game]))
