import { createContext } from 'svelte'

interface Note {
  readonly hertz: number
  readonly at: number
  readonly seconds: number
  readonly loud: number
  readonly shape: OscillatorType
}

const note = (
  hertz: number,
  at: number,
  seconds: number,
  loud: number,
  shape: OscillatorType = 'sine',
): Note => ({
  hertz,
  at,
  seconds,
  loud,
  shape,
})

/** What each thing sounds like: wood on wood, a soft stroke, two notes. */
const SOUNDS = {
  snap: [note(1150, 0, 0.035, 0.09, 'triangle'), note(420, 0, 0.05, 0.07)],
  play: [note(300, 0, 0.12, 0.06, 'triangle'), note(380, 0.05, 0.14, 0.05, 'triangle')],
  turn: [note(659, 0, 0.22, 0.09), note(880, 0.13, 0.32, 0.09)],
  low: [note(523, 0, 0.12, 0.09), note(523, 0.2, 0.12, 0.09)],
} as const satisfies Record<string, readonly Note[]>

/** The sounds of a table, made on the spot; silent while they are switched off, or before the first touch. */
export class Sounds {
  readonly #on: () => boolean
  #context: AudioContext | null = null

  constructor(on: () => boolean) {
    this.#on = on
  }

  play(sound: keyof typeof SOUNDS): void {
    // Browsers let no page be heard that nobody has touched, and complain when it tries.
    if (!this.#on() || !('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return
    this.#context ??= new AudioContext()
    void this.#context.resume()
    for (const each of SOUNDS[sound]) ring(this.#context, each)
  }

  close(): void {
    void this.#context?.close()
    this.#context = null
  }
}

const ring = (context: AudioContext, { hertz, at, seconds, loud, shape }: Note): void => {
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  const tone = context.createOscillator()
  tone.type = shape
  tone.frequency.setValueAtTime(hertz, start)
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

export const [sounds, setSounds] = createContext<Sounds>()
