import type { Base } from '@trueline/rules/equacross/workbench'
import { Persisted } from '../../../net/stored.svelte.ts'

/** A Workbench as it is kept on the device: symbols, those of the base after a `'`, and the base with what stood on it. */
export interface KeptBench {
  readonly strip: string
  readonly base: (Base & { readonly text: string }) | null
}

/** Strips of this many games are kept; the oldest goes first. */
const GAMES = 30

const STRIP = /^(?:'?\d|'\?|[-+*/=]){0,17}$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type All = Readonly<Record<string, unknown>>

// Read anew each time: another tab may have written the strip of another game meanwhile.
const stored = (): Persisted<All> => new Persisted<All>('workbench', {}, isRecord)

/** Where the strips of this device lie, by game and seat. */
export class Shelf {
  constructor(private readonly key: string) {}

  /** What was kept may be broken or from another version: then it is as good as absent (S30). */
  read(): KeptBench {
    const kept = stored().value[this.key]
    if (!isRecord(kept) || typeof kept.strip !== 'string' || !STRIP.test(kept.strip))
      return { strip: '', base: null }
    const { strip, base } = kept
    if (!isRecord(base)) return { strip, base: null }
    const { from, to, text } = base
    return typeof from === 'string' && typeof to === 'string' && typeof text === 'string'
      ? { strip, base: { from, to, text } }
      : { strip, base: null }
  }

  write(bench: KeptBench): void {
    const all = stored()
    const others = Object.entries(all.value).filter(([key]) => key !== this.key)
    const own = bench.strip === '' && bench.base === null ? [] : [[this.key, bench] as const]
    all.value = Object.fromEntries([...others, ...own].slice(-GAMES))
  }
}

/** Forgets the strips of a game that is over. */
export const forgetStrips = (code: string): void => {
  const all = stored()
  const kept = Object.entries(all.value)
  const others = kept.filter(([key]) => !key.startsWith(`${code}:`))
  if (others.length < kept.length) all.value = Object.fromEntries(others)
}
