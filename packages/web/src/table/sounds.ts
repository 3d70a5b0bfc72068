import { createContext } from 'svelte'
import type { SOUNDS } from './synth.ts'

/** Plays a sound of the table; silent while they are switched off, and before the first touch. */
export type Sound = (sound: keyof typeof SOUNDS) => void

/** What makes the sounds comes when the first is to be heard. */
export const makeSound =
  (on: () => boolean): Sound =>
  (sound) => {
    // Browsers let no page be heard that nobody has touched, and complain when it tries.
    if (!on() || !('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return
    import('./synth.ts').then(
      ({ ring }) => ring(sound),
      () => {},
    )
  }

export const [sounds, setSounds] = createContext<Sound>()
