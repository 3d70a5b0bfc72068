import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from '../store/store.ts'

/** What /metrics tells: numbers, and nothing about anybody. */
export interface Metrics {
  readonly registry: Registry
  readonly intents: Counter<'result'>
  readonly appends: Histogram
  /** How long a thought took, waiting included: a computer's level, `hint` or `review`. */
  thought(what: string, seconds: number): void
  /** Adds the process's own figures; once a process. */
  watchProcess(): void
  /** Adds figures that are read when asked for. */
  gauge(name: string, help: string, read: () => number): void
}

export const makeMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  const thoughts = new Histogram({
    name: 'trueline_thinking_seconds',
    help: 'How long computers, hints and reviews take, waiting included',
    labelNames: ['what'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10],
    registers,
  })
  return {
    registry,
    intents: new Counter({
      name: 'trueline_intents_total',
      help: 'Intents answered, by the code of the answer',
      labelNames: ['result'],
      registers,
    }),
    appends: new Histogram({
      name: 'trueline_append_seconds',
      help: 'How long it takes to store a step of a game',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    thought: (what, seconds) => thoughts.observe({ what }, seconds),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    gauge: (name, help, read) => {
      // A gauge registers itself, and is read when asked for.
      void new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
  }
}

/** The store, with its appends timed. */
export const timedStore = (store: Store, { appends }: Metrics): Store => ({
  create: (game) => store.create(game),
  load: (code) => store.load(code),
  loadMany: (playerId, limit) => store.loadMany(playerId, limit),
  events: (code) => store.events(code),
  takeSeat: (code, player, opening) => store.takeSeat(code, player, opening),
  arrange: (arrangement) => store.arrange(arrangement),
  isSeated: (code, playerId) => store.isSeated(code, playerId),
  cancel: (code, at, receipt) => store.cancel(code, at, receipt),
  receipt: (code, seat, key) => store.receipt(code, seat, key),
  standing: (codes) => store.standing(codes),
  due: (look, house) => store.due(look, house),
  computerTurns: (look) => store.computerTurns(look),
  rematch: (offer) => store.rematch(offer),
  beat: (house) => store.beat(house),
  async append(step) {
    const stop = appends.startTimer()
    try {
      return await store.append(step)
    } finally {
      stop()
    }
  },
})
