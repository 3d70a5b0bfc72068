import { people } from '../src/core/company.ts'
import { chanceFrom } from '../src/core/chance.ts'
import { after, open, play, type Position } from '../src/core/play.ts'
import type { Seat } from '../src/core/seat.ts'
import { type MathPokerKind, mathpoker } from '../src/mathpoker/index.ts'
import { parseCards, parseMove } from '../src/mathpoker/notation.ts'
import type { MathPokerOptions } from '../src/mathpoker/setup.ts'
import type { MathPokerEvent, MathPokerState, Round } from '../src/mathpoker/state.ts'
import type { Card } from '../src/mathpoker/cards.ts'

export const OPTIONS: MathPokerOptions = { chips: 1000, blind: 5, rise: 10, clock: 30 }

/** Cards written as `7.3 V * +`. */
export const cards = (text: string): Card[] => {
  const parsed = parseCards(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

/** A game of MathPoker at a table of one's own, and everything that is done at it in words. Seat 0 is the small blind first. */
export class PokerTable {
  position: Position<MathPokerKind>
  readonly events: MathPokerEvent[] = []
  readonly #chance = chanceFrom('5eed'.repeat(16))

  constructor(seats: number, options: Partial<MathPokerOptions> = {}, computers: readonly Seat[] = []) {
    const company = {
      ...people(seats),
      computers: Array.from({ length: seats }, (_, seat) => (computers.includes(seat) ? 'easy' : null)),
    }
    const opened = open(mathpoker, { ...OPTIONS, ...options }, company, this.#chance)
    // Whoever the chance of this seed begins with: seats are told from the small blind on.
    this.position = opened.position
    this.events.push(...opened.events)
  }

  get state(): MathPokerState {
    return this.position.state
  }

  get round(): Round {
    const { round } = this.state
    if (!round) throw new Error('no round')
    return round
  }

  /** The seat so many places after the small blind. */
  seat(after: number): Seat {
    return (this.round.small + after) % this.state.left.length
  }

  /** Puts other hands and another deck into the round, and goes on from there without a × to choose for. */
  rig(hands: Readonly<Record<Seat, string>>, deck = ''): void {
    const { round } = this
    const rigged = round.hands.map((hand, seat) => (seat in hands ? cards(hands[seat] ?? '') : hand))
    const nothing = rigged.map(() => 0)
    this.position = {
      ...this.position,
      state: {
        ...this.state,
        phase: this.state.phase === 'choosing' ? 'betting' : this.state.phase,
        round: { ...round, hands: rigged, owed: nothing, deck: [...cards(deck), ...round.deck] },
      },
    }
  }

  /** Seats act in turn: `ok`, or the code of the first refusal. */
  play(...moves: readonly string[]): string {
    for (const move of moves) {
      const [seat] = mathpoker.toAct(this.state)
      if (seat === undefined) return 'nobody'
      const answer = this.playAs(seat, move)
      if (answer !== 'ok') return answer
    }
    return 'ok'
  }

  playAs(seat: Seat, move: string): string {
    const intent = parseMove(move)
    if (!intent.ok) throw new Error(`no move: ${move}`)
    const step = play(mathpoker, this.position, seat, intent.value, this.#chance)
    if (!step.ok) return step.error.code
    this.position = step.value.position
    this.events.push(...step.value.events)
    return 'ok'
  }

  expire(): void {
    this.#take(mathpoker.expire(this.state, this.#chance(this.position.seq + 1)))
  }

  forfeit(seat: Seat): void {
    this.#take(mathpoker.forfeit(this.state, seat))
  }

  /** Whoever has a × to choose for lets the × go, as often as it takes. */
  discardAll(): void {
    while (this.state.phase === 'choosing') this.play('discard *')
  }

  /** The last event of a kind. */
  last<T extends MathPokerEvent['type']>(type: T): Extract<MathPokerEvent, { type: T }> | undefined {
    return this.events.findLast((event): event is Extract<MathPokerEvent, { type: T }> => event.type === type)
  }

  #take(event: MathPokerEvent): void {
    const step = after(mathpoker, this.position, event, this.#chance)
    this.position = step.position
    this.events.push(...step.events)
  }
}

/** Everybody who is asked calls or checks until betting is over. */
export const callAll = (table: PokerTable): void => {
  const { street } = table.round
  while (table.state.phase === 'betting' && table.round.street === street) {
    const [seat] = mathpoker.toAct(table.state)
    const legal = mathpoker.view(table.state, seat ?? 0).legal
    table.play(legal?.check ? 'check' : 'call')
  }
}

/** Up to the equation phase of the first round, with nobody raising. */
export const toEquation = (seats: number, computers: readonly number[] = []): PokerTable => {
  const table = new PokerTable(seats, {}, computers)
  table.discardAll()
  callAll(table)
  table.discardAll()
  callAll(table)
  if (table.state.phase !== 'equation') throw new Error(table.state.phase)
  return table
}
