import type { IntentAnswer } from '@trueline/rules/wire'
import type { GameUi } from '../games/gameui.ts'
import { house } from '../house.ts'
import { sayError } from './refusal.ts'
import { sounds } from './sounds.ts'

/** Lets what became of an intent be heard, and why it was refused be read. Called while a page is made. */
export const settling = (
  ui: Pick<GameUi, 'sayRefusal'>,
): ((sent: Promise<IntentAnswer>) => Promise<void>) => {
  const { announcer } = house()
  const sound = sounds()
  return async (sent) => {
    const answer = await sent
    if (answer.ok) sound('play')
    else announcer.toast(await sayError(answer.error, ui))
  }
}
