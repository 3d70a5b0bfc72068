import type { WireError } from '@trueline/rules/wire'
import type { GameUi } from '../games/gameui.ts'

/** Why something was refused, in words: the game's own where it has them, else the house's, which come when needed. */
export const sayError = async (error: WireError, ui: Pick<GameUi, 'sayRefusal'>): Promise<string> => {
  try {
    const said = await ui.sayRefusal(error)
    return said ?? (await import('../words/errors.ts')).sayError(error)
  } catch {
    return error.message
  }
}
