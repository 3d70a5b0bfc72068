import type { GameLog, WireError } from '@trueline/rules/wire'
import { fetchGame } from '../../games/fetch.ts'
import type { Cast, GameUi } from '../../games/gameui.ts'
import type { Replay, ReviewUi } from '../../games/reviewui.ts'
import type { Answer, Api } from '../../net/api.ts'
import { nameOf } from '../cast.ts'

/** A finished game as this page has it: its log, played again. */
export interface Ended {
  readonly log: GameLog
  readonly ui: GameUi
  readonly review: ReviewUi
  /** Who has a name is called by it; whoever reads without one is "you". */
  readonly cast: Cast
  /** The same for others to read: nobody is "you". */
  readonly open: Cast
  readonly replay: Replay
}

const fault = (code: string): { readonly ok: false; readonly error: WireError } => ({
  ok: false,
  error: { code, message: code },
})

/** Fetches a finished game and plays it again. */
export const fetchEnded = async (api: Pick<Api, 'log' | 'game'>, code: string): Promise<Answer<Ended>> => {
  const [answer, table] = await Promise.all([api.log(code), api.game(code)])
  if (!answer.ok) return answer
  const log = answer.value
  const ui = await fetchGame(log.kind).catch(() => undefined)
  if (ui === undefined) return fault('not-loaded')
  if (!ui?.Review) return fault('older')
  const part = await ui.Review().catch(() => null)
  if (!part) return fault('not-loaded')
  const { review } = part
  const seat = table.ok ? table.value.seat : null
  const you = seat !== null && log.seats[seat]?.name === null ? seat : null
  const castFor = (mine: number | null): Cast => ({
    names: log.seats.map((_, at) =>
      nameOf({ seats: log.seats.map((each, of) => ({ ...each, you: of === mine })) }, at),
    ),
    you: mine,
  })
  const cast = castFor(you)
  const value = { log, ui, review, cast, open: castFor(null), replay: review.replay(log, cast) }
  return { ok: true, value }
}

/** The scores at the end of a game, as far as it could be played again. */
export const finalScores = ({ moments }: Replay): readonly number[] => moments.at(-1)?.scores ?? []
