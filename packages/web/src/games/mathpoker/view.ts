import type { MathPokerNews, MathPokerView, TableRules } from '@trueline/rules/mathpoker/client'
import type { SeatView, TableView } from '@trueline/rules/wire'

type Shared = 'seats' | 'news' | 'options'

/** What is chosen when a table is opened (MP-2, MP-9). */
export type Options = TableRules

/** A table's view with MathPoker's own fields, which are there once the game is under way. */
export interface View extends Omit<TableView, Shared>, Omit<MathPokerView, Shared> {
  readonly seats: readonly (SeatView & MathPokerView['seats'][number])[]
  readonly news: readonly MathPokerNews[]
  readonly options: Options
}

/** How long the others take to look at the end of a round, and so on, in seconds (MP-4, MP-11, MP-19). */
const SECONDS: Partial<Record<MathPokerView['phase'], number>> = { choosing: 20, equation: 60, between: 8 }

/** How long there is for what the table waits for, in milliseconds; null without a clock. */
export const phaseMs = ({ phase, options }: Pick<View, 'phase' | 'options'>): number | null => {
  const seconds = phase === 'betting' ? options.clock : (SECONDS[phase] ?? null)
  return seconds === null ? null : seconds * 1000
}

/** All chips that are played for, the bets before the seats among them. */
export const chipsIn = ({ pots, seats }: Pick<View, 'pots' | 'seats'>): number =>
  pots.reduce((sum, { amount }) => sum + amount, 0) + seats.reduce((sum, { bet }) => sum + bet, 0)

/** The most that a seat has put in in this round of betting. */
export const highestBet = ({ seats }: Pick<View, 'seats'>): number =>
  Math.max(0, ...seats.map(({ bet }) => bet))

/** The seats in the order in which one sees them: clockwise, the reader's own last. */
export const othersOf = (seats: number, own: number | null): number[] =>
  own === null
    ? Array.from({ length: seats }, (_, seat) => seat)
    : Array.from({ length: seats - 1 }, (_, step) => (own + 1 + step) % seats)
