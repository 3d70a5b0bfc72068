import type { TableView } from '@trueline/rules/wire'
import { onDestroy, untrack } from 'svelte'
import type { GameUi } from '../games/gameui.ts'
import { house } from '../house.ts'
import type { Table } from '../net/table.svelte.ts'
import type { Announcer } from '../ui/announcer.svelte.ts'
import { houseWords } from '../words/house.ts'
import { castOf, isYourTurn, sayTurn } from './cast.ts'
import { writeLeft } from './countdown.ts'
import type { Sound } from './sounds.ts'
import { words } from './words/turn.ts'

/** A turn longer than this is one of days. */
const CALM_MS = 3_600_000

const headingOf = (view: TableView, seat: number | null, ui: GameUi): string =>
  ui.sayTurn?.(view, seat) ?? sayTurn(view, seat)

/** The dot on the tab's icon, once what draws it is there. */
const mark = (marked: boolean): void => {
  import('./favicon.ts').then(
    ({ markIcon }) => markIcon(marked),
    () => {},
  )
}

/** Says what happens at a table, each thing once (S115), and shows in the tab whose turn it is (S120). */
export const attend = (
  table: Table,
  game: () => GameUi | null | undefined,
  announcer: Announcer,
  sound: Sound,
): void => {
  let heard: unknown
  let was = ''
  let told = 0
  let warned = false
  const { settings } = house()

  $effect(() => {
    const { view, seat, news } = table
    const ui = game()
    if (!view || !ui) return
    untrack(() => {
      const cast = castOf(view, seat)
      const isNew = news !== heard && news.length > 0
      heard = news
      for (const each of isNew ? news : []) {
        const said = ui.say(each, cast)
        if (said) announcer.say(said)
      }
      const turn = headingOf(view, seat, ui)
      if (turn !== was && isYourTurn(view, seat)) {
        announcer.alert(turn)
        if (isNew) sound('turn')
      }
      was = turn
      if (view.status === 'finished' && isNew) {
        import('./result.ts').then(
          ({ sayResult }) => announcer.alert(sayResult(view, ui.scores(view) ?? [], cast)),
          () => {},
        )
      }
      // Time that the house was away is given back, and said so (G-7, S55).
      if (view.givenBack > 0 && view.deadlineAt !== null && told !== view.deadlineAt) {
        told = view.deadlineAt
        announcer.toast(words.turn.givenBack(writeLeft(view.givenBack)))
      }
    })
  })

  let played = false
  $effect(() => {
    const { view } = table
    // The last move of a quick game may still be heard; where one comes to a finished game there is nothing to hear.
    if (view?.status === 'finished' && !played) settings.calm = true
    if (view?.status !== 'playing') return
    const { deadlineAt } = view
    played = true
    untrack(() => {
      settings.calm = deadlineAt === null || deadlineAt - table.now() > CALM_MS
    })
  })
  onDestroy(() => {
    settings.calm = false
  })

  // Once, and only whom it concerns: who has tiles (S30).
  $effect(() => {
    const { view, seat } = table
    if (warned || settings.kept || seat === null || view?.status !== 'playing') return
    warned = true
    untrack(() => announcer.toast(words.notKept))
  })

  $effect(() => {
    const { view, seat } = table
    const ui = game()
    if (!view || !ui) {
      // Not the title of the page before.
      document.title = houseWords.name
      return
    }
    document.title = [headingOf(view, seat, ui), ui.title].filter(Boolean).join(' – ')
    mark(isYourTurn(view, seat))
    return () => mark(false)
  })
}
