import type { GameLog } from '@trueline/rules/wire'
import type { Replay } from '../../games/reviewui.ts'
import type { SeenHash } from '../../net/hashes.ts'
import { words } from './fairness-words.ts'

/** One thing that was checked: it fits, it does not, or this device cannot tell. */
export interface Check {
  readonly state: 'fits' | 'differs' | 'unknown'
  readonly title: string
  readonly text: string
}

/** All that can be checked of a finished game on this device, in the order of the argument (G-6). */
export const checksOf = (log: GameLog, replay: Replay, seen: SeenHash | null): Check[] => [
  seedCheck(replay),
  seenCheck(log, seen),
  eventCheck(log, replay),
  endCheck(replay),
]

const seedCheck = ({ fault }: Replay): Check => {
  if (fault?.code === 'not-a-log') return { state: 'differs', ...words.seed.unreadable }
  return fault?.code === 'hash'
    ? { state: 'differs', ...words.seed.differs }
    : { state: 'fits', ...words.seed.fits }
}

const seenCheck = ({ fairness }: GameLog, seen: SeenHash | null): Check => {
  if (!seen) return { state: 'unknown', ...words.seen.unknown }
  if (seen.hash !== fairness.hash) return { state: 'differs', ...words.seen.differs(seen.hash) }
  return { state: 'fits', ...words.seen.fits(seen.seq) }
}

const eventCheck = ({ news }: GameLog, { fault, events }: Replay): Check => {
  if (fault?.code === 'event') return { state: 'differs', ...words.events.differs(fault.seq, news.length) }
  return fault && fault.code !== 'outcome'
    ? { state: 'unknown', ...words.events.unknown }
    : { state: 'fits', ...words.events.fits(events) }
}

const endCheck = ({ fault }: Replay): Check => {
  if (!fault) return { state: 'fits', ...words.end.fits }
  return fault.code === 'outcome'
    ? { state: 'differs', ...words.end.differs }
    : { state: 'unknown', ...words.end.unknown }
}

/** Whether nothing that could be checked is amiss. */
export const isFair = (checks: readonly Check[]): boolean => checks.every(({ state }) => state !== 'differs')
