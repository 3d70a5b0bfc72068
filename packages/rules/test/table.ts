import { chanceFrom } from '../src/core/chance.ts'
import { after, play, type Position } from '../src/core/play.ts'
import type { Seat } from '../src/core/seat.ts'
import { type EquaCrossKind, equacross } from '../src/equacross/index.ts'
import { parseMove } from '../src/equacross/notation.ts'
import { fromSetup, type Setup } from '../src/equacross/setup.ts'
import type { EquaCrossEvent, EquaCrossState } from '../src/equacross/state.ts'

const chance = chanceFrom('5eed'.repeat(16))

/** EquaCross at a table of one's own: a position, and everything that is done to it in words. */
export class Table {
  position: Position<EquaCrossKind>
  readonly events: EquaCrossEvent[] = []

  constructor(setup: Setup) {
    const made = fromSetup(setup)
    if (!made.ok) throw new Error(made.error.code)
    this.position = { seq: 1, state: made.value }
  }

  get state(): EquaCrossState {
    return this.position.state
  }

  /** Plays moves such as `play H8=2 I8=9 J8=7` in turn: `ok`, or the code of the first refusal. */
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
    const step = play(equacross, this.position, seat, intent.value, chance)
    if (!step.ok) return step.error.code
    this.position = step.value.position
    this.events.push(...step.value.events)
    return 'ok'
  }

  expire(): void {
    this.take(equacross.expire(this.state, chance(this.position.seq + 1)))
  }

  forfeit(seat: Seat): void {
    this.take(equacross.forfeit(this.state, seat))
  }

  private take(event: EquaCrossEvent): void {
    const step = after(equacross, this.position, event, chance)
    this.position = step.position
    this.events.push(...step.events)
  }
}
