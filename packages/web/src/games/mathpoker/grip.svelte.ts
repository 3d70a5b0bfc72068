import type { Card, Target } from '@trueline/rules/mathpoker/client'
import { type TileHost, type TileLayer, tileLayer } from '../board/drag.ts'
import type { Point } from '../board/geometry.ts'
import type { Draft } from './draft.svelte.ts'
import { without } from './lines.ts'

/** Where a card can be let go: at a place in a line, or back among those that do not lie yet. */
type Spot = { readonly target: Target; readonly place: number } | 'tray'

/** A card in hand, and the line it was taken from. */
interface Grasp {
  readonly card: number
  readonly from: Target | null
}

const LINES: readonly Target[] = ['low', 'high']
/** No card lies where the one in hand would. */
const GAP = -1

/** The cards of a hand under a pointer: taps and drags, on the layer that all games share. */
export class Grip implements TileHost<Spot> {
  readonly #draft: Draft
  readonly #changed: () => void
  #root: HTMLElement | null = null
  #ghost: HTMLElement | undefined
  #layer: TileLayer | null = null
  #held = $state.raw<Grasp | null>(null)
  #spot = $state.raw<Spot | null>(null)

  constructor(draft: Draft, changed: () => void) {
    this.#draft = draft
    this.#changed = changed
  }

  get held(): boolean {
    return this.#held !== null
  }
  get card(): Card | null {
    return this.#held ? (this.#draft.hand[this.#held.card] ?? null) : null
  }
  isHeld(card: number, from: Target | null): boolean {
    return this.#held?.card === card && this.#held.from === from
  }

  readonly attach = (root: HTMLElement): (() => void) => {
    this.#root = root
    this.#layer = tileLayer(root, this)
    return () => this.#layer?.destroy()
  }
  readonly attachGhost = (ghost: HTMLElement): void => {
    this.#ghost = ghost
  }

  /** Puts the card in hand back. */
  cancel(): void {
    this.#layer?.cancel()
  }

  /** A line as it would be if the card in hand were let go. */
  preview(target: Target): readonly number[] {
    const held = this.#held
    const line = this.#draft.lines[target]
    if (!held) return line
    const rest = held.from === target ? without(line, held.card) : line
    const spot = this.#spot
    return spot !== null && spot !== 'tray' && spot.target === target
      ? rest.toSpliced(spot.place, 0, GAP)
      : rest
  }

  /** The place in a line that is nearest to a point: before the first card, or behind another. */
  placeAt(target: Target, x: number): number {
    const track = this.#track(target)
    return track ? Math.round((x - track.left) / track.pitch) : 0
  }

  #track(target: Target): { readonly left: number; readonly pitch: number; readonly box: DOMRect } | null {
    const line = this.#root?.querySelector<HTMLElement>(`[data-line="${target}"]`)
    const [first, second] = line?.querySelectorAll('.slot') ?? []
    if (!line || !first || !second) return null
    const { left } = first.getBoundingClientRect()
    return { left, pitch: second.getBoundingClientRect().left - left, box: line.getBoundingClientRect() }
  }

  tileAt(target: Element): number | null {
    const card = target.closest<HTMLButtonElement>('[data-laid]')
    if (!card || card.disabled) return null
    const row = card.dataset.laid === 'tray' ? 0 : 1 + LINES.indexOf(card.dataset.laid as Target)
    return 100 * row + Number(card.dataset.at)
  }

  hit(held: Point, finger: Point): Spot | null {
    for (const target of this.#draft.shown) {
      const track = this.#track(target)
      if (!track) continue
      const isOver = ({ x, y }: Point): boolean =>
        x >= track.box.left - 12 &&
        x <= track.box.right + 12 &&
        y >= track.box.top - 10 &&
        y <= track.box.bottom + 10
      const point = [held, finger].find(isOver)
      if (!point) continue
      const line = this.#draft.lines[target]
      const most = this.#held?.from === target ? line.length - 1 : line.length
      const place = Math.floor((point.x - track.left) / track.pitch)
      return { target, place: Math.max(0, Math.min(most, place)) }
    }
    return 'tray'
  }
  sameSpot(a: Spot, b: Spot): boolean {
    return a === b || (a !== 'tray' && b !== 'tray' && a.target === b.target && a.place === b.place)
  }
  rest(): null {
    return null
  }
  ghost(): HTMLElement | undefined {
    return this.#ghost
  }
  lifted(id: number): void {
    this.#held = graspOf(id)
  }
  over(spot: Spot | null): void {
    this.#spot = spot
  }
  dropped(id: number, spot: Spot | null): void {
    const { card, from } = graspOf(id)
    this.#letGo()
    if (spot === null) return
    if (spot === 'tray') {
      if (from) this.#draft.take(card, from)
    } else {
      // The line counts places as they are with the card still in it.
      const was = from === spot.target ? this.#draft.lines[from].indexOf(card) : -1
      this.#draft.put(card, spot.target, was >= 0 && was < spot.place ? spot.place + 1 : spot.place)
    }
    this.#changed()
  }
  returned(): void {
    this.#letGo()
  }
  tapped(id: number): void {
    const { card, from } = graspOf(id)
    if (from) this.#draft.take(card, from)
    else this.#draft.put(card)
    this.#changed()
  }

  #letGo(): void {
    this.#held = null
    this.#spot = null
  }
}

const graspOf = (id: number): Grasp => ({
  card: id % 100,
  from: id < 100 ? null : (LINES[Math.floor(id / 100) - 1] ?? null),
})
