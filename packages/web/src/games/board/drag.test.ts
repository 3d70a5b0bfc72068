import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TileHost, type TileLayer, tileLayer } from './drag.ts'

const log: string[] = []
let root: HTMLElement
let tile: HTMLElement
let layer: TileLayer
let ghost: HTMLElement

/** A table on which any point right of 100 is spot "board". */
const host: TileHost<string> = {
  tileAt: (target) => (target.closest('[data-tile]') ? 7 : null),
  hit: (held, finger) => (held.x > 100 ? `board ${held.y}/${finger.y}` : null),
  sameSpot: (one, other) => one === other,
  rest: () => ({ at: { x: 120, y: 40 }, scale: 1.2 }),
  ghost: () => ghost,
  lifted: (id) => log.push(`lifted ${id}`),
  over: (spot) => log.push(`over ${spot}`),
  dropped: (id, spot) => log.push(`dropped ${id} ${spot}`),
  returned: (id) => log.push(`returned ${id}`),
  tapped: (id) => log.push(`tapped ${id}`),
}

const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}) => {
  tile.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      buttons: 1,
      pointerId: 1,
      pointerType: 'mouse',
      ...more,
    }),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  log.length = 0
  document.body.innerHTML = '<main><button data-tile="7"></button><i></i></main>'
  root = document.querySelector('main') as HTMLElement
  tile = document.querySelector('button') as HTMLElement
  ghost = document.querySelector('i') as HTMLElement
  layer = tileLayer(root, host)
})
afterEach(() => {
  layer.destroy()
  vi.useRealTimers()
})

describe('a tile', () => {
  it('is tapped when the pointer hardly moves, dragged beyond that', () => {
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 12, 10)
    pointer('pointerup', 12, 10)
    expect(log).toEqual(['tapped 7'])
    log.length = 0
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 13, 10)
    pointer('pointerup', 200, 50)
    expect(log).toEqual(['lifted 7', 'over board 50/50', 'dropped 7 board 50/50'])
  })

  it('is held 46 px above a finger', () => {
    const finger = { pointerType: 'touch' }
    pointer('pointerdown', 10, 10, finger)
    pointer('pointermove', 17, 10, finger)
    expect(log).toEqual([])
    pointer('pointermove', 200, 100, finger)
    expect(log).toEqual(['lifted 7', 'over board 54/100'])
    expect(ghost.style.transform).toContain('translate3d(120px, 40px, 0)')
    pointer('pointerup', 20, 100, finger)
    expect(log.slice(2)).toEqual(['over null', 'dropped 7 null'])
  })

  it('is drawn once a frame, however many moves there are', () => {
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 20, 10)
    for (let x = 30; x < 100; x += 10) pointer('pointermove', x, 10)
    expect(ghost.style.transform).toContain('translate3d(20px')
    vi.advanceTimersToNextFrame()
    expect(ghost.style.transform).toContain('translate3d(90px')
  })

  it.each([
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['a cancelled pointer', () => pointer('pointercancel', 0, 0)],
    ['lost capture', () => pointer('lostpointercapture', 0, 0)],
    ['a window that loses the focus', () => window.dispatchEvent(new Event('blur'))],
    ['a second finger', () => pointer('pointerdown', 50, 50, { pointerId: 2 })],
    ['a button let go elsewhere', () => pointer('pointermove', 150, 50, { buttons: 0 })],
    ['the game itself', () => layer.cancel()],
  ])('goes back at %s', (_, happens) => {
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 60, 10)
    happens()
    expect(log.at(-1)).toBe('returned 7')
    const length = log.length
    pointer('pointermove', 200, 50)
    pointer('pointerup', 200, 50)
    expect(log).toHaveLength(length)
  })

  it('keeps Escape for itself while it is in hand', () => {
    const outside = vi.fn()
    document.addEventListener('keydown', outside)
    pointer('pointerdown', 10, 10)
    pointer('pointermove', 60, 10)
    tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    document.removeEventListener('keydown', outside)
    expect(outside).toHaveBeenCalledTimes(1)
  })

  it('is not a click on the square below, while other clicks are', () => {
    const clicked = vi.fn()
    root.addEventListener('click', clicked)
    pointer('pointerdown', 10, 10)
    pointer('pointerup', 10, 10)
    pointer('click', 10, 10, { detail: 1 })
    tile.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(clicked).toHaveBeenCalledTimes(1)
  })

  it('is left alone by other buttons of a mouse', () => {
    const event = new MouseEvent('pointerdown', { bubbles: true, button: 2 })
    tile.dispatchEvent(event)
    pointer('pointerup', 10, 10)
    expect(log).toEqual([])
  })

  it('opens no menu and no magnifier under a resting finger (S117)', () => {
    for (const type of ['touchstart', 'contextmenu', 'dragstart']) {
      const event = new Event(type, { bubbles: true, cancelable: true })
      tile.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
    }
  })
})

it('lets the page scroll and zoom from anything that is no tile', () => {
  const event = new Event('touchstart', { bubbles: true, cancelable: true })
  root.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})
