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
}

/** What it is asked: its own view is all that it gets (EC-20). */
export interface Question extends ComputerTurn {
  readonly view: Kind['View']
}

type Row = Pick<LiveGame['row'], 'code' | 'kind' | 'seq' | 'status' | 'toAct'> & {
  readonly seats: readonly { readonly computer: string | null }[]
}

/** The computer whose turn it is, if it is one's. */
export const computerTurn = ({ code, kind, seq, status, toAct, seats }: Row): ComputerTurn | null => {
  if (status !== 'playing') return null
  for (const seat of toAct) {
    const level = seats[seat]?.computer
    if (level) return { code, kind, seq, seat, level }
  }
  return null
}

export const questionOf = ({ row, rules, position }: LiveGame): Question | null => {
  const turn = computerTurn(row)
  return turn && position && { ...turn, view: asking(() => rules.view(position.state, turn.seat)) }
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
