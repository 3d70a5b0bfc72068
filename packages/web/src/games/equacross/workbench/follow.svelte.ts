import { mount, unmount, untrack } from 'svelte'
import { tileLayer } from '../../board/drag.ts'
import BoardMarks from './BoardMarks.svelte'
import type { Bench } from './bench.svelte.ts'
import type { Gestures } from './gestures.svelte.ts'
import { verdictOn } from './advice.ts'
import { sayStrip } from './say.ts'

/** How long the strip has to be left alone before it is said: typing would say every key. */
const PAUSE_MS = 350

/** Joins the Workbench to board and rack: their gestures, keys and marks, for as long as it is open. */
export const joinBoard = (root: HTMLElement, bench: Bench, gestures: Gestures): (() => void) => {
  const layer = tileLayer(root, gestures)
  const board = root.querySelector('[data-board]')
  const marks = board && mount(BoardMarks, { target: board, props: { bench, gestures } })
  const ends = new AbortController()
  const { signal } = ends

  // A screen reader's click comes without a pointer.
  const click = (event: MouseEvent): void => {
    const square = squareOf(event)
    if (event.detail !== 0 || square === null || !gestures.tappable(square)) return
    event.stopPropagation()
    gestures.tapSquare(square)
  }
  const key = (event: KeyboardEvent): void => {
    const square = squareOf(event)
    if (event.key.toLowerCase() !== 'b' || square === null || event.ctrlKey || event.metaKey || event.altKey)
      return
    event.stopPropagation()
    event.preventDefault()
    gestures.reach(square)
  }
  root.addEventListener('click', click, { signal, capture: true })
  root.addEventListener('keydown', key, { signal, capture: true })
  return () => {
    ends.abort()
    layer.destroy()
    if (marks) void unmount(marks)
  }
}

const squareOf = ({ target }: Event): number | null => {
  const square =
    target instanceof Element ? target.closest<HTMLElement>('[data-square]')?.dataset.square : null
  return square == null ? null : Number(square)
}

/** Says what a change of the strip or its base comes to, once it is left alone. */
export const followStrip = (bench: Bench, scored: boolean, say: (text: string) => void): void => {
  let last = bench.strip + JSON.stringify(bench.base)
  $effect(() => {
    const now = bench.strip + JSON.stringify(bench.base)
    if (now === last) return
    const timer = setTimeout(() => {
      last = now
      untrack(() => say(sayStrip(bench.strip, verdictOn(bench).text, bench.plays, scored)))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  })
}
