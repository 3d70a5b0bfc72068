import { FIRST_DAY } from '@trueline/rules/equacross/client'
import type {
  MyPuzzle,
  PuzzleLevel,
  PuzzleSize,
  PuzzleView,
  Revealed,
  StreakView,
} from '@trueline/rules/wire'
import type { House } from '../house.ts'
import type { Answer } from '../net/api.ts'
import { dateIn } from './dates.ts'
import type { Wanted } from './paths.ts'

/** What is sent with a check or a reveal: the same key however often it is sent. */
export interface Asking {
  readonly key: string
  readonly tiles: readonly { readonly square: string; readonly digit: string }[]
  readonly seconds: number
}

const TRIES = 3
const PAUSE_MS = 700
/** Answers that are none: the same is asked again, with the same key (S3). */
const AGAIN: ReadonlySet<string> = new Set(['no-net', 'no-answer', 'unavailable'])

const insist = async <T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> => {
  for (let tried = 1; ; tried++) {
    const answer = await ask()
    if (answer.ok || tried === TRIES || !AGAIN.has(answer.error.code)) return answer
    await new Promise((done) => setTimeout(done, PAUSE_MS * tried))
  }
}

const nothing = (now: number, today: string): StreakView => ({
  now,
  today,
  current: 0,
  longest: 0,
  levels: { easy: 'new', medium: 'new', hard: 'new', expert: 'new' },
  days: [],
  firstDay: FIRST_DAY,
})

type Doors = Pick<House, 'api' | 'session' | 'line'>

/** The date here, by the server's clock (PZ-5). */
export const todayBy = ({ line }: Pick<House, 'line'>): string => dateIn(line.clock.now())

/** The puzzles of the house over HTTP. */
export class Puzzles {
  readonly #doors: Doors

  constructor(doors: Doors) {
    this.#doors = doors
  }

  /** Makes sure that the server's clock is known, and says what day it is here. */
  async today(): Promise<string> {
    await this.#doors.session.load()
    return todayBy(this.#doors)
  }

  async see(wanted: Wanted): Promise<Answer<PuzzleView>> {
    const today = await this.today()
    const path =
      'id' in wanted ? `/api/puzzles/${wanted.id}` : `/api/puzzles/daily/${wanted.date}/${wanted.level}`
    return this.#doors.api.ask(`${path}?today=${today}`)
  }

  make(key: string, level: PuzzleLevel, size: PuzzleSize): Promise<Answer<PuzzleView>> {
    return this.#keyed('/api/puzzles', { key, level, size })
  }

  check(id: string, asking: Asking): Promise<Answer<PuzzleView>> {
    return this.#keyed(`/api/puzzles/${id}/check`, { ...asking, today: todayBy(this.#doors) })
  }

  reveal(id: string, asking: Asking): Promise<Answer<Revealed>> {
    return this.#keyed(`/api/puzzles/${id}/reveal`, { ...asking, today: todayBy(this.#doors) })
  }

  /** Streak, today's four, and a month of the calendar. Who has no identity has nothing to show, and is not asked after. */
  async streak(month?: string): Promise<Answer<StreakView>> {
    const today = await this.today()
    if (this.#isNobody) return { ok: true, value: nothing(this.#doors.line.clock.now(), today) }
    const asked = await this.#doors.api.ask<StreakView>(
      `/api/me/streak?today=${today}${month ? `&month=${month}` : ''}`,
    )
    if (asked.ok) this.#doors.line.clock.note(asked.value.now)
    return asked
  }

  /** Who has no identity has no puzzles, and is not asked after. */
  async mine(): Promise<Answer<readonly MyPuzzle[]>> {
    const today = await this.today()
    return this.#isNobody
      ? { ok: true, value: [] }
      : this.#doors.api.ask<readonly MyPuzzle[]>(`/api/me/puzzles?today=${today}`)
  }

  get #isNobody(): boolean {
    return this.#doors.session.known && this.#doors.session.me === null
  }

  /** What changes something is done by somebody: an identity is made now if there is none. */
  async #keyed<T>(path: string, body: object): Promise<Answer<T>> {
    const who = await insist(() => this.#doors.session.ensure())
    return who.ok ? insist(() => this.#doors.api.send<T>('POST', path, body)) : who
  }
}
