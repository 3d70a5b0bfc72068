import { lift, type Point, threshold } from './geometry.ts'

/** What the layer asks of the game whose tiles it moves, and what it tells it. `Spot` is a place a tile can go. */
export interface TileHost<Spot> {
  /** The tile at an element, if it may be moved now. */
  tileAt(target: Element): number | null
  /** The place that a tile held at `held` by a finger at `finger` would take, or null. */
  hit(held: Point, finger: Point): Spot | null
  sameSpot(a: Spot, b: Spot): boolean
  /** Where the ghost stands for a spot, and its scale; null to follow the pointer. */
  rest(spot: Spot): { readonly at: Point; readonly scale: number } | null
  /** The one element that shows the tile in hand. */
  ghost(): HTMLElement | undefined
  lifted(id: number): void
  over(spot: Spot | null, pointerType: string): void
  dropped(id: number, spot: Spot | null): void
  /** Back where it was. */
  returned(id: number): void
  tapped(id: number): void
}

interface Hold {
  readonly id: number
  readonly pointer: number
  readonly type: string
  readonly start: Point
  at: Point
  dragging: boolean
}

/** Drags and taps of tiles under one root, for mouse, pen and finger alike. */
export interface TileLayer {
  /** Puts the tile in hand back: a view has taken it away, or the game has ended. */
  cancel(): void
  destroy(): void
}

/**
 * Listens on `root` and captures the pointer there, so that drawing the tile under the hand anew cannot end a
 * drag. Only tiles have `touch-action: none`: from empty squares the page still scrolls and zooms.
 */
export const tileLayer = <Spot>(root: HTMLElement, host: TileHost<Spot>): TileLayer => {
  let hold: Hold | null = null
  let spot: Spot | null = null
  let frame = 0
  let swallowClick = false

  const held = (hold: Hold): Point => ({ x: hold.at.x, y: hold.at.y - lift(hold.type) })

  const aim = (hold: Hold): void => {
    const next = host.hit(held(hold), hold.at)
    if (next === spot || (next !== null && spot !== null && host.sameSpot(next, spot))) return
    spot = next
    host.over(spot, hold.type)
  }

  const draw = (): void => {
    frame = 0
    if (!hold?.dragging) return
    aim(hold)
    const ghost = host.ghost()
    if (!ghost) return
    const rest = spot === null ? null : host.rest(spot)
    const { x, y } = rest?.at ?? held(hold)
    ghost.toggleAttribute('data-resting', rest !== null)
    ghost.style.transform = `translate3d(${x}px, ${y}px, 0) translate(-50%, -50%) scale(${rest?.scale ?? 1})`
  }

  const letGo = (): Hold | null => {
    const was = hold
    hold = null
    if (frame) cancelAnimationFrame(frame)
    frame = 0
    if (was && root.hasPointerCapture?.(was.pointer)) root.releasePointerCapture(was.pointer)
    return was
  }

  const cancel = (): void => {
    const was = letGo()
    if (was?.dragging) {
      spot = null
      host.returned(was.id)
    }
  }

  const down = (event: PointerEvent): void => {
    swallowClick = false
    if (hold) {
      cancel()
      return
    }
    const id = event.button === 0 && event.target instanceof Element ? host.tileAt(event.target) : null
    if (id === null) return
    const at = { x: event.clientX, y: event.clientY }
    hold = { id, pointer: event.pointerId, type: event.pointerType, start: at, at, dragging: false }
    root.setPointerCapture?.(event.pointerId)
  }

  const move = (event: PointerEvent): void => {
    if (!hold || event.pointerId !== hold.pointer) return
    // The button was let go where nobody told us.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      cancel()
      return
    }
    hold.at = { x: event.clientX, y: event.clientY }
    if (!hold.dragging) {
      const far = Math.hypot(hold.at.x - hold.start.x, hold.at.y - hold.start.y)
      if (far < threshold(hold.type)) return
      hold.dragging = true
      spot = null
      host.lifted(hold.id)
      draw()
      return
    }
    frame ||= requestAnimationFrame(draw)
  }

  const up = (event: PointerEvent): void => {
    if (!hold || event.pointerId !== hold.pointer) return
    swallowClick = true
    hold.at = { x: event.clientX, y: event.clientY }
    if (hold.dragging) aim(hold)
    const was = letGo()
    if (!was) return
    if (was.dragging) host.dropped(was.id, spot)
    else host.tapped(was.id)
  }

  const lost = (event: PointerEvent): void => {
    if (event.pointerId === hold?.pointer) cancel()
  }

  // The click that follows a gesture on a tile would count as a click on the square below.
  const click = (event: MouseEvent): void => {
    if (!swallowClick || event.detail === 0) return
    swallowClick = false
    event.stopPropagation()
    event.preventDefault()
  }

  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !hold) return
    event.stopPropagation()
    event.preventDefault()
    cancel()
  }

  // On iOS a finger that rests on a tile would open the magnifier or a menu (S117).
  const still = (event: Event): void => {
    if (event.target instanceof Element && host.tileAt(event.target) !== null) event.preventDefault()
  }

  const ends = new AbortController()
  const { signal } = ends
  root.addEventListener('pointerdown', down, { signal })
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerup', up, { signal })
  root.addEventListener('pointercancel', lost, { signal })
  root.addEventListener('lostpointercapture', lost, { signal })
  root.addEventListener('click', click, { signal, capture: true })
  root.addEventListener('touchstart', still, { signal, passive: false })
  root.addEventListener('contextmenu', still, { signal })
  root.addEventListener('dragstart', still, { signal })
  window.addEventListener('keydown', key, { signal, capture: true })
  window.addEventListener('blur', cancel, { signal })
  return {
    cancel,
    destroy() {
      cancel()
      ends.abort()
    },
  }
}
