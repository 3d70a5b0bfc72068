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
): Note => ({ hertz, at, seconds, loud, shape })

/** What each thing sounds like: wood on wood, a soft stroke, two notes, two knocks. */
export const SOUNDS = {
  snap: [note(1150, 0, 0.035, 0.09, 'triangle'), note(420, 0, 0.05, 0.07)],
  play: [note(300, 0, 0.12, 0.06, 'triangle'), note(380, 0.05, 0.14, 0.05, 'triangle')],
  turn: [note(659, 0, 0.22, 0.09), note(880, 0.13, 0.32, 0.09)],
  low: [note(523, 0, 0.12, 0.09), note(523, 0.2, 0.12, 0.09)],
} as const satisfies Record<string, readonly Note[]>

let context: AudioContext | null = null

/** Makes a sound. One context does for the page: browsers allow only a few, and opening one takes a while. */
export const ring = (sound: keyof typeof SOUNDS): void => {
  context ??= new AudioContext()
  void context.resume()
  for (const each of SOUNDS[sound]) strike(context, each)
}

const strike = (audio: AudioContext, { hertz, at, seconds, loud, shape }: Note): void => {
  const start = audio.currentTime + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  const tone = audio.createOscillator()
  tone.type = shape
  tone.frequency.setValueAtTime(hertz, start)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + seconds)
}
