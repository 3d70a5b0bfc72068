import type { Placement } from '@trueline/rules/equacross/client'
import type { Cast } from '../../gameui.ts'
import { Draft } from '../../board/draft.svelte.ts'
import { squareAt } from '../../board/square.ts'
import { sayFault } from '../fault.ts'
import type { Judged } from '../position.ts'
import type { View } from '../view.ts'
import { words as playWords } from '../words/play.ts'
import { afterPlay, begin, goOn, judgeIn, lessonAt, type Position } from './course.ts'
import type { Lesson } from './lessons.ts'
import { words } from './words.ts'

/** Who sits at the board of a first game. */
export const CAST: Cast = { names: [words.you, words.friend], you: 0 }

/** A first game on this page: nothing of it leaves the page, and nothing is kept. */
export class FirstGame {
  readonly draft = new Draft({ value: [] })
  #position = $state.raw<Position>(begin())

  constructor() {
    this.#enter(this.#position)
  }

  get position(): Position {
    return this.#position
  }

  /** What is being learnt; null once all is. */
  get lesson(): Lesson | null {
    return lessonAt(this.#position)
  }

  /** Whether the lesson's play has been made, and one may go on. */
  get done(): boolean {
    return this.lesson !== null && this.#position.model === null
  }

  readonly judged: Judged = $derived.by(() => judgeIn(this.#position, this.draft.placements))

  /** What is to be done now, or what has been learnt. */
  get text(): string {
    const last = this.#position.turns.at(-1)
    const lesson = this.lesson && words.lessons[this.lesson.id]
    return lesson ? (this.done && last ? lesson.done(last) : lesson.text) : ''
  }

  /** What the draft comes to, or what has just been played. */
  get shown(): Judged {
    const last = this.#position.turns.at(-1)
    return this.done && last ? { ok: true, value: last } : this.judged
  }

  /** The board as the parts of a real game know it. */
  readonly sight: Pick<View, 'board' | 'lastPlay' | 'news'> = $derived.by(() => {
    const { board, turns } = this.#position
    return {
      board,
      lastPlay: turns.at(-1) ?? null,
      news: turns.map((turn) => ({ type: 'played' as const, ...turn })),
    }
  })

  /** Where the draft is true and yet not what is asked for: what is missing; else empty. */
  readonly missing: string = $derived.by(() => {
    const { judged, lesson } = this
    return judged?.ok && lesson && !lesson.wants(judged.value) ? words.missing[lesson.id] : ''
  })

  /** Why the draft cannot be played, or null when it can. */
  get whyNot(): string | null {
    const { judged } = this
    if (!judged) return playWords.nothingPlaced
    return judged.ok ? this.missing || null : sayFault(judged.error)
  }

  readonly taken = (square: number): boolean => /\d/.test(this.#position.board.join('')[square] ?? '')

  /** Plays the draft; false where the rules or the lesson do not allow it. */
  play(): boolean {
    if (!this.judged?.ok || this.whyNot !== null) return false
    this.#enter(afterPlay(this.#position, this.judged.value))
    return true
  }

  /** Goes on to the next lesson, the friend's answer first. */
  goOn(): void {
    if (this.done) this.#enter(goOn(this.#position))
  }

  /** Puts out tiles that do what is asked for. */
  show(): void {
    const { model } = this.#position
    if (model) this.#lay(model)
  }

  /** Has the lesson's play made, and goes on. */
  skip(): void {
    this.show()
    this.play()
    this.goOn()
  }

  restart(): void {
    this.#enter(begin())
  }

  #lay(tiles: readonly Placement[]): void {
    this.draft.lay(tiles.map(({ square, digit }) => ({ square: squareAt(square), face: digit })))
  }

  #enter(position: Position): void {
    this.#position = position
    // Each lesson has tiles of its own.
    this.draft.see([], this.taken)
    this.draft.see(position.rack.split(''), this.taken)
    if (position.wrong) this.#lay(position.wrong)
  }
}
