import { Piscina } from 'piscina'
import type { Begun, Order, Task } from './task.ts'

export interface LaneOptions {
  /** The module that the threads run. */
  readonly worker: URL
  readonly threads: number
  /** How far its threads step back before those of everybody else, 0 not at all (`nice`). */
  readonly niceness: number
  /** How long a thread without work stays. */
  readonly idleMs: number
}

/** A task in line: it is made when its turn comes, so that it may know how many wait behind it. */
interface Waiting {
  make(waiting: number): { readonly task: Task; readonly limitMs: number }
  /** Whose it is, and how many of theirs were before it. */
  readonly owner: string
  readonly rank: number
  resolve(thought: unknown): void
  reject(why: unknown): void
}

/** How long a new thread may take to begin: the machine may be slow, and then all are. */
const START_MS = 30_000
/** A thread that needs more than this has gone astray. */
const LARGEST_HEAP_MIB = 256

/**
 * Some threads and a fair line of tasks before them: somebody's second task waits until everybody's first has begun. A thread that takes longer than its task allows is ended, and another
 * one takes its place; the others do not notice.
 */
export class Lane {
  readonly #pool: Piscina
  readonly #threads: number
  readonly #line: Waiting[] = []
  readonly #begun = new Map<number, () => void>()
  readonly #running: string[] = []
  #numbers = 0
  #closed = false

  constructor({ worker, threads, niceness, idleMs }: LaneOptions) {
    this.#threads = threads
    this.#pool = new Piscina({
      filename: worker.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      argv: [String(niceness)],
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MIB },
      // Sources run as they are, the bundle without help. Nothing else of the process is a thread's business.
      execArgv: worker.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [],
    })
    this.#pool.on('message', ({ begun }: Begun) => this.#begun.get(begun)?.())
    // A thread that ends by itself is replaced; its task is answered by its own rejection.
    this.#pool.on('error', () => {})
  }

  /** How many tasks are thought about or wait for it. */
  get size(): number {
    return this.#running.length + this.#line.length
  }

  /** A task in its turn. With `patience`, whoever asked may give up while it still waits. */
  run(make: Waiting['make'], owner: string, patience?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const theirs = (each: string): boolean => each === owner
      const rank =
        this.#running.filter(theirs).length + this.#line.filter((each) => theirs(each.owner)).length
      const waiting = { make, owner, rank, resolve, reject }
      const behind = this.#line.findIndex((each) => each.rank > rank)
      this.#line.splice(behind < 0 ? this.#line.length : behind, 0, waiting)
      patience?.addEventListener('abort', () => {
        const at = this.#line.indexOf(waiting)
        if (at < 0) return
        this.#line.splice(at, 1)
        reject(patience.reason)
      })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#line.splice(0)) reject(new Error('closed'))
    await this.#pool.destroy()
  }

  #next(): void {
    if (this.#running.length >= this.#threads) return
    const next = this.#line.shift()
    if (!next) return
    this.#running.push(next.owner)
    this.#think(next)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.#running.splice(this.#running.indexOf(next.owner), 1)
        this.#next()
      })
  }

  async #think({ make }: Waiting): Promise<unknown> {
    if (this.#closed) throw new Error('closed')
    const { task, limitMs } = make(this.#line.length)
    const number = this.#numbers++
    const watchdog = new AbortController()
    const end = (): void => watchdog.abort()
    let timer = setTimeout(end, START_MS)
    this.#begun.set(number, () => {
      clearTimeout(timer)
      timer = setTimeout(end, limitMs)
    })
    try {
      return await this.#pool.run({ number, task } satisfies Order, { signal: watchdog.signal })
    } finally {
      clearTimeout(timer)
      this.#begun.delete(number)
    }
  }
}
