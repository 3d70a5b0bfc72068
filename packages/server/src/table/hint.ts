import { err, type Kind, ok, type Refusal, type Result } from '@trueline/rules'
import type { Search } from './decision.ts'
import { asking, type LiveGame } from './live.ts'
import type { Surroundings } from './surroundings.ts'

/** The move to show, or null where there is none (EC-16). Refusals: unavailable, and then nothing has changed. */
export const findHint = async (
  { row: { code, kind }, rules }: LiveGame,
  { view }: Search,
  { thinking, report }: Pick<Surroundings, 'thinking' | 'report'>,
): Promise<Result<Kind['Intent'], Refusal>> => {
  try {
    const found = await thinking.hint(kind, view)
    if (found !== null && !asking(() => rules.intent.safeParse(found)).success)
      throw new Error('what was found is no intent')
    return ok(found)
  } catch (error) {
    report(error, { code, what: 'hint' })
    return err({ code: 'unavailable' })
  }
}
