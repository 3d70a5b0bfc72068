import type { IntentAnswer } from '@trueline/rules/wire'
import { sayError } from '../../table/refusal.ts'
import type { Announcer } from '../../ui/announcer.svelte.ts'
import type { GameUi } from '../gameui.ts'
import type { Grip } from './grip.svelte.ts'

interface Asker {
  send(intent: { readonly type: 'hint' }): Promise<IntentAnswer>
}

/** Asking the house for moves. What it costs, and what is done with them, is each game's own. */
export abstract class BoardHint<T extends Asker> {
  protected readonly turn: T
  protected readonly grip: Grip
  protected readonly announcer: Announcer
  #asking = $state.raw(false)

  constructor(turn: T, grip: Grip, announcer: Announcer) {
    this.turn = turn
    this.grip = grip
    this.announcer = announcer
  }

  get asking(): boolean {
    return this.#asking
  }

  /** Has this turn's moves put into the view; false where they were refused, which is said. */
  protected async fetch(ui: Pick<GameUi, 'sayRefusal'>): Promise<boolean> {
    this.#asking = true
    const answer = await this.turn.send({ type: 'hint' })
    this.#asking = false
    // Another tab of ours may have asked.
    if (answer.ok || answer.error.code === 'already-shown') return true
    this.announcer.toast(await sayError(answer.error, ui))
    return false
  }
}
