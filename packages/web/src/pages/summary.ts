import type { MyGame } from '@trueline/rules/wire'
import type { GameUi } from '../games/gameui.ts'
import { castOf, fullNameOf, nameOf, sayWinners } from '../table/cast.ts'
import { gameWords } from '../words/games.ts'
import { listed } from '../words/listed.ts'

/** One of my games in words, for a list. */
export interface Summary {
  /** Who I play with, or who plays on this device. */
  readonly who: string
  /** Whose turn it is, or how it ended; empty while a friend is waited for. */
  readonly state: string
  /** The last thing that happened, or what there is to do. */
  readonly last: string
  /** Mine first; empty before the game is under way. */
  readonly scores: readonly { readonly name: string; readonly score: number; readonly you: boolean }[]
}

/** `ui` is null for a kind that this page is too old to know. */
export const summarise = (game: MyGame, ui: GameUi | null): Summary => {
  const { view } = game
  const cast = castOf(view, game.seat)
  const scores = (ui?.scores(view) ?? []).map((score, seat) => ({
    name: nameOf(view, seat),
    score,
    you: seat === cast.you,
  }))
  return {
    who: sayWho(game),
    state: sayState(game),
    last: sayLast(game, ui),
    scores: scores.sort((one, other) => Number(other.you) - Number(one.you)),
  }
}

const sayWho = ({ view, seat }: MyGame): string => {
  const mine = view.mode === 'local' ? null : seat
  // Of many the levels are left out: a list has commas of its own.
  const write = view.seats.length > 2 ? nameOf : fullNameOf
  const names = view.seats.flatMap((each, at) => (each.taken && at !== mine ? [write(view, at)] : []))
  return names.length > 0 ? listed(names) : gameWords.waiting
}

const sayState = ({ view, yourTurn, seat }: MyGame): string => {
  // Who is not there yet says it all.
  if (view.status === 'waiting') return ''
  if (view.status === 'cancelled') return gameWords.cancelled
  if (view.status === 'finished') return sayWinners(view, castOf(view, seat)) || gameWords.finished
  if (view.mode === 'local') return gameWords.turnOf(nameOf(view, view.toAct[0] ?? 0))
  if (yourTurn) return gameWords.yourTurn
  return view.mode === 'computer' ? gameWords.computersTurn : gameWords.theirTurn
}

const sayLast = ({ view, seat, code }: MyGame, ui: GameUi | null): string => {
  if (view.status === 'waiting') return gameWords.waitingNote(code)
  const cast = castOf(view, seat)
  const said = view.news.findLast((news) => ui?.say(news, cast))
  return (said && ui?.say(said, cast)) ?? gameWords.begun
}
