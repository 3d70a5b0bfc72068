import type { Arrangement, Bet, Card, Target } from '@trueline/rules/mathpoker/client'
import { Persisted } from '../../net/stored.svelte.ts'
import {
  choose,
  fromArrangement,
  isLine,
  type Line,
  type Lines,
  linesIn,
  NO_LINES,
  put,
  type Reading,
  read,
  type,
  without,
} from './lines.ts'

/** A draft as a browser keeps it: of one round, since cards change with every deal. */
interface Kept {
  readonly round: number
  readonly lines: Lines
}

const isKept = (value: unknown): value is Kept | null => {
  if (value === null) return true
  const { round, lines } = value as Partial<Kept>
  return (
    typeof round === 'number' && typeof lines === 'object' && isLine(lines?.low, 11) && isLine(lines.high, 11)
  )
}

/** One's cards as they are laid in order before they are locked in. It outlives a reload. */
export class Draft {
  readonly #kept: Persisted<Kept | null> | null
  #round = $state.raw(0)
  #hand = $state.raw<readonly Card[]>([])
  #lines = $state.raw<Lines>(NO_LINES)
  /** The line in which one is at work, and where in it the next card goes. */
  #active = $state.raw<Target>('low')
  #place = $state.raw(0)

  /** `key` names it in the browser's storage; null keeps nothing. */
  constructor(key: string | null) {
    this.#kept = key === null ? null : new Persisted<Kept | null>(key, null, isKept)
  }

  get hand(): readonly Card[] {
    return this.#hand
  }
  get lines(): Lines {
    return this.#lines
  }
  get bet(): Bet | null {
    return this.#lines.bet
  }
  readonly shown = $derived(linesIn(this.#lines))
  /** The line in which one is at work. */
  get active(): Target {
    return this.shown.includes(this.#active) ? this.#active : (this.shown[0] ?? 'low')
  }
  get line(): Line {
    return this.#lines[this.active]
  }
  get place(): number {
    return Math.min(this.#place, this.line.length)
  }

  readonly #low = $derived(read(this.#hand, this.#lines.low))
  readonly #high = $derived(read(this.#hand, this.#lines.high))
  /** How a line stands. */
  reading(target: Target): Reading {
    return target === 'low' ? this.#low : this.#high
  }

  /** The cards that do not lie in a line yet. */
  tray(target: Target): number[] {
    return [...this.#hand.keys()].filter((at) => !this.#lines[target].includes(at))
  }

  /** Takes in a hand of a round. What the browser kept of it comes first, else what the house was told. */
  see(round: number, hand: readonly Card[], told: Arrangement | null): void {
    const same = round === this.#round && JSON.stringify(hand) === JSON.stringify(this.#hand)
    if (same) return
    const kept = this.#kept?.value
    const known = round === this.#round || kept?.round === round
    this.#round = round
    this.#hand = hand
    const lines = known && kept?.round === round ? kept.lines : told ? fromArrangement(told) : NO_LINES
    const fits = isLine(lines.low, hand.length) && isLine(lines.high, hand.length)
    this.#lines = fits ? lines : NO_LINES
    this.go(this.active, this.line.length)
  }

  /** What the house has, in the place of what lies here: it was locked in elsewhere. */
  follow(told: Arrangement): void {
    this.#set(fromArrangement(told))
  }

  /** To a place in a line. */
  go(target: Target, place: number): void {
    this.#active = target
    this.#place = Math.max(0, Math.min(place, this.#lines[target].length))
  }

  choose(bet: Bet): void {
    this.#set(choose(this.#lines, this.#hand, bet))
    const [first = 'low'] = this.shown
    const target = this.shown.find((each) => this.tray(each).length > 0) ?? first
    this.go(target, this.#lines[target].length)
  }

  put(card: number, target: Target = this.active, place: number = this.place): void {
    const before = this.#lines[target]
    const line = put(before, card, place)
    const from = before.indexOf(card)
    this.#change(target, line)
    this.go(target, from >= 0 && from < place ? place : place + 1)
  }

  /** A card back among those that do not lie yet. */
  take(card: number, target: Target = this.active): void {
    const at = this.#lines[target].indexOf(card)
    if (at < 0) return
    this.#change(target, without(this.#lines[target], card))
    this.go(target, at)
  }

  /** The card before the place where one is. */
  back(): void {
    const card = this.line[this.place - 1]
    if (card !== undefined) this.take(card)
  }

  clear(): void {
    this.#change(this.active, [])
    this.go(this.active, 0)
  }

  /** Whether a typed key has laid a card. */
  type(key: string): boolean {
    const typed = type(key, this.#hand, { line: this.line, place: this.place })
    if (!typed) return false
    this.#change(this.active, typed.line)
    this.go(this.active, typed.place)
    return true
  }

  #change(target: Target, line: Line): void {
    this.#set({ ...this.#lines, [target]: line })
  }

  #set(lines: Lines): void {
    this.#lines = lines
    if (this.#kept) this.#kept.value = { round: this.#round, lines }
  }

  /** The game is over: nothing is left to keep. */
  forget(): void {
    this.#kept?.forget()
  }
}
