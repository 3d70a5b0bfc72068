import { makePuzzle, alike, chanceFrom, type Puzzle, type PuzzleOrder } from '@trueline/rules'
import type { PuzzleView, Revealed, StreakView } from '@trueline/rules/wire'
import type { Database } from '../../src/store/database.ts'
import type { PuzzleMaker } from '../../src/thinking/thinking.ts'
import { freshKey, type HouseOptions, type Reply, TestHouse, type Visitor } from '../door-house.ts'
import { FakeClock } from '../table/clock.ts'

const EMPTY = '.'.repeat(225)
/** A1, B1, A3, B3. */
const RED = [0, 1, 30, 31]
const SQUARES = ['A1', 'B1', 'A3', 'B3']

/** Two lines _ _ 1 with 2 3 4 5. What lies at the bottom tells one from another. */
const handMade = (number: number): Puzzle => ({
  side: 6,
  board: `..1${EMPTY.slice(3, 32)}1${EMPTY.slice(33, 75)}${String(number).padStart(6, '0')}${EMPTY.slice(81)}`,
  red: RED,
  rack: '2345',
  solutions: ['2345', '2354', '3245', '3254', '4523', '4532', '5423', '5432'],
  effort: 1.5,
})

/** Makes puzzles by hand at once, and remembers what it was asked for. */
export class HandMaker implements PuzzleMaker {
  readonly asked: (PuzzleOrder & { readonly seed: string; readonly owner: string })[] = []
  /** What it makes next in place of one unlike all others. */
  readonly next: number[] = []
  /** Waited for before anything is made. */
  gate: Promise<void> = Promise.resolve()
  static #made = 0

  /** Makes nothing more until what it returns is called. */
  hold(): () => void {
    let open: () => void = () => {}
    this.gate = new Promise((resolve) => {
      open = resolve
    })
    return open
  }

  async makePuzzle(order: PuzzleOrder, seed: string, owner: string) {
    this.asked.push({ ...order, seed, owner })
    await this.gate
    const puzzle = handMade(this.next.shift() ?? HandMaker.#made++)
    return { puzzle, form: alike(puzzle) }
  }
}

/** The real generator, on the thread that asks. */
export const realMaker: PuzzleMaker = {
  async makePuzzle(order, seed) {
    const puzzle = makePuzzle(order, chanceFrom(seed)(0))
    return { puzzle, form: alike(puzzle) }
  },
}

export interface PuzzleHouse {
  readonly house: TestHouse
  readonly clock: FakeClock
  readonly maker: HandMaker
}

/** A house whose day is the test's: at noon UTC on Monday, 2026-01-05 unless said otherwise. */
export const openPuzzles = async (
  database: Database,
  { at = '2026-01-05T12:00:00Z', ...options }: HouseOptions & { readonly at?: string } = {},
): Promise<PuzzleHouse> => {
  const clock = new FakeClock(Date.parse(at))
  const maker = new HandMaker()
  const house = await TestHouse.open(database, { clock, puzzleMaker: maker, ...options })
  return { house, clock, maker }
}

/** `2.5.` is 2 on A1 and 5 on A3. */
export const laid = (digits: string) =>
  digits.split('').flatMap((digit, at) => (digit === '.' ? [] : [{ square: SQUARES[at] ?? '', digit }]))

/** Somebody at their puzzles. Answers are handed back as they came. */
export class Solver {
  readonly visitor: Visitor
  /** The date that is sent along. */
  today: string | undefined

  constructor(visitor: Visitor, today?: string) {
    this.visitor = visitor
    this.today = today
  }

  static async at(house: TestHouse, today?: string): Promise<Solver> {
    return new Solver(await house.person(), today)
  }

  get #query(): string {
    return this.today === undefined ? '' : `?today=${encodeURIComponent(this.today)}`
  }

  daily(date: string, level = 'easy'): Promise<Reply> {
    return this.visitor.ask('GET', `/api/puzzles/daily/${encodeURIComponent(date)}/${level}${this.#query}`)
  }

  look(id: string): Promise<Reply> {
    return this.visitor.ask('GET', `/api/puzzles/${id}${this.#query}`)
  }

  make(level = 'easy', size = 'small', key = freshKey()): Promise<Reply> {
    return this.visitor.ask('POST', '/api/puzzles', { key, level, size })
  }

  check(id: string, digits: string, also: object = {}): Promise<Reply> {
    const body = { key: freshKey(), tiles: laid(digits), today: this.today, ...also }
    return this.visitor.ask('POST', `/api/puzzles/${id}/check`, body)
  }

  reveal(id: string, digits: string, also: object = {}): Promise<Reply> {
    const body = { key: freshKey(), tiles: laid(digits), today: this.today, ...also }
    return this.visitor.ask('POST', `/api/puzzles/${id}/reveal`, body)
  }

  async streak(month?: string): Promise<StreakView> {
    const query = new URLSearchParams({ ...(this.today && { today: this.today }), ...(month && { month }) })
    return (await this.visitor.ask('GET', `/api/me/streak?${query.toString()}`)).body as StreakView
  }
}

export const viewIn = ({ status, body, text }: Reply): PuzzleView => {
  if (status >= 300) throw new Error(text)
  return body as PuzzleView
}

export const revealedIn = ({ status, body, text }: Reply): Revealed => {
  if (status >= 300) throw new Error(text)
  return body as Revealed
}
