import { BoardHint } from '../board/hint.svelte.ts'
import { squareAt } from '../board/square.ts'
import { sayHint } from './hint.ts'
import { ui } from './index.ts'
import type { Turn } from './turn.svelte.ts'

/** Showing a move: what it costs, whether it was shown in this turn, and how it gets onto the board (EC-16, EC-17). */
export class Hint extends BoardHint<Turn> {
  /** Null where no moves are shown. */
  get view() {
    return this.turn.view.hint
  }

  /** What this turn's hint showed, in words; empty while there is none. */
  readonly note: string = $derived.by(() => sayHint(this.turn.view, this.turn.draft.placements))

  /** Asks for a move once a turn; from then on it is only put out again. */
  readonly ask = async (): Promise<void> => {
    if (this.asking || this.view === null) return
    const { notNow } = this.turn
    if (notNow !== null) return this.announcer.toast(notNow)
    if (this.view.shown === null && !(await this.fetch(ui))) return
    const shown = this.view?.shown
    if (!shown) return
    const { play } = shown
    if (play) {
      this.grip.change(() => {
        this.turn.draft.lay(
          play.tiles.map(({ square, digit }) => ({ square: squareAt(square), face: digit })),
        )
      })
      this.announcer.say(this.note)
    } else if (this.turn.draft.placements.length > 0) this.announcer.toast(this.note)
    else this.announcer.say(this.note)
  }
}
