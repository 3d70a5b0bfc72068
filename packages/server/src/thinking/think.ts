import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { alike, type AnyGame, chanceFrom, makePuzzle } from '@trueline/rules'
import type { Begun, MadePuzzle, Order, Task } from './task.ts'

/** A thread's work: it answers one order after another, by the rules of these games. */
export const thinker = (games: ReadonlyMap<string, AnyGame>): ((order: Order) => unknown) => {
  stepBack(Number(process.argv[2] ?? 0))
  return ({ number, task }) => {
    parentPort?.postMessage({ begun: number } satisfies Begun)
    return think(games, task)
  }
}

/** What a task comes to. */
export const think = (games: ReadonlyMap<string, AnyGame>, task: Task): unknown => {
  switch (task.does) {
    case 'choose': {
      const until = performance.now() + task.budget
      const rng = chanceFrom(task.seed)(0)
      return games
        .get(task.kind)
        ?.computer?.choose(task.view, task.level, rng, () => performance.now() >= until)
    }
    case 'hint':
      return games.get(task.kind)?.hints?.find(task.view)
    case 'review':
      return games.get(task.kind)?.review?.(task.log)
    case 'puzzle': {
      const puzzle = makePuzzle(task.order, chanceFrom(task.seed)(0))
      return { puzzle, form: alike(puzzle) } satisfies MadePuzzle
    }
  }
}

/** Who plays goes first. Linux knows the priority of a thread; elsewhere this would be the whole server's. */
const stepBack = (niceness: number): void => {
  if (process.platform !== 'linux' || !(niceness > 0)) return
  try {
    setPriority(niceness)
  } catch {
    // Then the threads share like others.
  }
}
