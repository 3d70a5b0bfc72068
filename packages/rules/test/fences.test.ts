import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../src/catalogue.ts'

const src = fileURLToPath(new URL('../src', import.meta.url))
const read = (path: string) => readFileSync(join(src, path), 'utf8')

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => path.replaceAll('\\', '/'))

/** Rooms that are no game. */
const ROOMS = ['core', 'maths', 'board']
const games = readdirSync(src).filter(
  (name) => statSync(join(src, name)).isDirectory() && !ROOMS.includes(name),
)

/** What every game has, by the same names. */
const FILES = [
  'README.md',
  'index.ts',
  'setup.ts',
  'state.ts',
  'intent.ts',
  'decide.ts',
  'apply.ts',
  'view.ts',
  'moves.ts',
  'notation.ts',
  'audit.ts',
  'client.ts',
]

describe('games', () => {
  test('there are some', () => expect(games).toContain('equacross'))

  test.each(games)('%s is in the catalogue, under its own name', (name) => {
    const line = `import { ${name} } from './${name}/index.ts'`
    expect(read('catalogue.ts')).toContain(line)
    expect(catalogue.get(name)?.id).toBe(name)
  })

  test('the catalogue has no others', () =>
    expect([...catalogue.keys()].toSorted()).toEqual(games.toSorted()))

  test.each(games)('%s has the files that every game has', (name) => {
    expect(readdirSync(join(src, name))).toEqual(expect.arrayContaining(FILES))
  })
})

/** The modules that a source imports for more than their types. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm)].map(
    ([, from, bare]) => from ?? bare ?? '',
  )

/** All modules that a source imports, types too. */
const allImportsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|^import)\s+'([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    ([, from, dynamic]) => from ?? dynamic ?? '',
  )

/** Names by which a clock, chance or the outside could come in. */
const FORBIDDEN =
  /\b(?:Date|performance|setTimeout|setInterval|setImmediate|queueMicrotask|fetch|crypto|process|console|globalThis|require)\b|\bMath\.random\b|\bimport\s*\(/

/** A source without comments and without the words in its strings. */
const bare = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm, (part) => (part.startsWith("'") ? "''" : ''))

describe('purity', () => {
  test.each(sources)('%s knows no clock, no chance of its own and nothing outside', (path) => {
    expect(FORBIDDEN.exec(bare(read(path)))?.[0]).toBeUndefined()
    for (const from of allImportsOf(read(path)))
      expect(from).toMatch(/^\.{1,2}\/|^zod\/mini$|^@noble\/hashes\//)
  })

  test('the check finds what it looks for', () => {
    for (const text of [
      'const at = Date.now()',
      'Math.random()',
      "const { get } = await import('node:http')",
    ]) {
      expect(bare(text)).toMatch(FORBIDDEN)
    }
    expect(bare("/* no Date */ const why = 'process' // fetch")).not.toMatch(FORBIDDEN)
    expect(allImportsOf("import { a,\n b } from 'node:fs'\nexport * from './c.ts'\nimport 'x'")).toEqual([
      'node:fs',
      './c.ts',
      'x',
    ])
  })
})

/** The room of a module that a source imports. */
const roomOf = (path: string, from: string): string =>
  relative(src, join(src, dirname(path), from)).split('/')[0] ?? ''

describe('rooms', () => {
  // Each room may use itself and those named here; a game uses all three and never another game.
  const allowed: Record<string, readonly string[]> = { core: [], maths: ['core'], board: ['core', 'maths'] }
  const rooms = sources.filter((path) => path.includes('/'))

  test.each(rooms)('%s reaches down only', (path) => {
    const room = path.split('/')[0] ?? ''
    const reach = [room, ...(allowed[room] ?? ROOMS)]
    for (const from of allImportsOf(read(path))) {
      if (from.startsWith('.')) expect(reach).toContain(roomOf(path, from))
    }
  })
})

describe('what a browser loads', () => {
  /** Every module that runs when `path` is imported. */
  const closureOf = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen
    seen.add(path)
    for (const from of importsOf(read(path))) {
      if (from.startsWith('.')) closureOf(relative(src, join(src, dirname(path), from)), seen)
      else seen.add(from)
    }
    return seen
  }

  test.each(games)('the client of %s decides nothing and brings no library', (name) => {
    const loaded = [...closureOf(`${name}/client.ts`)]
    expect(loaded.filter((path) => path.startsWith(`${name}/`)).length).toBeGreaterThan(1)
    for (const path of loaded)
      expect(path).not.toMatch(/^zod|^@|decide|apply|house|setup|moves|audit|catalogue/)
  })

  test('the check follows imports', () => {
    expect([...closureOf('equacross/index.ts')]).toEqual(
      expect.arrayContaining(['equacross/decide.ts', 'core/chance.ts', 'zod/mini', '@noble/hashes/sha2.js']),
    )
    expect(importsOf("import type { A } from './a.ts'\nimport { b, type C } from './b.ts'")).toEqual([
      './b.ts',
    ])
  })
})
