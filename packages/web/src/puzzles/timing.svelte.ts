import { untrack } from 'svelte'
import type { PuzzlePlay } from './play.svelte.ts'

/** Counts the seconds that a puzzle is looked at, and shows them, while a component lives. */
export const timing = (play: PuzzlePlay): { readonly seconds: number } => {
  let seconds = $state(untrack(() => play.seconds))
  $effect(() => {
    void play.view
    return untrack(() => count(play, (now) => (seconds = now)))
  })
  return {
    get seconds() {
      return seconds
    },
  }
}

const count = (play: PuzzlePlay, show: (seconds: number) => void): (() => void) => {
  const { watch } = play
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    if (play.open && !document.hidden) {
      watch.run()
      timer = setTimeout(look, 1005 - (watch.ms % 1000))
    } else watch.stop()
    if (document.hidden || watch.seconds % 5 === 0) play.keepTime()
    show(play.seconds)
  }
  // A page may go without another word.
  const leave = (): void => play.keepTime()
  look()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', leave)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', leave)
    watch.stop()
    play.keepTime()
  }
}
