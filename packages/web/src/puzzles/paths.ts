import type { PuzzleLevel, PuzzleView } from '@trueline/rules/wire'

/** The levels, the easiest first; the last is for the puzzles of a day (PZ-4). */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const satisfies readonly PuzzleLevel[]

export const toHub = '/puzzles'
export const toDaily = (date: string, level: PuzzleLevel): string => `/daily/${date}/${level}`
export const toPuzzle = (id: string): string => `/puzzle/${id}`

/** The address of a puzzle that one has. */
export const toView = ({ id, date, level }: PuzzleView): string =>
  date === null ? toPuzzle(id) : toDaily(date, level)

/** Which puzzle an address asks for. */
export type Wanted = { readonly id: string } | { readonly date: string; readonly level: PuzzleLevel }

/** The puzzle that the path of a page names; null for one that names none. */
export const wantedAt = (path: string): Wanted | null => {
  const [kind, name = '', last, more] = path.split('/')
  if (more !== undefined) return null
  const level = LEVELS.find((each) => each === last)
  if (kind === 'daily') return level && /^\d{4}-\d\d-\d\d$/.test(name) ? { date: name, level } : null
  return last === undefined && /^[\w-]{1,64}$/.test(name) ? { id: name } : null
}

/** Today's four before anything is known of them. */
export const FRESH = { easy: 'new', medium: 'new', hard: 'new', expert: 'new' } as const
