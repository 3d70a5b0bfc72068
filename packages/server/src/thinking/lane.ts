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
  readonly signal: AbortSignal | undefined
  resolve(thought: unknown): void
  reject(why: unknown): void
}

/** How long a new thread may take to begin: the machine may be slow, and then all are. */
const START_MS = 30_000
/** A thread that needs more than this has gone astray. */
const LARGEST_HEAP_MIB = 256

/**
 * Some threads and a line of tasks before them. A thread that takes longer than its task allows is ended, and another
 * one takes its place; the others do not notice.
 */
export class Lane {
  readonly #pool: Piscina
  readonly #threads: number
  readonly #line: Waiting[] = []
  readonly #begun = new Map<number, () => void>()
  #busy = 0
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
    return this.#busy + this.#line.length
  }

  /** A task in its turn. With `signal`, whoever asked may lose patience, in the line too. */
  run(make: Waiting['make'], signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiting = { make, signal, resolve, reject }
      this.#line.push(waiting)
      signal?.addEventListener('abort', () => {
        const at = this.#line.indexOf(waiting)
        if (at < 0) return
        this.#line.splice(at, 1)
        reject(signal.reason)
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
    if (this.#busy >= this.#threads) return
    const next = this.#line.shift()
    if (!next) return
    this.#busy++
    this.#think(next)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.#busy--
        this.#next()
      })
  }

  async #think({ make, signal }: Waiting): Promise<unknown> {
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
    signal?.addEventListener('abort', end)
    try {
      return await this.#pool.run({ number, task } satisfies Order, { signal: watchdog.signal })
    } finally {
      signal?.removeEventListener('abort', end)
      clearTimeout(timer)
      this.#begun.delete(number)
    }
  }
}
