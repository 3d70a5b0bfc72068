import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** One entry of Vite's manifest. */
interface Entry {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** What a page loads when somebody comes to it first, and how much that may be, in kB of gzip -9. */
interface Page {
  readonly name: string
  readonly parts: readonly string[]
  readonly js: number
  readonly css: number
}

const PAGES: readonly Page[] = [
  { name: 'home', parts: ['src/pages/Home.svelte'], js: 45, css: 12 },
  {
    name: 'equacross',
    // The file of the table has its page in it, and no source's name.
    parts: ['_table-', 'src/games/equacross/Game.svelte', 'src/net/client.ts'],
    js: 62,
    css: 12,
  },
  { name: 'puzzle', parts: ['src/puzzles/PuzzlePage.svelte'], js: 62, css: 12 },
  {
    name: 'bedmas',
    parts: ['_table-', 'src/games/bedmas/Game.svelte', 'src/net/client.ts'],
    js: 70,
    css: 12,
  },
  {
    name: 'mathpoker',
    parts: ['_table-', 'src/games/mathpoker/Game.svelte', 'src/net/client.ts'],
    js: 80,
    css: 12,
  },
]
const FONTS = 55
const KB = 1000

const dist = join(import.meta.dirname, '..', process.argv[2] ?? 'dist')
const manifest: Readonly<Record<string, Entry>> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
)

const keyOf = (part: string): string => {
  const key = Object.keys(manifest).find((name) => name === part || name.includes(part))
  if (!key) throw new Error(`the build has no ${part}`)
  return key
}

/** All entries that come with one, itself included. */
const closure = (key: string, seen: Set<string>): Set<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

const packed = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const raw = (file: string): number => readFileSync(join(dist, file)).length
const sum = (files: Iterable<string>, size: (file: string) => number): number =>
  [...files].reduce((total, file) => total + size(file), 0) / KB

const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry)?.[0]
if (!entry) throw new Error('the build has no entry')

const rows = PAGES.flatMap(({ name, parts, js, css }) => {
  const keys = new Set<string>()
  for (const key of [entry, ...parts.map(keyOf)]) closure(key, keys)
  const entries = [...keys].flatMap((key) => manifest[key] ?? [])
  const scripts = new Set(entries.map(({ file }) => file).filter((file) => file.endsWith('.js')))
  const styles = new Set(entries.flatMap(({ css = [] }) => css))
  return [
    { what: `${name} JS`, kB: sum(scripts, packed), budget: js },
    { what: `${name} CSS`, kB: sum(styles, packed), budget: css },
  ]
})
const fonts = new Set(
  Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file) => file.endsWith('.woff2')),
)
rows.push({ what: 'fonts', kB: sum(fonts, raw), budget: FONTS })

let over = 0
for (const { what, kB, budget } of rows) {
  if (kB > budget) over++
  const mark = kB > budget ? 'over' : 'ok'
  console.log(`${what.padEnd(16)}${kB.toFixed(1).padStart(8)} kB of${String(budget).padStart(4)}  ${mark}`)
}
if (over > 0) {
  console.error(`${over} of ${rows.length} over budget`)
  process.exit(1)
}
