import { untrack } from 'svelte'
import type { Table } from '../../net/table.svelte.ts'
import type { Announcer } from '../../ui/announcer.svelte.ts'
import type { Grip } from '../board/grip.svelte.ts'
import type { Turn } from './turn.svelte.ts'
import type { View } from './view.ts'
import { words } from './words/play.ts'

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
