import {
  addDays,
  dayWindow,
  PUZZLE_LEVELS,
  PUZZLE_SIZES,
  type PuzzleLevel,
  type PuzzleSize,
} from '@trueline/rules'
import { Mailbox } from '../table/mailbox.ts'
import type { Dailies } from './dailies.ts'
import type { Stock } from './stock.ts'
import type { PuzzleSurroundings } from './surroundings.ts'

/** A server that has just started has better things to do. */
const FIRST_LOOK = 5_000
const LOOK = 600_000

/** Has puzzles made before anybody asks for them: those of today and tomorrow, wherever that is, and some random ones. */
export class Keeper {
  readonly #surroundings: PuzzleSurroundings
  readonly #dailies: Dailies
  readonly #stock: Stock
  readonly #work = new Mailbox()
  #cancel: (() => void) | null = null
  #closed = false

  constructor(surroundings: PuzzleSurroundings, dailies: Dailies, stock: Stock) {
    this.#surroundings = surroundings
    this.#dailies = dailies
    this.#stock = stock
  }

  start(): void {
    this.#after(FIRST_LOOK)
  }

  /** One was taken. Nothing follows from that unless the keeper has started. */
  taken(level: PuzzleLevel, size: PuzzleSize): void {
    if (this.#cancel) void this.#guarded(() => this.#stock.fill(level, size, this.#isClosed))
  }

  /** Begins nothing more, and waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true
    this.#cancel?.()
    await this.#work.drained()
  }

  #after(ms: number): void {
    this.#cancel = this.#surroundings.clock.after(ms, () => {
      void this.#guarded(() => this.#look()).then(() => {
        if (!this.#closed) this.#after(LOOK)
      })
    })
  }

  async #look(): Promise<void> {
    const { earliest, latest } = dayWindow(this.#surroundings.clock.now())
    for (let date = earliest; date <= addDays(latest, 1); date = addDays(date, 1))
      for (const level of PUZZLE_LEVELS) {
        if (this.#closed) return
        await this.#dailies.idOf(date, level, '', async () => null)
      }
    for (const level of PUZZLE_LEVELS)
      for (const size of PUZZLE_SIZES)
        if (level !== 'expert') await this.#stock.fill(level, size, this.#isClosed)
  }

  /** One thing after another: what is made ahead never takes more than one thread. */
  #guarded(task: () => Promise<void>): Promise<void> {
    return this.#work.run(async () => {
      try {
        if (!this.#closed) await task()
      } catch (error) {
        if (!this.#closed) this.#surroundings.report(error, { what: 'ahead' })
      }
    })
  }

  readonly #isClosed = (): boolean => this.#closed
}
