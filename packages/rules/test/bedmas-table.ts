import { type BedmasKind, bedmas } from '../src/bedmas/index.ts'
import { parseMove } from '../src/bedmas/notation.ts'
import { fromSetup, type Setup } from '../src/bedmas/setup.ts'
import type { BedmasEvent, BedmasState } from '../src/bedmas/state.ts'
import { chanceFrom } from '../src/core/chance.ts'
import { after, play, type Position } from '../src/core/play.ts'
import type { Refusal } from '../src/core/refusal.ts'
import type { Seat } from '../src/core/seat.ts'

const chance = chanceFrom('5eed'.repeat(16))

/** BEDMAS at a table of one's own: a position, and everything that is done to it in words. */
export class BedmasTable {
  position: Position<BedmasKind>
  readonly events: BedmasEvent[] = []
  refusal: Refusal | null = null

  constructor(setup: Setup) {
    const made = fromSetup(setup)
    if (!made.ok) throw new Error(made.error.code)
    this.position = { seq: 1, state: made.value }
  }

  get state(): BedmasState {
    return this.position.state
  }

  /** Plays moves such as `play G8=7 H8=+` in turn: `ok`, or the code of the first refusal. */
  play(...moves: readonly string[]): string {
    for (const move of moves) {
      const answer = this.playAs(this.state.turn, move)
      if (answer !== 'ok') return answer
    }
    return 'ok'
  }

  playAs(seat: Seat, move: string): string {
    const intent = parseMove(move)
    if (!intent.ok) throw new Error(`no move: ${move}`)
    const step = play(bedmas, this.position, seat, intent.value, chance)
    this.refusal = step.ok ? null : step.error
    if (!step.ok) return step.error.code
    this.position = step.value.position
    this.events.push(...step.value.events)
    return 'ok'
  }

  expire(): void {
    this.take(bedmas.expire(this.state, chance(this.position.seq + 1)))
  }

  forfeit(seat: Seat): void {
    this.take(bedmas.forfeit(this.state, seat))
  }

  private take(event: BedmasEvent): void {
    const step = after(bedmas, this.position, event, chance)
    this.position = step.position
    this.events.push(...step.events)
  }
}

/** A board from runs such as `F8 across 7 + 3 = 10`. */
export const boardOf = (...runs: readonly string[]): Readonly<Record<string, string>> => {
  const board: Record<string, string> = {}
  for (const run of runs) {
    const [start = 'A1', direction, ...tokens] = run.split(' ')
    const [column, row] = [start.charCodeAt(0), Number(start.slice(1))]
    for (const [at, token] of tokens.entries()) {
      const name =
        direction === 'across'
          ? `${String.fromCharCode(column + at)}${row}`
          : `${String.fromCharCode(column)}${row + at}`
      board[name] = token
    }
  }
  return board
}
