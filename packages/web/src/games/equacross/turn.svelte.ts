import type { EquaCrossIntent } from '@trueline/rules/equacross/client'
import type { IntentAnswer } from '@trueline/rules/wire'
import type { Table } from '../../net/table.svelte.ts'
import { Draft } from '../board/draft.svelte.ts'
import { BoardTurn } from '../board/turn.svelte.ts'
import type { Judged } from './position.ts'
import type { View } from './view.ts'

/** A seat at an EquaCross table. */
export class Turn extends BoardTurn<View, EquaCrossIntent, Judged> {
  constructor(table: Table<View>) {
    super(table, (keep) => new Draft(keep))
  }

  readonly cells: string = $derived.by(() => this.view.board.join(''))

  readonly taken = (square: number): boolean => this.cells[square] !== '.'

  protected get faces(): string[] {
    return (this.view.rack ?? '').split('')
  }

  protected fetchJudging(): Promise<typeof import('./judging.ts')> {
    return import('./judging.ts')
  }

  /** Plays the draft. The server decides: the judge here is a preview. */
  play(): Promise<IntentAnswer> {
    return this.send({ type: 'play', tiles: [...this.draft.placements] })
  }
}
