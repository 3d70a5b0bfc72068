import { type AnyGame, chanceFrom, type Refusal, type Result } from '@trueline/rules'
import { type ComputerTurn, isSameTurn, type Question } from './computer-turn.ts'
import { asking } from './live.ts'
import type { Surroundings } from './surroundings.ts'

/** How long a game must have stood still before a look takes it for forgotten, as by a server that died. */
export const FORGOTTEN = 5_000
/** How many games a look sees: where there are more, it looks again at once. */
const AT_ONCE = 200
/** How long a game is left alone whose rules threw, and one to which the store did not answer. */
const PENALTY = 60_000
const PAUSE = 1_000

interface Needs extends Pick<Surroundings, 'clock' | 'games' | 'random' | 'report' | 'store' | 'thinking'> {
  /** What a computer is asked in its turn; null when the game has moved on. */
  ask(turn: ComputerTurn): Promise<Result<Question | null, Refusal>>
  /** Makes the computer's move, unless the game has moved on. Undefined: thinking failed. */
  play(question: Question, chosen: unknown): Promise<Result<null, Refusal>>
  /** Looks at a game, so that its turn is expected. */
  wake(code: string): Promise<void>
}

interface Pending {
  readonly turn: ComputerTurn
  readonly cancel: () => void
}

const placeOf = ({ code, seat }: ComputerTurn): string => `${code} ${seat}`

/**
 * The computer players of all games. Whose turn it is lives in the store and here is only who thinks: after a restart,
 * or when another server died, the games that wait for a computer are found again (S94, S100). Two that think about the
 * same turn do no harm: the game takes one move.
 */
export class Computers {
  readonly #needs: Needs
  /** By game and seat: in some games several choose at once. */
  readonly #pending = new Map<string, Pending>()
  readonly #failed = new Map<string, number>()
  readonly #underWay = new Set<Promise<void>>()
  #stopped = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** It is a computer's turn: it moves after the pause of its level (EC-20). */
  expect(turn: ComputerTurn): void {
    const place = placeOf(turn)
    const known = this.#pending.get(place)
    if (this.#stopped || (known && (known.turn.seq >= turn.seq || isSameTurn(known.turn, turn)))) return
    known?.cancel()
    const cancel = this.#needs.clock.after(this.#pauseOf(turn), () => {
      const done = this.#take(turn, pending)
      this.#underWay.add(done)
      void done.finally(() => this.#underWay.delete(done))
    })
    const pending = { turn, cancel }
    this.#pending.set(place, pending)
  }

  /** Finds the games that wait for a computer and that nobody here thinks about. */
  async look(stillFor = FORGOTTEN): Promise<void> {
    const done = this.#wakeForgotten(stillFor)
    this.#underWay.add(done)
    try {
      await done
    } finally {
      this.#underWay.delete(done)
    }
  }

  async #wakeForgotten(stillFor: number): Promise<void> {
    const { clock, store, wake } = this.#needs
    while (!this.#stopped) {
      const now = clock.now()
      for (const [code, until] of this.#failed) if (until <= now) this.#failed.delete(code)
      const expected = new Set([...this.#pending.values()].map(({ turn: { code } }) => code))
      const except = [...expected, ...this.#failed.keys()]
      const codes = await store.computerTurns({ until: now - stillFor, except, limit: AT_ONCE })
      await Promise.all(
        codes.map(async (code) => {
          if (this.#stopped) return
          await wake(code)
          // Looks must see past those that cannot be woken.
          const isExpected = [...this.#pending.values()].some(({ turn }) => turn.code === code)
          if (!isExpected) this.#failed.set(code, now + PENALTY)
        }),
      )
      if (codes.length < AT_ONCE) return
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const { cancel } of this.#pending.values()) cancel()
    await Promise.allSettled(this.#underWay)
  }

  async #take(turn: ComputerTurn, pending: Pending): Promise<void> {
    const forget = (): void => {
      if (this.#pending.get(placeOf(turn)) === pending) this.#pending.delete(placeOf(turn))
    }
    const fault = await this.#think(turn, forget)
    forget()
    if (fault !== null)
      this.#failed.set(turn.code, this.#needs.clock.now() + (fault === 'internal' ? PENALTY : PAUSE))
  }

  /** Null, or why no move came of it. */
  async #think(turn: ComputerTurn, forget: () => void): Promise<string | null> {
    const { thinking, report, ask, play } = this.#needs
    const asked = await ask(turn)
    if (!asked.ok) return asked.error.code
    const question = asked.value
    if (!question || this.#stopped) return null
    const { code, kind, view, level, makerId } = question
    const chosen = await thinking
      .choose(kind, view, level, this.#freshSeed(), makerId)
      .catch((error: unknown) => {
        if (!this.#stopped) report(error, { code, what: 'thinking' })
      })
    // What was not thought to its end is thought again after the restart.
    if (this.#stopped) return null
    // What comes of the move may be this seat's again at once: a second × (MP-4).
    forget()
    const played = await play(question, chosen)
    return played.ok ? null : played.error.code
  }

  #pauseOf({ code, kind, level }: ComputerTurn): number {
    const computer: AnyGame['computer'] = this.#needs.games.get(kind)?.computer
    try {
      return asking(() => computer?.pause(level, chanceFrom(this.#freshSeed())(0)) ?? 0)
    } catch (error) {
      this.#needs.report(error, { code, what: 'computer' })
      return 0
    }
  }

  /** Not the game's: a player who knew its own chance would know what is to be drawn. */
  #freshSeed(): string {
    return Buffer.from(this.#needs.random(32)).toString('hex')
  }
}
