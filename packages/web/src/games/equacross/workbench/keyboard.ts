import type { Bench } from './bench.svelte.ts'
import { SYMBOLS } from './symbols.ts'
import { words } from './words.ts'

/** What keys can do at the Workbench. */
export interface BenchKeys {
  readonly bench: Bench
  /** Whether the strip itself has the focus, so that arrows and Enter are meant for it. */
  readonly onStrip: boolean
  note(text: string): void
  putDown(): void
  close(): void
  /** Back to where one came from. */
  leave(): void
}

/** Signs that keyboards have beside those of the wire. */
const ALSO: Readonly<Record<string, string>> = { x: '*', X: '*', '×': '*', ':': '/', '÷': '/', '−': '-' }

/** What a key pressed in the Workbench does; null for one that does nothing there. */
export const actionOf = (event: KeyboardEvent, keys: BenchKeys): (() => void) | null => {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const { bench } = keys
  const symbol = ALSO[event.key] ?? event.key
  if (SYMBOLS.includes(symbol)) return () => void (bench.type(symbol) || keys.note(words.full))
  switch (event.key) {
    case 'Backspace':
      return () => bench.erase()
    case 'Delete':
      return () => bench.erase(true)
    case 'f':
    case 'F':
      return () => void (bench.flip() || keys.note(words.noFlip))
    case 'w':
    case 'W':
      return keys.close
    case 'Escape':
      return keys.leave
  }
  return keys.onStrip ? onStrip(event.key, keys) : null
}

const onStrip = (key: string, { bench, putDown }: BenchKeys): (() => void) | null => {
  const to = (at: number) => () => {
    bench.caret = at
  }
  switch (key) {
    case 'ArrowLeft':
      return to(bench.caret - 1)
    case 'ArrowRight':
      return to(bench.caret + 1)
    case 'Home':
      return to(0)
    case 'End':
      return to(bench.tokens.length)
    case 'ArrowUp':
      return () => {
        bench.picked = Math.max(0, bench.picked - 1)
      }
    case 'ArrowDown':
      return () => {
        bench.picked = Math.max(0, Math.min(bench.plays.length - 1, bench.picked + 1))
      }
    case 'Enter':
      return putDown
    default:
      return null
  }
}
