import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...args: never) => unknown>>[1]

/** Where the parts begin that a page enters with. What only later parts need is none of their business. */
const ENTRANCES = {
  pages: /src.pages.\w+\.svelte$/,
  table: /src.table.TablePage\.svelte$/,
  game: /src.games.\w+.Game\.svelte$/,
} as const
type Entrance = keyof typeof ENTRANCES

/** The entrances that bring a module along from the start, found by going up from importer to importer. */
const entrancesOf = (id: string, context: Context, seen = new Set<string>()): Set<Entrance> => {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const here = (Object.keys(ENTRANCES) as Entrance[]).filter((name) => ENTRANCES[name].test(id))
  const above = (context.getModuleInfo(id)?.importers ?? []).flatMap((importer) => [
    ...entrancesOf(importer, context, seen),
  ])
  return new Set([...here, ...above])
}

/** Entrances that keep a file of their own, by which the manifest names them; a table's page is in the table's. */
const isApart = (id: string): boolean => ENTRANCES.pages.test(id) || ENTRANCES.game.test(id)

/** The game in whose folder a module lies; what board games share lies in none. */
const folderOf = (id: string): string | null =>
  /web.src.games.(?!board\W)(\w+)[\\/]|rules.src.(\w+).tiles/.exec(id)?.slice(1).find(Boolean) ?? null

/** The same for an icon: it goes with the game that alone shows it. */
const gameOf = (id: string, context: Context): string | null => {
  if (!id.includes('~icons')) return folderOf(id)
  const games = new Set((context.getModuleInfo(id)?.importers ?? []).map(folderOf))
  return games.size === 1 ? ([...games][0] ?? null) : null
}

type Name = (found: ReadonlySet<Entrance>, game: string | null) => string | null

const group = (name: Name, priority: number): Group => ({
  name: (id, context) => (isApart(id) ? null : name(entrancesOf(id, context), gameOf(id, context))),
  // The rules are reached through files that name much and use little: what is used of them comes along anyway, all
  // but the tiles, of which the bundler would make a file of a few lines.
  test: /packages.web.src|rules.src.\w+.tiles\.ts|~icons/,
  priority,
})

const atTable = (found: ReadonlySet<Entrance>): boolean => found.has('table') || found.has('game')

/** The game that shares a file with the table: apart the two pack worse, and its page is the one most come to. */
const FIRST = 'equacross'

/**
 * What belongs together comes as one file, since a dozen small ones pack worse and take longer: the house with its
 * runtime, which every page needs; what pages and tables both need; what the pages show of one game; what a table
 * needs; what only one game needs at its table. A module goes with the first group that fits, and what it needs goes
 * along; what only later parts share is cut as the bundler sees fit.
 */
export const groups: Group[] = [
  { name: 'house', tags: ['$initial'], priority: 5 },
  group((found, game) => (game === null && atTable(found) && found.has('pages') ? 'shared' : null), 4),
  group((found, game) => (game !== null && atTable(found) && found.has('pages') ? `${game}-front` : null), 3),
  group((found, game) => (atTable(found) && (game === null || game === FIRST) ? 'table' : null), 2),
  group((found, game) => (atTable(found) ? game : null), 1),
]
