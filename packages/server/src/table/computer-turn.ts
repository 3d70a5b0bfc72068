import type { Kind, Seat, Step } from '@trueline/rules'
import { decide, decideExpiry } from './decision.ts'
import { asking, type LiveGame } from './live.ts'
import type { Report } from './surroundings.ts'

/** A computer player is to act, after so many events of a game. */
export interface ComputerTurn {
  readonly code: string
  readonly kind: string
  readonly seq: number
  readonly seat: Seat
  readonly level: string
  readonly deadlineAt: number | null
  /** Who made the game, and has its computers think. */
  readonly makerId: string
}

/** Whether it is still the same turn: others may have chosen meanwhile, or changed their mind (MP-11). */
export const isSameTurn = (one: ComputerTurn, other: ComputerTurn): boolean =>
  one.seat === other.seat &&
  (one.seq === other.seq || (one.deadlineAt !== null && one.deadlineAt === other.deadlineAt))

/** What it is asked: its own view is all that it gets (EC-20). */
export interface Question extends ComputerTurn {
  readonly view: Kind['View']
}

type Row = Pick<LiveGame['row'], 'code' | 'kind' | 'seq' | 'status' | 'toAct' | 'deadlineAt' | 'makerId'> & {
  readonly seats: readonly { readonly computer: string | null }[]
}

/** The computers that are to act. */
export const computerTurns = ({ toAct, seats, status, ...of }: Row): ComputerTurn[] => {
  if (status !== 'playing') return []
  const { code, kind, seq, deadlineAt, makerId } = of
  return toAct.flatMap((seat) => {
    const level = seats[seat]?.computer
    return level ? [{ code, kind, seq, seat, level, deadlineAt, makerId }] : []
  })
}

/** What the computer of a turn is asked; null when the game has moved on. */
export const questionOf = ({ row, rules, position }: LiveGame, asked: ComputerTurn): Question | null => {
  const turn = computerTurns(row).find((now) => isSameTurn(now, asked))
  return turn && position ? { ...turn, view: asking(() => rules.view(position.state, turn.seat)) } : null
}

/**
 * What a computer does with its turn: what it chose, if that is legal, else what is always legal, else its time is over
 * (S94). Nothing chosen means that thinking failed.
 */
export const decideForComputer = (
  live: LiveGame,
  { code, seat, level, view }: Question,
  chosen: unknown,
  report: Report,
): Step<Kind> | null => {
  const { computer } = live.rules
  const wishes = [() => chosen, () => asking(() => computer?.fallback(view))]
  for (const wish of wishes) {
    try {
      const intent = wish()
      if (intent === undefined) continue
      const decided = decide(live, seat, intent, 0)
      if (decided.ok && decided.value.does === 'step') return decided.value.step
      report(
        new Error(
          `the computer of level ${level} wished for ${decided.ok ? decided.value.does : decided.error.code}`,
        ),
        {
          code,
          what: 'computer',
        },
      )
    } catch (error) {
      report(error, { code, what: 'computer' })
    }
  }
  return decideExpiry(live)
}
