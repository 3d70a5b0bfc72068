import { err, type Kind, ok, type Refusal, type Result } from '@trueline/rules'
import type { Search } from './decision.ts'
import { asking, type LiveGame } from './live.ts'
import type { Surroundings } from './surroundings.ts'

/** The moves to show, none where there is none (EC-16, BM-11). Refusals: unavailable, and then nothing has changed. */
export const findHint = async (
  { row: { code, kind }, rules }: LiveGame,
  { view, owner }: Search,
  { thinking, report }: Pick<Surroundings, 'thinking' | 'report'>,
): Promise<Result<readonly Kind['Intent'][], Refusal>> => {
  try {
    const found = await thinking.hint(kind, view, owner)
    if (!Array.isArray(found) || !found.every((each) => asking(() => rules.intent.safeParse(each)).success))
      throw new Error('what was found are no intents')
    return ok(found)
  } catch (error) {
    // A long line is no fault.
    if (!(error instanceof Error && error.name === 'TimeoutError')) report(error, { code, what: 'hint' })
    return err({ code: 'unavailable' })
  }
}
