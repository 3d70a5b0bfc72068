import { DECK, isNumber, isOperator } from './cards.ts'
import { liveSeats, type MathPokerState } from './state.ts'

/** The laws of MathPoker that do not hold: normally none. */
export const audit = (state: MathPokerState): string[] => [
  ...auditChips(state),
  ...auditCards(state),
  ...auditHands(state),
  ...auditTurn(state),
]

/** MP-22: stacks, pots and removed chips are always what all seats began with; nobody owes the table. */
export const auditChips = ({ rules, computers, betting, removed }: MathPokerState): string[] => {
  const { stacks, totals, bets } = betting
  const all = [...stacks, ...totals].reduce((sum, chips) => sum + chips, removed)
  const start = rules.chips * computers.length
  const amounts = [...stacks, ...totals, ...bets, removed]
  return [
    ...(all === start ? [] : [`there are ${all} chips and not ${start}`]),
    ...(amounts.every((chips) => Number.isSafeInteger(chips) && chips >= 0) ? [] : ['no whole chips']),
    ...(bets.every((bet, seat) => bet <= (totals[seat] ?? 0)) ? [] : ['a bet is not in the pot']),
  ]
}

/** MP-1: no card is in two places. */
export const auditCards = ({ round }: MathPokerState): string[] => {
  if (!round) return []
  const cards = [...round.deck, ...round.hands.flat()]
  const numbers = cards.filter(isNumber).map(({ n, r }) => `${n}.${r}`)
  const roots = cards.filter((card) => card === 'sqrt').length
  const count = DECK.filter(isNumber).length
  return [
    ...(numbers.length === count && new Set(numbers).size === count ? [] : ['the numbers are not the set']),
    ...(roots === DECK.filter((card) => card === 'sqrt').length ? [] : [`there are ${roots} roots`]),
  ]
}

/** MP-4: once nobody is to choose, a live hand has three operators and three numbers, four after the second draw. */
const auditHands = (state: MathPokerState): string[] => {
  const { round, phase } = state
  if (!round || (phase !== 'betting' && phase !== 'equation')) return []
  return liveSeats(state).flatMap((seat) => {
    const hand = round.hands[seat] ?? []
    const [numbers, operators] = [hand.filter(isNumber).length, hand.filter(isOperator).length]
    return numbers === round.street + 2 && operators === 3
      ? []
      : [`seat ${seat} has ${numbers} numbers and ${operators} operators`]
  })
}

/** A betting turn is that of somebody who has chips, and the end has an outcome. */
export const auditTurn = ({ phase, betting: { toAct, stacks }, outcome }: MathPokerState): string[] => {
  if (phase === 'over') return outcome ? [] : ['it is over and nobody won']
  return phase === 'betting' && toAct !== null && !stacks[toAct]
    ? [`seat ${toAct} has no chips to act with`]
    : []
}
