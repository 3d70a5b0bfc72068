import type { TableView } from '@trueline/rules/wire'
import { untrack } from 'svelte'
import type { Table } from '../../net/table.svelte.ts'
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

/** What a view tells of the play that was made last. */
interface Played extends TableView {
  readonly lastPlay: { readonly seat: number; readonly tiles: readonly { readonly square: string }[] } | null
}

/** How long a tapped square waits for a tile: later, whoever tapped it has something else in mind. */
const WAIT_MS = 15_000

/** Keeps the draft true to what the server says, and says what becomes of it: each thing once (S115). */
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
}

/** Lets the other side's new tiles come from their player's name. */
export const followPlays = (
  table: Table<Played>,
  seat: number | null,
  root: () => HTMLElement | undefined,
): void => {
  let seen = table.seq
  $effect(() => {
    const { seq, view, news } = table
    const board = root()
    const play = view?.lastPlay
    if (!board || !play || seq === seen) return
    seen = seq
    if (play.seat === seat || !news.some((each) => each.type === 'played')) return
    const tiles = play.tiles.flatMap(
      ({ square }) => board.querySelector<HTMLElement>(`[data-played="${square}"]`) ?? [],
    )
    import('./flight.ts').then(
      ({ flyFrom }) => flyFrom(board.querySelector(`[data-seat="${play.seat}"]`), tiles),
      () => {},
    )
  })
}
