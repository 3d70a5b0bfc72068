import { Persisted } from './stored.svelte.ts'

/** What this device knows of a game's seed: its hash, and which event was the last when it was first seen. */
export interface SeenHash {
  readonly hash: string
  readonly seq: number
}
type Seen = readonly (readonly [code: string, hash: string, seq: number])[]

/** The oldest are forgotten. */
const MOST = 300

const isSeen = (value: unknown): value is Seen =>
  Array.isArray(value) &&
  value.every(
    (entry: unknown) =>
      Array.isArray(entry) &&
      typeof entry[0] === 'string' &&
      typeof entry[1] === 'string' &&
      typeof entry[2] === 'number',
  )

const stored = (): Persisted<Seen> => new Persisted<Seen>('hashes', [], isSeen)

/** Keeps the hash of a running game as this device first saw it: nobody can change it afterwards (G-6). */
export const keepHash = (code: string, hash: string, seq: number): void => {
  const seen = stored()
  if (seen.value.some(([other]) => other === code)) return
  seen.value = [...seen.value, [code, hash, seq] as const].slice(-MOST)
}

/** The hash as this device first saw it while the game was on; null if it did not. */
export const keptHash = (code: string): SeenHash | null => {
  const entry = stored().value.find(([other]) => other === code)
  return entry ? { hash: entry[1], seq: entry[2] } : null
}
