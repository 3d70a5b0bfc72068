import type { BedmasIntent } from '@trueline/rules/bedmas/client'
import type { IntentAnswer } from '@trueline/rules/wire'
import { Persisted } from '../../net/stored.svelte.ts'
import type { Table } from '../../net/table.svelte.ts'
import { isSign } from '../board/hand.ts'
import { squareName } from '../board/square.ts'
import { BoardTurn } from '../board/turn.svelte.ts'
import { sayIdle } from './idle.ts'
import { SignDraft } from './draft.svelte.ts'
import type { Judged } from './position.ts'
import { tokenOf } from './signs.ts'
import type { View } from './view.ts'

/** What ends a turn without a play. */
const IDLE: ReadonlySet<string> = new Set(['passed', 'timed-out', 'swapped'])

const isCount = (value: unknown): value is number => Number.isSafeInteger(value)

/** A seat at a table of BEDMAS. */
export class Turn extends BoardTurn<View, BedmasIntent, Judged, SignDraft> {
  /** How many own turns without a play this device has seen: a turn may end while nobody looks. */
  readonly #idled: Persisted<number>

  constructor(table: Table<View>) {
    super(table, (keep) => new SignDraft(keep, (square) => this.taken(square)))
    this.#idled = new Persisted(`idled:${table.code}:${table.seat}`, 0, isCount)
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

  /** What to do next, where nothing is placed. */
  get idle(): string {
    return sayIdle(this.view, this.seat, this.cast)
  }

  /** A draft goes with its turn (BM-14). Signs come back too, but nobody misses them. */
  override see(): string[] {
    const { news } = this.view
    const idled = news.filter(
      (each) => 'seat' in each && each.seat === this.seat && IDLE.has(each.type),
    ).length
    if (this.over || idled > this.#idled.value) this.draft.recall()
    if (this.over) this.#idled.forget()
    else if (idled > this.#idled.value) this.#idled.value = idled
    return super.see().filter((face) => !isSign(face))
  }

  /** Plays the draft. The server decides: the judge here is a preview. */
  play(): Promise<IntentAnswer> {
    return this.send({ type: 'play', tiles: this.tiles })
  }
}
