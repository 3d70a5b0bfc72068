import type { Ear, Pair } from './pairs.ts'
import type { ServerProcess } from './server-process.ts'

export interface Load {
  readonly moves: number
  readonly seconds: number
  /** Milliseconds from one player's send to the other's receive, one number a move. */
  readonly delays: readonly number[]
  /** Processor seconds of the server. */
  readonly cpu: number
  readonly failures: ReadonlyMap<string, number>
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Plays `games` pairs for `seconds` after a warm-up: each moves as soon as it may, or, with `pace`, so that all
 * together make about `pace` moves a second.
 */
export const runLoad = async (
  server: ServerProcess,
  makePair: (ear: Ear) => Promise<Pair>,
  games: number,
  seconds: number,
  pace?: number,
): Promise<Load> => {
  const delays: number[] = []
  const failures = new Map<string, number>()
  let counting = false
  let over = false
  const wait = pace ? (games / pace) * 1000 : 0

  const ear: Ear = {
    arrived(pair, ms) {
      if (counting) delays.push(ms)
      if (over) return
      if (wait) setTimeout(() => over || pair.move(), Math.max(0, wait * (0.5 + Math.random()) - ms))
      else setImmediate(() => over || pair.move())
    },
    failed(why) {
      failures.set(why, (failures.get(why) ?? 0) + 1)
    },
  }
  const pairs: Pair[] = []
  while (pairs.length < games) {
    const some = Math.min(20, games - pairs.length)
    pairs.push(...(await Promise.all(Array.from({ length: some }, () => makePair(ear)))))
  }
  for (const pair of pairs) setTimeout(() => pair.move(), Math.random() * wait)
  await sleep(2000)
  counting = true
  const cpuBefore = server.cpu()
  const before = performance.now()
  await sleep(seconds * 1000)
  const took = (performance.now() - before) / 1000
  const cpu = server.cpu() - cpuBefore
  counting = false
  over = true
  const moves = delays.length
  await sleep(500)
  for (const pair of pairs) pair.close()
  await sleep(500)
  return { moves, seconds: took, delays, cpu, failures }
}
