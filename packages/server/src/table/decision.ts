import {
  after,
  chanceFrom,
  err,
  type Kind,
  ok,
  play,
  type Refusal,
  type Result,
  type Seat,
  type Step,
} from '@trueline/rules'
import { type HouseIntent, houseIntent } from '@trueline/rules/wire'
import type { StoredSeat } from '../store/store.ts'
import { arrange } from './arrangement.ts'
import { claimedSeat } from './claim.ts'
import { asking, type LiveGame } from './live.ts'

/** What an intent comes to, before anything is stored. `seq` is how many events the game then has. */
export type Decision =
  | { readonly does: 'step'; readonly seq: number; readonly step: Step<Kind> }
  | { readonly does: 'cancel' | 'rematch'; readonly seq: number }
  /** Nobody plays yet, and these sit there from now on. */
  | { readonly does: 'arrange'; readonly seq: number; readonly seats: readonly StoredSeat[] }

/** Moves have to be searched for first, in what the seat sees (EC-16): then it is decided with what was found. */
export interface Search {
  readonly does: 'search'
  readonly view: Kind['View']
  /** Who asks. */
  readonly owner: string
}

/**
 * What happens if `seat` gets its way. Refusals: bad-intent, not-started, already-over, for a cancel not-waiting and
 * not-maker, for a claim too-early and not-offered, for a rematch not-over, those of `arrange`, and the game's own.
 */
export const decide = (
  live: LiveGame,
  seat: Seat,
  intent: unknown,
  now: number,
  found?: readonly Kind['Intent'][],
): Result<Decision | Search, Refusal> => {
  const { row, rules, position } = live
  if (isHouseIntent(intent)) {
    const parsed = houseIntent.safeParse(intent)
    if (!parsed.success) return err(badIntent(parsed.error))
    switch (parsed.data.type) {
      case 'cancel':
        return decideCancel(live, seat)
      case 'claim':
        return decideClaim(live, seat, now)
      case 'rematch':
        return row.status === 'finished' ? ok({ does: 'rematch', seq: row.seq }) : err({ code: 'not-over' })
      case 'fill':
      case 'start':
      case 'leave': {
        const arranged = arrange(live, seat, parsed.data)
        return arranged.ok ? ok({ does: 'arrange', seq: row.seq, seats: arranged.value }) : arranged
      }
    }
  }
  const parsed = asking(() => rules.intent.safeParse(intent))
  if (!parsed.success) return err(badIntent(parsed.error))
  if (!position) return err({ code: row.status === 'waiting' ? 'not-started' : 'already-over' })
  const { hints } = rules
  if (hints && found === undefined && asking(() => hints.wants(position.state, seat, parsed.data)))
    return ok({
      does: 'search',
      view: asking(() => rules.view(position.state, seat)),
      owner: row.seats[seat]?.playerId ?? '',
    })
  const played = asking(() => play(rules, position, seat, parsed.data, chanceFrom(row.seed), found))
  return played.ok ? ok(deciding(played.value)) : played
}

/** What the house does when the turn has run out. */
export const decideExpiry = ({ row, rules, position }: LiveGame): Step<Kind> | null => {
  if (!position || row.status !== 'playing') return null
  const chance = chanceFrom(row.seed)
  return asking(() => after(rules, position, rules.expire(position.state, chance(position.seq + 1)), chance))
}

const deciding = (step: Step<Kind>): Decision => ({ does: 'step', seq: step.position.seq, step })

const decideCancel = ({ row }: LiveGame, seat: Seat): Result<Decision, Refusal> => {
  if (row.seats[seat]?.playerId !== row.makerId) return err({ code: 'not-maker' })
  if (row.status === 'waiting') return ok({ does: 'cancel', seq: row.seq })
  return err({ code: row.status === 'playing' ? 'not-waiting' : 'already-over' })
}

const decideClaim = (live: LiveGame, seat: Seat, now: number): Result<Decision, Refusal> => {
  const { row, rules, position } = live
  if (!position || row.status !== 'playing')
    return err({ code: row.status === 'waiting' ? 'not-started' : 'already-over' })
  const silent = claimedSeat(live, seat, now)
  if (!silent.ok) return silent
  const step = asking(() =>
    after(rules, position, rules.forfeit(position.state, silent.value), chanceFrom(row.seed)),
  )
  return ok(deciding(step))
}

/** A look before the schema: failing a schema costs more than most moves do. */
const isHouseIntent = (intent: unknown): boolean =>
  typeof intent === 'object' &&
  intent !== null &&
  'type' in intent &&
  typeof intent.type === 'string' &&
  HOUSE_INTENTS.has(intent.type)

const HOUSE_INTENTS: ReadonlySet<string> = new Set([
  'cancel',
  'claim',
  'rematch',
  'fill',
  'start',
  'leave',
] satisfies HouseIntent['type'][])

/** What was wrong with an intent, in few words however long it was. */
const badIntent = (error: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly code?: string }[]
}): Refusal => ({
  code: 'bad-intent',
  data: {
    issues: error.issues.slice(0, 5).map(({ path, code }) => ({
      path: path.map(String).join('.').slice(0, 100),
      code,
    })),
  },
})
