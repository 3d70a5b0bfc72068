import { untrack } from 'svelte'
import type { Table } from '../../net/table.svelte.ts'
import type { Announcer } from '../../ui/announcer.svelte.ts'
import type { Grip } from '../board/grip.svelte.ts'
import type { Turn } from './turn.svelte.ts'
import type { View } from './view.ts'
import { squareName } from '../board/square.ts'
import { words } from './words/play.ts'

/** How long a tapped square waits for a tile: later, whoever tapped it has something else in mind. */
const WAIT_MS = 15_000

/** Keeps the draft true to what the server says, and says what becomes of it: each thing once (S115). */
export const followDraft = (turn: Turn, grip: Grip, announcer: Announcer): void => {
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
      const text = turn.judging?.sayPlacing(said, now, turn.judged)
      said = now
      if (text && !turn.playing) announcer.say(text)
    })
  })
}

/** Lets the other side's new tiles come from their player's name. */
export const followPlays = (
  table: Table<View>,
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
    import('../board/flight.ts').then(
      ({ flyFrom }) => flyFrom(board.querySelector(`[data-seat="${play.seat}"]`), tiles),
      () => {},
    )
  })
}
