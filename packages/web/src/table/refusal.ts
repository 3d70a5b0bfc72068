import type { WireError } from '@trueline/rules/wire'
import type { GameUi } from '../games/gameui.ts'
import { sayError as sayHouseError } from '../words/errors.ts'

/** Why something was refused, in words: the game's own where it has them, else the house's. */
export const sayError = (error: WireError, ui: Pick<GameUi, 'sayRefusal'>): string =>
  ui.sayRefusal(error) ?? sayHouseError(error)
