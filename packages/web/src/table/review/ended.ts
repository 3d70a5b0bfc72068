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
  /** Nobody is "you": whoever reads may be anybody. */
  readonly cast: Cast
  readonly replay: Replay
}

const fault = (code: string): { readonly ok: false; readonly error: WireError } => ({
  ok: false,
  error: { code, message: code },
})

/** Fetches a finished game and plays it again. */
export const fetchEnded = async (api: Pick<Api, 'log'>, code: string): Promise<Answer<Ended>> => {
  const answer = await api.log(code)
  if (!answer.ok) return answer
  const log = answer.value
  const ui = await fetchGame(log.kind).catch(() => undefined)
  if (ui === undefined) return fault('not-loaded')
  if (!ui?.Review) return fault('older')
  const part = await ui.Review().catch(() => null)
  if (!part) return fault('not-loaded')
  const { review } = part
  const cast = { names: log.seats.map((_, seat) => nameOf(log, seat)), you: null }
  return { ok: true, value: { log, ui, review, cast, replay: review.replay(log, cast) } }
}

/** The scores at the end of a game, as far as it could be played again. */
export const finalScores = ({ moments }: Replay): readonly number[] => moments.at(-1)?.scores ?? []
