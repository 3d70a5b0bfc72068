import type { WireError } from '@trueline/rules/wire'
import { words } from '../table/words/room.ts'

const fetched = () => import('./refusal.ts')

/** Fetches the words of refusals before there is need of them: when the net is down it is too late. */
export const readyRefusals = (): void => {
  fetched().catch(() => {})
}

/** Why something was refused, in words; never fails, and never says what only a machine understands. */
export const sayRefused = (error: WireError): Promise<string> =>
  fetched().then(
    (part) => part.sayPuzzleError(error),
    () => words.notLoaded,
  )
