import { type ReviewUi, reviewUi } from '../../reviewui.ts'
import { bestOf, sayBestMove } from './best.ts'
import { type EquaCrossMoment, replay } from './moments.ts'
import MomentBoard from './MomentBoard.svelte'
import Told from './Told.svelte'

const equacross: ReviewUi<EquaCrossMoment> = {
  replay,
  best: bestOf,
  sayBestMove,
  Board: MomentBoard,
  Told,
}

export const review = reviewUi(equacross)
