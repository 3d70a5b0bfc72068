import type { CoreRefusal } from '../core/refusal.ts'
import { err, ok, type Result } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import { type BettingAction, legalBets } from './betting.ts'
import { actionEvent } from './house.ts'
import type { MathPokerIntent } from './intent.ts'
import { cardsInOrder, hasEquation, judgeOrder } from './order.ts'
import type { MathPokerRefusal, Target } from './refusal.ts'
import { orderFor } from './standing.ts'
import {
  type Arrangement,
  contenders,
  isLive,
  type MathPokerEvent,
  type MathPokerState,
  type Phase,
} from './state.ts'
import { choicesLeft, seatsToAct } from './toact.ts'

type Decision = Result<MathPokerEvent, MathPokerRefusal>
type Intent<T extends MathPokerIntent['type']> = Extract<MathPokerIntent, { type: T }>

/** What belongs to a turn; the rest is open at any time. */
type TurnIntent = Exclude<MathPokerIntent, { type: 'resign' | 'back' | 'unlock' }>

/** Where each intent belongs. */
const PHASES: Readonly<Record<TurnIntent['type'], Phase>> = {
  check: 'betting',
  call: 'betting',
  fold: 'betting',
  raise: 'betting',
  discard: 'choosing',
  arrange: 'equation',
  lock: 'equation',
  ready: 'between',
}

/** What an intent makes happen, or why it may not. Resigning, coming back and unlocking need no turn. */
export const decide = (state: MathPokerState, seat: Seat, intent: MathPokerIntent): Decision => {
  if (intent.type === 'resign')
    return contenders(state).includes(seat) ? ok({ type: 'resigned', seat }) : err(NOT_YOUR_TURN)
  if (intent.type === 'back') return state.away[seat] ? ok({ type: 'back', seat }) : err({ code: 'not-away' })
  if (intent.type === 'unlock')
    return state.phase === 'equation' && isLive(state, seat) && state.round?.locked[seat]
      ? ok({ type: 'unlocked', seat })
      : err({ code: 'not-locked' })
  if (!seatsToAct(state).includes(seat)) return err(NOT_YOUR_TURN)
  if (PHASES[intent.type] !== state.phase) return err({ code: 'not-now', data: { phase: state.phase } })
  return decideTurn(state, seat, intent)
}

const decideTurn = (state: MathPokerState, seat: Seat, intent: TurnIntent): Decision => {
  switch (intent.type) {
    case 'discard':
      return decideDiscard(state, seat, intent)
    case 'arrange':
      return decideArrange(state, seat, intent)
    case 'lock':
      return decideLock(state, seat, intent)
    case 'ready':
      return ok({ type: 'ready', seat })
    case 'check':
    case 'call':
    case 'fold':
    case 'raise':
      return decideBet(state, seat, intent)
  }
}

const NOT_YOUR_TURN: CoreRefusal = { code: 'not-your-turn' }

const decideBet = (state: MathPokerState, seat: Seat, action: BettingAction): Decision => {
  const legal = legalBets(state.betting)
  if (!legal) return err(NOT_YOUR_TURN)
  const { check, call, raise } = legal
  if (action.type === 'check' && !check) return err({ code: 'must-call', data: { call: call ?? 0 } })
  if (action.type === 'call' && call === null) return err({ code: 'nothing-to-call' })
  if (action.type === 'raise') {
    if (!raise) return err({ code: 'no-raise' })
    if (action.to < raise.min) return err({ code: 'raise-too-small', data: raise })
    if (action.to > raise.max) return err({ code: 'raise-too-large', data: raise })
  }
  return ok(actionEvent(state, seat, action))
}

const decideDiscard = ({ round }: MathPokerState, seat: Seat, { card }: Intent<'discard'>): Decision =>
  round && choicesLeft(round, seat).includes(card)
    ? ok({ type: 'chose', seat, card })
    : err({ code: 'not-held' })

const decideArrange = (state: MathPokerState, seat: Seat, intent: Intent<'arrange'>): Decision => {
  const arrangement = arrangementOf(intent)
  const stray = strayIn(state, seat, arrangement)
  return stray
    ? err({ code: 'no-such-card', data: { target: stray } })
    : ok({ type: 'arranged', seat, ...arrangement })
}

const decideLock = (state: MathPokerState, seat: Seat, intent: Intent<'lock'>): Decision => {
  const arrangement = arrangementOf(intent)
  const stray = strayIn(state, seat, arrangement)
  if (stray) return err({ code: 'no-such-card', data: { target: stray } })
  const hand = handOf(state, seat)
  // Four zeros make no equation: they may be locked in as they lie, so that nobody waits for them.
  if (!hasEquation(hand)) return ok({ type: 'locked', seat, ...arrangement })
  const targets: readonly Target[] = intent.bet === 'swing' ? ['low', 'high'] : [intent.bet]
  for (const target of targets) {
    const order = intent.bet === 'swing' ? arrangement[target] : orderFor(arrangement, target)
    const judged = judgeOrder(hand, order ?? [])
    if ('fault' in judged) return err({ code: 'bad-order', data: { target, why: judged.fault } })
  }
  return ok({ type: 'locked', seat, ...arrangement })
}

const arrangementOf = ({ bet, low, high }: Intent<'arrange' | 'lock'>): Arrangement => ({
  bet: bet ?? null,
  low: low ?? null,
  high: high ?? null,
})

/** The line that names a card twice, or one that is not there. */
const strayIn = (state: MathPokerState, seat: Seat, arrangement: Arrangement): Target | null =>
  (['low', 'high'] as const).find(
    (target) => !cardsInOrder(handOf(state, seat), arrangement[target] ?? []),
  ) ?? null

const handOf = ({ round }: MathPokerState, seat: Seat) => round?.hands[seat] ?? []
