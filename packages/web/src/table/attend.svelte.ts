import { untrack } from 'svelte'
import type { GameUi } from '../games/gameui.ts'
import type { Table } from '../net/table.svelte.ts'
import type { Announcer } from '../ui/announcer.svelte.ts'
import { castOf, sayTurn } from './cast.ts'
import { writeLeft } from './countdown.ts'
import { markIcon } from './favicon.ts'
import { sayResult } from './result.ts'

/** Says what happens at a table, each thing once (S115), and shows whose turn it is in the tab (S120). */
export const attend = (table: Table, game: () => GameUi | null, announcer: Announcer): void => {
  let heard: unknown
  let wasYours = false
  let told = 0

  $effect(() => {
    const { view, seat, news } = table
    const ui = game()
    if (!view || !ui) return
    untrack(() => {
      const cast = castOf(view, seat)
      const yours =
        seat !== null && view.status === 'playing' && view.toAct.includes(seat) && view.mode !== 'local'
      if (news !== heard) {
        heard = news
        for (const each of news) {
          const text = ui.say(each, cast)
          if (text) announcer.say(text)
        }
      }
      if (yours && !wasYours) announcer.alert('Your turn')
      wasYours = yours
      if (view.status === 'finished' && news.length > 0)
        announcer.alert(sayResult(view, ui.scores(view) ?? [], cast))
      // Time that the house was away is given back, and said so (G-7, S55).
      if (view.givenBack > 0 && view.deadlineAt !== null && told !== view.deadlineAt) {
        told = view.deadlineAt
        announcer.toast(
          `The house was away for a moment: ${writeLeft(view.givenBack)} given back on the clock`,
        )
      }
    })
  })

  $effect(() => {
    const { view, seat } = table
    const ui = game()
    if (!view || !ui) return
    const yours = seat !== null && view.status === 'playing' && view.toAct.includes(seat)
    const turn = view.status === 'waiting' ? 'Waiting for a friend' : sayTurn(view, seat)
    document.title = [turn, ui.title].filter(Boolean).join(' – ')
    markIcon(yours && view.mode !== 'local')
    return () => markIcon(false)
  })
}
