import { untrack } from 'svelte'
import type { Announcer } from '../../ui/announcer.svelte.ts'
import type { Draft } from './draft.svelte.ts'
import type { Grip } from './grip.svelte.ts'
import type { Laid } from './hand.ts'
import { squareName } from './square.ts'
import { words } from './words.ts'

/** What a turn has to be followed. */
interface Followed {
  readonly draft: Draft
  readonly view: unknown
  readonly free: boolean
  readonly yours: boolean
  readonly playing: boolean
  see(): string[]
  sayPlacing(before: readonly Laid[]): string | null
}

/** How long a tapped square waits for a tile: later, whoever tapped it has something else in mind. */
const WAIT_MS = 15_000

/** What had the focus may have left the rack: the keyboard goes on where the cursor is (S116). */
export const followFocus = (draft: Draft, grip: Grip): void => {
  let hand = draft.hand
  $effect(() => {
    if (hand === draft.hand) return
    hand = draft.hand
    if (document.activeElement === document.body) untrack(() => grip.focus())
  })
}

/** Keeps the draft true to what the server says, and the focus on the board; says what becomes of it: each thing once (S115). */
export const followDraft = (turn: Followed, grip: Grip, announcer: Announcer): void => {
  let said = turn.draft.placements

  $effect.pre(() => {
    void turn.view
    untrack(() => {
      const sent = turn.playing
      const back = turn.see()
      // What the board took back has words of its own.
      said = turn.draft.placements
      grip.check()
      if (back.length > 0 && !sent) announcer.toast(words.cameBack(back.join(' ')))
    })
  })

  $effect(() => {
    if (!turn.free) untrack(() => grip.check())
  })

  // A square waits in one's own turn only, else a tile would go there long after it was tapped.
  $effect.pre(() => {
    if (turn.draft.armed !== null && !(turn.yours && turn.free)) untrack(() => turn.draft.release())
  })
  $effect(() => {
    const { armed } = turn.draft
    if (armed === null) return
    untrack(() => announcer.say(words.waits(squareName(armed))))
    const timer = setTimeout(() => turn.draft.release(), WAIT_MS)
    return () => clearTimeout(timer)
  })

  $effect(() => {
    const now = turn.draft.placements
    untrack(() => {
      const text = turn.sayPlacing(said)
      said = now
      if (text && !turn.playing) announcer.say(text)
    })
  })

  followFocus(turn.draft, grip)
}
