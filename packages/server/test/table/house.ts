import { randomBytes, randomUUID } from 'node:crypto'
import type { AnyGame, Review, Seat } from '@trueline/rules'
import type { PresenceMessage, ViewMessage } from '@trueline/rules/wire'
import { expect } from 'vitest'
import { toy } from '../../../rules/test/toy/index.ts'
import type { Database } from '../../src/store/database.ts'
import { storeOn } from '../../src/store/prisma.ts'
import type { Store } from '../../src/store/store.ts'
import { think } from '../../src/thinking/think.ts'
import type { Thinking } from '../../src/thinking/thinking.ts'
import { type Answer, type Report, type Surroundings, Tables, type Watcher } from '../../src/table/tables.ts'
import { FakeClock } from './clock.ts'

/** A server's tables round a toy game, with everything outside them in the test's hands. */
export interface TestHouse {
  readonly tables: Tables
  readonly clock: FakeClock
  readonly store: Store
  readonly faults: { readonly error: unknown; readonly what: string }[]
  /** When it says so, the store answers nothing but faults. */
  away: boolean
}

export const houseOn = (
  database: Database,
  changes: Partial<Surroundings> & { clock?: FakeClock } = {},
): TestHouse => {
  const { clock = new FakeClock() } = changes
  const faults: TestHouse['faults'] = []
  let pending = 0
  clock.busy.add(() => pending > 0)
  const awaited = async <T>(answer: () => Promise<T>): Promise<T> => {
    pending++
    try {
      return await answer()
    } finally {
      pending--
    }
  }
  const watched = <T>(answer: () => Promise<T>): Promise<T> =>
    awaited(async () => {
      if (house.away) throw new Error('the store is away')
      return answer()
    })
  const store = watchStore(changes.store ?? storeOn(database), watched)
  const thinking = watchThinking(changes.thinking ?? thinkAtOnce, awaited)
  const report: Report = (error, { what }) => faults.push({ error, what })
  const tables = new Tables({
    games: toys,
    random: (bytes) => randomBytes(bytes),
    report,
    shared: database.shared,
    ...changes,
    store,
    clock,
    thinking,
  })
  const house = { tables, clock, store, faults, away: false }
  return house
}

type Watch = <T>(answer: () => Promise<T>) => Promise<T>

/** The same store, with every question going through `watch`. */
const watchStore = (store: Store, watch: Watch): Store => ({
  create: (game) => watch(() => store.create(game)),
  load: (code) => watch(() => store.load(code)),
  loadMany: (playerId, limit) => watch(() => store.loadMany(playerId, limit)),
  events: (code) => watch(() => store.events(code)),
  takeSeat: (code, player, opening) => watch(() => store.takeSeat(code, player, opening)),
  arrange: (arrangement) => watch(() => store.arrange(arrangement)),
  isSeated: (code, playerId) => watch(() => store.isSeated(code, playerId)),
  cancel: (code, at, receipt) => watch(() => store.cancel(code, at, receipt)),
  append: (append) => watch(() => store.append(append)),
  receipt: (code, seat, key) => watch(() => store.receipt(code, seat, key)),
  standing: (codes) => watch(() => store.standing(codes)),
  due: (look, house) => watch(() => store.due(look, house)),
  computerTurns: (look) => watch(() => store.computerTurns(look)),
  rematch: (offer) => watch(() => store.rematch(offer)),
  beat: (house) => watch(() => store.beat(house)),
})

const toys: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([['toy', toy]])

/** What threads would think, thought here and at once: searches have had time enough from the start. */
export const thinkAtOnce: Thinking = {
  choose: async (kind, view, level, seed) =>
    think(toys, { does: 'choose', kind, view, level, seed, budget: 0 }),
  hint: async (kind, view) => think(toys, { does: 'hint', kind, view }),
  review: async (kind, log) => think(toys, { does: 'review', kind, log }) as readonly Review[],
  size: 0,
  close: async () => {},
}

/** The same thoughts, for which time waits like for the store. */
const watchThinking = (thinking: Thinking, watch: Watch): Thinking => ({
  choose: (...asked) => watch(() => thinking.choose(...asked)),
  hint: (...asked) => watch(() => thinking.hint(...asked)),
  review: (...asked) => watch(() => thinking.review(...asked)),
  size: 0,
  close: () => thinking.close(),
})

export interface Player {
  readonly id: string
  readonly name: string
}

export const arrive = async ({ prisma }: Database, name: string): Promise<Player> =>
  prisma.player.create({ data: { id: randomUUID(), name } }).then(({ id }) => ({ id, name }))

/** An online game of two that has begun: `maker` is to act. */
export const beginGame = async (
  tables: Tables,
  maker: Player,
  guest: Player,
  options?: object,
): Promise<string> => {
  const made = await tables.make({ kind: 'toy', mode: 'online', maker, options })
  if (!made.ok) throw new Error(made.error.code)
  expect(await tables.sit(made.value.code, guest)).toEqual({ ok: true, value: { seat: 1, taken: true } })
  return made.value.code
}

export const take = (n = 1) => ({ type: 'take', n })
export const newKey = (): string => randomUUID()

export const act = (
  tables: Tables,
  code: string,
  player: Player,
  intent: unknown = take(),
  more: { key?: string; seq?: number; seat?: Seat } = {},
): Promise<Answer> => tables.intent(code, player.id, { key: newKey(), intent, ...more })

/** The code of a refusal, or `ok`. */
export const said = (answer: { ok: true } | { ok: false; error: { code: string } }): string =>
  answer.ok ? 'ok' : answer.error.code

/** The view of somebody, as an object to look into. */
export const look = async (
  tables: Tables,
  code: string,
  player: Player | null = null,
  seat?: Seat,
): Promise<ViewMessage & { view: { count?: number; secret?: string | null } }> => {
  const view = await tables.view(code, player?.id ?? null, seat)
  if (!view.ok) throw new Error(view.error.code)
  return view.value
}

/** A watcher that writes down all it hears. */
export const listener = (): Watcher & { views: ViewMessage[]; presences: PresenceMessage[] } => {
  const views: ViewMessage[] = []
  const presences: PresenceMessage[] = []
  return {
    views,
    presences,
    view: (message) => views.push(message),
    presence: (message) => presences.push(message),
  }
}
