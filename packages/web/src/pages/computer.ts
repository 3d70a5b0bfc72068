import { type Mode, MODES } from '@trueline/rules/wire'
import type { GameUi } from '../games/gameui.ts'
import type { House } from '../house.ts'
import { to } from '../routes.svelte.ts'
import { sayError } from '../words/errors.ts'

/** The level to begin with: the one played last, else the easiest; undefined where there is no computer. */
export const levelOf = ({ levels = [] }: GameUi, last: string): string | undefined =>
  levels.find((level) => level === last) ?? levels[0]

/** The ways in which a game can be played. */
export const modesOf = ({ modes = MODES, levels }: GameUi): readonly Mode[] =>
  modes.filter((mode) => mode !== 'computer' || levels)

/** Makes a game against the computer and goes there. Answers what went wrong, in words, or null. */
export const playComputer = async (
  { api, session, settings, place }: House,
  ui: GameUi,
  level: string,
  {
    options = ui.usual,
    instead = false,
    seats = ui.seats?.usual,
  }: { options?: unknown; instead?: boolean; seats?: number | undefined } = {},
): Promise<string | null> => {
  const who = await session.ensure()
  const made = who.ok
    ? await api.makeGame({ kind: ui.id, mode: 'computer', options, level, ...(seats ? { seats } : {}) })
    : who
  if (!made.ok) return sayError(made.error)
  settings.level = level
  place.go(to.game(made.value.code), instead)
  return null
}
