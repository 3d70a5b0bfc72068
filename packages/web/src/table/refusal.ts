import type { WireError } from '@trueline/rules/wire'
import type { GameUi } from '../games/gameui.ts'

const WORDS: Readonly<Record<string, string>> = {
  stale: 'The board has changed. Your tiles are still there',
  'not-your-turn': 'It is not your turn',
  'game-over': 'The game is over',
}

/** Why something was refused, in words: the game's own where it has them. */
export const sayError = (error: WireError, ui: Pick<GameUi, 'sayRefusal'>): string =>
  ui.sayRefusal(error) ?? WORDS[error.code] ?? error.message
