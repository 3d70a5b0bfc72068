import type { Config } from '../config.ts'
import type { People } from '../people/people.ts'
import type { Puzzles } from '../puzzles/puzzles.ts'
import type { Answer, IntentMessage, Tables } from '../table/tables.ts'
import type { Trust } from './address.ts'
import type { Caller } from './caller.ts'
import type { Metrics } from './metrics.ts'
import type { SlowDown } from './slow-down.ts'

/** The rooms behind the doors. */
export interface House {
  readonly config: Config
  readonly people: People
  readonly tables: Tables
  readonly puzzles: Puzzles
  readonly slowDown: SlowDown
  readonly trust: Trust
  readonly metrics: Metrics
}

/** An intent, through whichever door it came. */
export const intend = async (
  { tables, slowDown, metrics }: House,
  caller: Caller,
  code: string,
  message: IntentMessage,
): Promise<Answer> => {
  const answer = await slowDown.lookup(caller, code, () => tables.intent(code, caller.person, message))
  metrics.intents.inc({ result: answer.ok ? 'ok' : answer.error.code })
  return answer
}
