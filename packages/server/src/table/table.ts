import { err, type Kind, ok, type Refusal, type Result, type Seat, type Step } from '@trueline/rules'
import type { ViewMessage } from '@trueline/rules/wire'
import type { Receipt, Sitter } from '../store/store.ts'
import { type Answer, Answers, refuse } from './answers.ts'
import { Audience, type Place } from './audience.ts'
import { type ComputerTurn, decideForComputer, type Question, questionOf } from './computer-turn.ts'
import { type Decision, decide, decideExpiry } from './decision.ts'
import { storeAround } from './around.ts'
import { actingSeat, eyesOf, seatsOf } from './eyes.ts'
import { findHint } from './hint.ts'
import type { Admission, Fault, House, IntentMessage } from './house.ts'
import {
  afterStep,
  asking,
  type LiveGame,
  RulesFault,
  revive,
  sameStanding,
  standingOf,
  toAdvance,
} from './live.ts'
import { Mailbox } from './mailbox.ts'
import { sitDown } from './sitting.ts'
import { messageFor } from './view.ts'

/** Refusals that are no answer to keep: the message is at fault, or we are. */
const PASSING: ReadonlySet<string> = new Set(['bad-intent', 'unavailable'])
/** How often an intent is decided anew because another server was faster. */
const TRIES = 6

/**
 * One game: a mailbox, what is remembered of the game, and who has it open. Every change goes the same way: decide,
 * store, tell. What is remembered may be forgotten at any moment; only the store knows.
 */
export class Table {
  readonly code: string
  readonly audience: Audience
  readonly #house: House
  readonly #mailbox = new Mailbox()
  readonly #answers = new Answers()
  #live: LiveGame | null = null
  #usedAt: number

  constructor(code: string, house: House) {
    this.code = code
    this.#house = house
    this.audience = new Audience(code, house.clock, house.report)
    this.#usedAt = house.clock.now()
  }

  /** Refusals: no-such-game, not-seated, not-your-seat, stale, and those of `decide`. */
  intent(playerId: string | null, message: IntentMessage): Promise<Answer> {
    return this.#run('intent', async () => {
      for (let tried = 0; tried < TRIES; tried++) {
        const live = await this.#onTime()
        if (!live) return refuse('no-such-game')
        const answer = await this.#answer(live, playerId, message)
        if (answer) return answer
        await this.#load()
      }
      return refuse('stale', { seq: this.#live?.row.seq ?? 0 })
    })
  }

