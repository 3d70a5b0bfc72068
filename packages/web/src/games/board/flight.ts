import { flushSync } from 'svelte'
import { isCalm } from '../../ui/motion.ts'

const EASE = 'cubic-bezier(.2,.8,.2,1)'
const SNAP = 140
const FLY = 240
const STAGGER = 20

/** Where a tile seemed to be before a change. */
export type Whence = ReadonlyMap<string, DOMRect>

const tilesIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-tile]')]

const boxes = (root: ParentNode): Map<string, DOMRect> =>
  new Map(tilesIn(root).map((element) => [element.dataset.tile ?? '', element.getBoundingClientRect()]))

/**
 * Makes a change and lets every tile of yours that it moved glide from where it was: rack to board, board to
 * rack, slot to slot. `whence` says where a tile was that the hand held.
 */
export const glide = (root: ParentNode, change: () => void, whence: Whence = new Map()): void => {
  const before = new Map([...boxes(root), ...whence])
  change()
  flushSync()
  if (isCalm()) return
  const moved = tilesIn(root).flatMap((element) => {
    const from = before.get(element.dataset.tile ?? '')
    const to = element.getBoundingClientRect()
    if (!from || !to.width || (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1)) return []
    return [{ element, from, to }]
  })
  const duration = moved.length > 2 ? FLY : SNAP
  moved.forEach(({ element, from, to }, at) => {
    fly(element, from, to, duration, moved.length > 2 ? at * STAGGER : 0)
  })
}

const fly = (element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void => {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  // The tile itself flies; its place on the board or rack keeps its own transform.
  element.firstElementChild?.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 5 },
      { transform: 'none' },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  )
}

/** Draws the eye to an element that says why something was not done. */
export const nudge = (element: Element | null | undefined): void => {
  const ring = { outline: '2px solid var(--margin)', borderRadius: 'var(--r3)' }
  const still = isCalm()
  const at = (x: number) => ({ ...ring, transform: `translateX(${still ? 0 : x}px)` })
  element?.animate([at(0), at(-5), at(5), at(-3), at(0), at(0), at(0)], { duration: 500 })
}

/** Lets tiles that have just come onto the board fly in from an element, such as their player's name. */
export const flyFrom = (origin: Element | null, elements: readonly HTMLElement[]): void => {
  if (!origin || isCalm()) return
  const from = origin.getBoundingClientRect()
  elements.forEach((element, at) => {
    const to = element.getBoundingClientRect()
    const start = new DOMRect(from.x + from.width / 2 - to.width / 4, from.y, to.width / 2, to.height / 2)
    fly(element, start, to, FLY + 80, at * STAGGER)
  })
}
