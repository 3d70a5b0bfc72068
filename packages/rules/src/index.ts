export { catalogue } from './catalogue.ts'
export * from './core/chance.ts'
export * from './core/company.ts'
export type * from './core/computer.ts'
export type * from './core/game.ts'
export * from './core/outcome.ts'
export * from './core/play.ts'
export type * from './core/refusal.ts'
export * from './core/result.ts'
export * from './core/seat.ts'
export { alike } from './equacross/puzzle/alike.ts'
export * from './equacross/puzzle/attempt.ts'
export * from './equacross/puzzle/dates.ts'
export { makePuzzle } from './equacross/puzzle/make.ts'
export type {
  Level as PuzzleLevel,
  Order as PuzzleOrder,
  Puzzle,
  Size as PuzzleSize,
} from './equacross/puzzle/puzzle.ts'
export { revealTile, type RevealedTile } from './equacross/puzzle/reveal.ts'
export * from './equacross/puzzle/streak.ts'
export { type Labels, puzzleView } from './equacross/puzzle/view.ts'
export { LEVELS as PUZZLE_LEVELS, SIZES as PUZZLE_SIZES } from './equacross/puzzle/puzzle.ts'
