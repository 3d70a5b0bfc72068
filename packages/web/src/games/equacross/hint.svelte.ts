import type { Announcer } from '../../ui/announcer.svelte.ts'
import { sayError } from '../../table/refusal.ts'
import type { Grip } from '../board/grip.svelte.ts'
import { squareAt } from '../board/square.ts'
import { sayHint } from './hint.ts'
import { ui } from './index.ts'
import type { Turn } from './turn.svelte.ts'

/** Showing a move: what it costs, whether it was shown in this turn, and how it gets onto the board (EC-16, EC-17). */
export class Hint {
  readonly #turn: Turn
  readonly #grip: Grip
  readonly #announcer: Announcer
  #asking = $state.raw(false)

  constructor(turn: Turn, grip: Grip, announcer: Announcer) {
    this.#turn = turn
    this.#grip = grip
    this.#announcer = announcer
  }

  /** Null where no moves are shown. */
  get view() {
    return this.#turn.view.hint
  }

  get asking(): boolean {
    return this.#asking
  }

  /** What this turn's hint showed, in words; empty while there is none. */
  readonly note: string = $derived.by(() => sayHint(this.#turn.view, this.#turn.draft.placements))

  /** Asks for a move once a turn; from then on it is only put out again. */
  readonly ask = async (): Promise<void> => {
    if (this.#asking || this.view === null) return
    const { notNow } = this.#turn
    if (notNow !== null) return this.#announcer.toast(notNow)
    if (this.view.shown === null && !(await this.#fetch())) return
    const shown = this.view?.shown
    if (!shown) return
    const { play } = shown
    if (play) {
      this.#grip.change(() => {
        this.#turn.draft.lay(
          play.tiles.map(({ square, digit }) => ({ square: squareAt(square), face: digit })),
        )
      })
      this.#announcer.say(this.note)
    } else if (this.#turn.draft.placements.length > 0) this.#announcer.toast(this.note)
    else this.#announcer.say(this.note)
  }

  async #fetch(): Promise<boolean> {
    this.#asking = true
    const answer = await this.#turn.send({ type: 'hint' })
    this.#asking = false
    // Another tab of ours may have asked.
    if (answer.ok || answer.error.code === 'already-shown') return true
    this.#announcer.toast(await sayError(answer.error, ui))
    return false
  }
}
