import type { Rolldown } from 'vite'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1]
type Side = 'pages' | 'table'

/** The parts that bring a module along: those that are loaded on demand, found by going up from importer to importer. */
const partsWith = (id: string, context: Context, seen = new Set<string>()): string[] => {
  if (seen.has(id)) return []
  seen.add(id)
  const module = context.getModuleInfo(id)
  if (!module) return []
  const above = module.importers.flatMap((importer) => partsWith(importer, context, seen))
  return module.dynamicImporters.length > 0 ? [id, ...above] : above
}

/** Where a part is there from the start; null for one that comes later, with which nothing of an early one should wait. */
const sideOf = (part: string): Side | null => {
  if (/src.pages/.test(part)) return 'pages'
  return /TablePage|Game\.svelte/.test(part) ? 'table' : null
}

/** The one file for what several parts share, if it is these sides that need it from the start. */
const group = (name: string, wanted: readonly Side[], priority: number): Rolldown.CodeSplittingGroup => ({
  name: (id, context) => {
    const parts = partsWith(id, context)
    const sides = new Set(parts.flatMap((part) => sideOf(part) ?? []))
    const fits = parts.length > 1 && sides.size === wanted.length && wanted.every((side) => sides.has(side))
    return fits ? name : null
  },
  test: /packages.(web|rules).src|~icons/,
  priority,
})

/**
 * What several parts share comes as a few files, since a dozen small ones pack worse and take longer: the house with
 * its runtime, which every page needs; what pages and tables both need; what only either of them needs. A module goes
 * with the first group that fits.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'house', tags: ['$initial'], priority: 4 },
  group('shared', ['pages', 'table'], 3),
  group('pages', ['pages'], 2),
  group('table', ['table'], 1),
]
