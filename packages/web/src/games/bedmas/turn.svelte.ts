import type { BedmasIntent } from '@trueline/rules/bedmas/client'
import type { IntentAnswer } from '@trueline/rules/wire'
import type { Table } from '../../net/table.svelte.ts'
import { isSign } from '../board/hand.ts'
import { squareName } from '../board/square.ts'
import { BoardTurn } from '../board/turn.svelte.ts'
import { sayIdle, sayNotNow } from './advice.ts'
import { SignDraft } from './draft.svelte.ts'
import type { Judged } from './position.ts'
import { tokenOf } from './signs.ts'
import type { View } from './view.ts'

/** A seat at a table of BEDMAS. */
export class Turn extends BoardTurn<View, BedmasIntent, Judged, SignDraft> {
  constructor(table: Table<View>) {
    super(table, (keep) => new SignDraft(keep, (square) => this.taken(square)))
  }

  readonly taken = (square: number): boolean => this.view.board[squareName(square)] !== undefined

  /** The numbers of the rack, and the signs as they are: nobody gives or takes them. */
  protected get faces(): string[] {
    const signs = this.draft.hand.map(({ face }) => face).filter(isSign)
    return [...(this.view.rack ?? []).map(String), ...signs]
  }

  /** The draft as the wire wants it. */
  get tiles(): { square: string; token: string }[] {
    return this.draft.placements.map(({ square, digit }) => ({ square, token: tokenOf(digit) }))
  }

  protected fetchJudging(): Promise<typeof import('./judging.ts')> {
    return import('./judging.ts')
  }

  get notNow(): string | null {
    return sayNotNow(this.view, this.seat, this.cast)
  }

  /** What to do next, where nothing is placed. */
  get idle(): string {
    return sayIdle(this.view, this.seat, this.cast)
  }

  /** Signs come back too, but nobody misses them. */
  override see(): string[] {
    return super.see().filter((face) => !isSign(face))
  }

  /** Plays the draft. The server decides: the judge here is a preview. */
  play(): Promise<IntentAnswer> {
    return this.send({ type: 'play', tiles: this.tiles })
  }
}
