import type { ScoredPlay } from '@trueline/rules/bedmas/client'
import type { Sheets } from '../../table/sheets.svelte.ts'
import type { Announcer } from '../../ui/announcer.svelte.ts'
import type { Grip } from '../board/grip.svelte.ts'
import { BoardHint } from '../board/hint.svelte.ts'
import { squareAt } from '../board/square.ts'
import { ui } from './index.ts'
import type { Sheet } from './menu.ts'
import { faceOf } from './signs.ts'
import type { Turn } from './turn.svelte.ts'
import { words } from './words/hint.ts'

/** Hints: how many are left, this turn's plays, and how one gets onto the board (BM-11). */
export class Hint extends BoardHint<Turn> {
  readonly #sheets: Sheets<Sheet>

  constructor(turn: Turn, grip: Grip, announcer: Announcer, sheets: Sheets<Sheet>) {
    super(turn, grip, announcer)
    this.#sheets = sheets
  }

  /** Null where no hints are given. */
  get view() {
    return this.turn.view.hints
  }

  /** The key's whole label: what it does, and how many are left. */
  get label(): string {
    if (!this.view) return ''
    const { shown, left, sums } = this.view
    if (shown) return words.again
    if (left > 0) return words.label(left)
    return sums ? words.more : words.none
  }

  /** Asks once a turn; from then on the plays are only shown again. Without a hint left, the quick sums earn some. */
  readonly ask = async (): Promise<void> => {
    if (this.asking || !this.view) return
    const { notNow } = this.turn
    if (notNow !== null) return this.announcer.toast(notNow)
    const { shown, left, sums } = this.view
    const { top } = this.#sheets
    if (shown || (left > 0 && (await this.fetch(ui)))) {
      // What was opened while plays were looked for stays; the key shows them.
      if (this.#sheets.top === top) this.#sheets.open('hints')
      return
    }
    if (left === 0) return sums ? this.#sheets.open('sums') : this.announcer.toast(words.none)
  }

  /** Lays a play that was shown on the board. */
  lay(play: ScoredPlay): void {
    this.grip.change(() => {
      this.turn.draft.lay(
        play.tiles.map(({ square, token }) => ({ square: squareAt(square), face: faceOf(token) })),
      )
    })
  }
}
