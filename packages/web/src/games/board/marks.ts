import { type Hand, placed } from './hand.ts'
import type { Square } from './square.ts'

/** How a tile looks: inked, freshly inked by the last play, yours as card, or on its way to the server. */
export type Tone = 'ink' | 'fresh' | 'card' | 'sent'

/** A tile that lies on the board. Yours have an `id`, and may be moved. */
export interface BoardTile {
  readonly key: string | number
  readonly square: Square
  readonly face: string
  readonly tone: Tone
  readonly id?: number
}

/** What a square does for the tile or line that first covers it. */
export interface Premium {
  readonly label: string
  readonly look: string
}

/** A line drawn round some squares: in pencil, round a line of your draft that is true or false, or round the last play. */
export interface Lasso {
  readonly from: Square
  readonly to: Square
  readonly tone: 'margin' | 'true' | 'false' | 'turn'
  /** Written on a flag beside the lasso. */
  readonly flag?: string
}

/** A sign on the seam between a square and the next, to the right or downwards. */
export interface Chip {
  readonly square: Square
  readonly down: boolean
  readonly sign: string
}

/** The tiles of your draft, in `tone`. */
export const yourTiles = (hand: Hand, tone: Tone): BoardTile[] =>
  placed(hand).map(({ id, face, square }) => ({ key: id, id, square: square ?? 0, face, tone }))