  sit(player: Sitter): Promise<Result<{ readonly seat: Seat; readonly taken: boolean }, Refusal>> {
    return this.#run('sit', async () => {
      const live = await this.#fresh()
      if (!live) return err({ code: 'no-such-game' })
      return sitDown(live, player, this.#house, () => this.#load())
    })
  }

  view(playerId: string | null, seat?: Seat): Promise<Result<ViewMessage, Refusal>> {
    return this.#run('view', async () => {
      const live = await this.#fresh()
      return live ? this.#show(live, playerId, seat) : err({ code: 'no-such-game' })
    })
  }

  watch(place: Place): Promise<Result<Admission, Refusal>> {
    return this.#run('watch', async () => {
      const live = await this.#fresh()
      if (!live) return err({ code: 'no-such-game' })
      const message = this.#show(live, place.playerId, place.wanted)
      if (!message.ok) return message
      const end = this.audience.admit(place)
      const leave = (): void => {
        this.#usedAt = this.#house.clock.now()
        end()
      }
      return ok({ message: message.value, leave })
    })
  }

  /** Ends the turn if it has run out. Null, or why that failed: `internal`, `unavailable`. */
  async expire(): Promise<string | null> {
    const expired = await this.#run('expire', async () => ok(await this.#runOut()))
    return expired.ok ? null : expired.error.code
  }

  /** What the computer is asked whose turn it is; null when it is not, or not any more. */
  question(turn: ComputerTurn): Promise<Result<Question | null, Refusal>> {
    return this.#run('computer', async () => {
      const live = await this.#onTime()
      return ok(live && questionOf(live, turn))
    })
  }

  /** Makes a computer's move, unless the game has moved on. Whoever was faster has told. */
  moveComputer(question: Question, chosen: unknown): Promise<Result<null, Refusal>> {
    return this.#run('computer', async () => {
      for (let tried = 0; tried < TRIES; tried++) {
        const live = await this.#onTime()
        if (!live || !questionOf(live, question)) break
        const step = decideForComputer(live, question, chosen, this.#house.report)
        if (!step || (await this.#append(live, step, null, null))) break
        await this.#load()
      }
      return ok(null)
    })
  }

  /** Looks how the game stands in the store, and tells those who have it open. */
  async refresh(): Promise<void> {
    await this.#run('refresh', async () => ok(await this.#load()))
  }

  /** Forgets all that the store knows too. */
  doze(): void {
    this.#live = null
    this.#answers.forget()
  }

  /** Whether nothing is under way and nothing has been since `time`. */
  idleSince(time: number): boolean {
    return this.#mailbox.idle && this.#usedAt <= time
  }

  /** Whether there is no such game, as far as is known, and nobody asks. */
  get isVacant(): boolean {
    return this.#live === null && this.audience.gone && this.#mailbox.idle
  }

  async close(): Promise<void> {
    this.audience.stop()
    await this.#mailbox.drained()
  }

  /** Runs a task in the mailbox. A fault of ours is reported, and what is remembered is doubted after it. */
  #run<T>(what: string, task: () => Promise<T>): Promise<T | Fault> {
    return this.#mailbox.run(async () => {
      this.#usedAt = this.#house.clock.now()
      try {
        return await task()
      } catch (error) {
        this.doze()
        this.#house.report(error, { code: this.code, what })
        return err({ code: error instanceof RulesFault ? 'internal' : 'unavailable' })
      }
    })
  }

  /** The answer to an intent; null when the game has moved on elsewhere, so that it must be decided anew. */
  async #answer(
    live: LiveGame,
    playerId: string | null,
    { key, seq, seat: wanted, intent }: IntentMessage,
  ): Promise<Answer | null> {
    const acting = actingSeat(live.row, playerId, wanted)
    if (!acting.ok) return (await this.#isCurrent(live)) ? acting : null
    const seat = acting.value
    const known = this.#answers.get(seat, key) ?? (await this.#answerOfOther(live, playerId, wanted, key))
    if (known) return known

    const decided =
      seq !== undefined && seq !== live.row.seq
        ? err({ code: 'stale', data: { seq: live.row.seq } })
        : await this.#decide(live, seat, intent)
    if (!decided) return null
    if (!decided.ok) {
      if (PASSING.has(decided.error.code)) return decided
      // The first answer to this key may have been lost on its way, or given by another server (S3).
      const receipt = await this.#house.store.receipt(this.code, seat, key)
      if (!receipt && !(await this.#isCurrent(live))) return null
      return this.#answers.keep(seat, key, receipt ?? decided)
    }

    const answer = { ok: true, seq: decided.value.seq } as const
    if (await this.#store(live, decided.value, { seat, key, answer }))
      return this.#answers.keep(seat, key, answer)
    const receipt = await this.#house.store.receipt(this.code, seat, key)
    if (!receipt) return null
    await this.#load()
    return this.#answers.keep(seat, key, receipt)
  }

  /** Who has several seats and names none may repeat what another of them did: the turn has gone on since (S3). */
  async #answerOfOther(
    { row }: LiveGame,
    playerId: string | null,
    wanted: Seat | undefined,
    key: string,
  ): Promise<Answer | null> {
    const mine = wanted === undefined ? seatsOf(row, playerId) : []
    if (mine.length < 2) return null
    for (const seat of mine) {
      const answer = this.#answers.get(seat, key) ?? (await this.#house.store.receipt(this.code, seat, key))
      if (answer) return answer
    }
    return null
  }

  /** Decides, once what has to be searched for is found: only this game waits for it. Null when time has run out. */
  async #decide(
    live: LiveGame,
    seat: Seat,
    intent: unknown,
    found?: readonly Kind['Intent'][],
  ): Promise<Result<Decision, Refusal> | null> {
    const { clock } = this.#house
    const decided = decide(live, seat, intent, clock.now(), found)
    if (!decided.ok) return decided
    if (decided.value.does !== 'search') return ok(decided.value)
    const hint = await findHint(live, decided.value, this.#house)
    if (!hint.ok) return hint
    return isOver(live, clock.now()) ? null : this.#decide(live, seat, intent, hint.value)
  }

  /** Stores what was decided, then tells. False when the game has moved on, or knows the key. */
  async #store(live: LiveGame, decision: Decision, receipt: Receipt): Promise<boolean> {
    if (decision.does === 'step') return this.#append(live, decision.step, receipt, null)
    const stored = await storeAround(live, decision, receipt, this.#house)
    if (stored) await this.#load()
    return stored
  }

  async #append(
    live: LiveGame,
    step: Step<Kind>,
    receipt: Receipt | null,
    dueBy: number | null,
  ): Promise<boolean> {
    const { store, clock } = this.#house
    const { seq, snapshotSeq } = live.row
    const standing = { snapshotSeq, before: live.position }
    const advance = asking(() => toAdvance(live.rules, step, standing, clock.now()))
    const stored = await store.append({ code: this.code, seq, receipt, dueBy, ...advance })
    if (stored === 'conflict') return false
    this.#adopt(afterStep(live, step.position, advance), step.events)
    return true
  }

  /** The game with its clock settled: nobody moves in a turn that has run out (S54). */
  async #onTime(): Promise<LiveGame | null> {
    const live = this.#live ?? (await this.#load())
    if (!live || !isOver(live, this.#house.clock.now())) return live
    try {
      await this.#runOut()
    } catch (error) {
      // Rules that cannot end a turn still let it be played.
      if (!(error instanceof RulesFault)) throw error
      this.#house.report(error, { code: this.code, what: 'expire' })
    }
    return this.#live
  }

  /** Ends the turn if it has run out by the deadline as it is stored, once all lost time has been given back. */
  async #runOut(): Promise<void> {
    for (let tried = 0; tried < TRIES; tried++) {
      await this.#house.beat()
      const live = await this.#load()
      const now = this.#house.clock.now()
      if (!live || !isOver(live, now)) return
      const step = decideExpiry(live)
      if (!step || (await this.#append(live, step, null, now))) return
    }
  }

  /** The game as the store has it, unless nobody else can have touched it. */
  async #fresh(): Promise<LiveGame | null> {
    const live = this.#live
    return live && (await this.#isCurrent(live)) ? live : this.#load()
  }

  async #isCurrent(live: LiveGame): Promise<boolean> {
    if (!this.#house.shared) return true
    const standing = await this.#house.standing(this.code)
    return standing !== undefined && sameStanding(standing, standingOf(live.row))
  }

  async #load(): Promise<LiveGame | null> {
    const stored = await this.#house.store.load(this.code)
    if (stored) return this.#adopt(revive(stored, this.#house.games), stored.events as Kind['Event'][])
    this.#live = null
    return null
  }

  #adopt(live: LiveGame, recent: readonly Kind['Event'][]): LiveGame {
    this.#live = live
    const { deadlineAt } = live.row
    if (deadlineAt !== null) this.#house.expect(deadlineAt)
    if (live.row.seats.some(({ computer }) => computer !== null)) this.#house.stands(live.row)
    this.audience.tell(live, recent)
    return live
  }

  #show(live: LiveGame, playerId: string | null, seat?: Seat): Result<ViewMessage, Refusal> {
    const eyes = eyesOf(live.row, playerId, seat)
    return eyes.ok ? ok(messageFor(live, eyes.value, this.#house.clock.now(), [])) : eyes
  }
}

const isOver = ({ row: { status, deadlineAt } }: LiveGame, now: number): boolean =>
  status === 'playing' && deadlineAt !== null && deadlineAt <= now
