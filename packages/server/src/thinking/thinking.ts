import { availableParallelism } from 'node:os'
import type { AnyGame, Kind, PuzzleOrder, Review } from '@trueline/rules'
import { Lane } from './lane.ts'
import type { MadePuzzle, Task } from './task.ts'

/** Thinks, where nobody waits for anybody else because of it. Rejects when thinking fails, or takes too long. */
export interface Thinking {
  /** What the computer player of a level does, who sees `view`. What comes is not checked. `owner` takes turns with others. */
  choose(kind: string, view: Kind['View'], level: string, seed: string, owner: string): Promise<unknown>
  /** The moves to show to a seat that sees `view`. Not checked either. Rejects with a `TimeoutError` when the line is too long. */
  hint(kind: string, view: Kind['View'], owner: string): Promise<unknown>
  /** The best move at each turn of a finished game. */
  review(kind: string, log: readonly Kind['Event'][]): Promise<readonly Review[]>
  /** How many thoughts somebody waits for. */
  readonly size: number
  close(): Promise<void>
}

/** Makes puzzles, where nobody waits for anybody else because of it. */
export interface PuzzleMaker {
  /** The same seed (64 hex digits) makes the same puzzle. `owner` takes turns with others. */
  makePuzzle(order: PuzzleOrder, seed: string, owner: string): Promise<MadePuzzle>
}

export interface ThinkingOptions {
  /** The games by their kind: which of their levels are patient. */
  readonly games: ReadonlyMap<string, AnyGame>
  /** The module that the threads run. */
  readonly worker?: URL
  /** How long past its budget a thread may go on before it is ended. */
  readonly graceMs?: number
  /** Told how long everything took, waiting included: a level, `hint`, `review` or `puzzle`. */
  readonly took?: (what: string, seconds: number) => void
}

/** Beside the sources as beside the bundle. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url)

/** Milliseconds that a patient level has from when it is asked, and what it has at least, however many wait. */
const PATIENT_MS = 1_500
const LEAST_MS = 100
/** A search takes all the time there is: moves of people go before it. More than this, and a busy machine starves it. */
const PATIENT_NICENESS = 5
/** What everything else has, once begun. */
const QUICK_MS = 1_000
const REVIEW_MS = 20_000
/** A puzzle is made in a lane of its own, behind everything that somebody at a table waits for. */
const PUZZLE_MS = 10_000
const PUZZLE_NICENESS = 10
/** Puzzles are made now and then: a thread need not be kept for the next one. */
const PUZZLE_IDLE_MS = 30_000
/** How long a person waits for it to begin, and then for it to end. */
const HINT_MS = 10_000
/** A search that is not cut off (BM-13) takes what it takes on a busy machine: only what hangs is ended. */
const GRACE_MS = 10_000
/** A thread that is there has read everything and knows its way: a person may look at the board for a while. */
const IDLE_MS = 300_000

/**
 * Lanes of threads, so that a hint or a quick level never waits behind a search, a review or a puzzle, which step back
 * before the thread that people's moves run on.
 */
export class ThinkingThreads implements Thinking, PuzzleMaker {
  readonly #games: ReadonlyMap<string, AnyGame>
  readonly #quick: Lane
  readonly #patient: Lane
  readonly #puzzles: Lane
  readonly #patientThreads: number
  readonly #graceMs: number
  readonly #took: (what: string, seconds: number) => void

  constructor({ games, worker = WORKER, graceMs = GRACE_MS, took = () => {} }: ThinkingOptions) {
    this.#games = games
    this.#patientThreads = Math.max(1, availableParallelism() - 1)
    this.#quick = new Lane({ worker, threads: 1, niceness: 0, idleMs: IDLE_MS })
    const threads = this.#patientThreads
    this.#patient = new Lane({ worker, threads, niceness: PATIENT_NICENESS, idleMs: IDLE_MS })
    this.#puzzles = new Lane({ worker, threads: 1, niceness: PUZZLE_NICENESS, idleMs: PUZZLE_IDLE_MS })
    this.#graceMs = graceMs
    this.#took = took
  }

  get size(): number {
    return this.#quick.size + this.#patient.size + this.#puzzles.size
  }

  choose(kind: string, view: Kind['View'], level: string, seed: string, owner: string): Promise<unknown> {
    const task = { does: 'choose', kind, view, level, seed } as const
    const computer = this.#games.get(kind)?.computer
    if (!computer?.patient?.includes(level))
      return this.#run(level, this.#quick, owner, () => ({ ...task, budget: QUICK_MS }))
    const until = performance.now() + PATIENT_MS
    return this.#run(level, this.#patient, owner, (waiting) => {
      // Who waits together shares what time is left, so that nobody waits for long.
      const share = (until - performance.now()) / (1 + waiting / this.#patientThreads)
      return { ...task, budget: Math.max(LEAST_MS, share) }
    })
  }

  hint(kind: string, view: Kind['View'], owner: string): Promise<unknown> {
    const patience = AbortSignal.timeout(HINT_MS)
    return this.#run('hint', this.#quick, owner, () => ({ does: 'hint', kind, view }), patience)
  }

  review(kind: string, log: readonly Kind['Event'][]): Promise<readonly Review[]> {
    return this.#run('review', this.#patient, '', () => ({ does: 'review', kind, log })) as Promise<
      readonly Review[]
    >
  }

  makePuzzle(order: PuzzleOrder, seed: string, owner: string): Promise<MadePuzzle> {
    const task = { does: 'puzzle', order, seed } as const
    return this.#run('puzzle', this.#puzzles, owner, () => task) as Promise<MadePuzzle>
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#patient.close(), this.#puzzles.close()])
  }

  async #run(
    what: string,
    lane: Lane,
    owner: string,
    make: (waiting: number) => Task,
    patience?: AbortSignal,
  ) {
    const before = performance.now()
    try {
      return await lane.run(
        (waiting) => {
          const task = make(waiting)
          return { task, limitMs: limitOf(task) + this.#graceMs }
        },
        owner,
        patience,
      )
    } finally {
      this.#took(what, (performance.now() - before) / 1000)
    }
  }
}

const LIMITS = { hint: HINT_MS, review: REVIEW_MS, puzzle: PUZZLE_MS }

const limitOf = (task: Task): number => (task.does === 'choose' ? task.budget : LIMITS[task.does])
