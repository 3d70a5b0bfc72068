import type { IntentAnswer } from '@trueline/rules/wire'
import { untrack } from 'svelte'
import { house } from '../../house.ts'
import { settling } from '../../table/settle.ts'
import type { GameUi } from '../gameui.ts'
import type { Draft } from './draft.svelte.ts'

/** What a turn has to be sent. */
interface Sent<I> {
  readonly draft: Draft
  readonly judged: unknown
  readonly notNow: string | null
  readonly whyNot: string | null
  send(intent: I): Promise<IntentAnswer>
  play(): Promise<IntentAnswer>
}

/** Sends what a seat wants, and tells what became of it. Called while the page is made. */
export const errands = <I>(turn: Sent<I>, ui: Pick<GameUi, 'sayRefusal'>) => {
  const { announcer } = house()
  const settle = settling(ui)

  // A note about a draft goes with it.
  let refused = ''
  $effect(() => {
    void turn.draft.placements
    untrack(() => announcer.retract(refused))
  })

  return {
    send: (intent: I): void => void settle(turn.send(intent)),
    /** Plays the draft, or says why not. */
    play: (): void => {
      const why = turn.whyNot
      if (why === null) void settle(turn.play())
      else if (turn.notNow === null && turn.judged) {
        // The card says it already.
        announcer.say(why)
        import('./flight.ts').then(
          ({ nudge }) => nudge(document.querySelector('.game-preview')),
          () => {},
        )
      } else {
        refused = why
        announcer.toast(why)
      }
    },
  }
}
