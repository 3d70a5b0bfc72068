import type { LegalBets } from '@trueline/rules/mathpoker/client'
import { chipsIn, highestBet, type View } from './view.ts'

type Range = NonNullable<LegalBets['raise']>

/** A whole raise within what is allowed. */
export const within = ({ min, max }: Range, to: number): number =>
  Number.isFinite(to) ? Math.max(min, Math.min(max, Math.round(to))) : min

/** The next step of a stepper: full big blinds, so that amounts stay round. */
export const stepped = (range: Range, to: number, by: 1 | -1, big: number): number => {
  const step = Math.max(1, big)
  return within(range, (by > 0 ? Math.floor(to / step) + 1 : Math.ceil(to / step) - 1) * step)
}

/** A raise that has a name. */
export interface Shortcut {
  readonly name: 'min' | 'half' | 'pot' | 'all'
  readonly to: number
}

/** The raises with names: by half the pot and by the whole, as the pot is once one has called. Of names for one amount the last counts. */
export const shortcutsOf = (view: Pick<View, 'pots' | 'seats'>, { call, raise }: LegalBets): Shortcut[] => {
  if (!raise) return []
  const pot = chipsIn(view) + (call ?? 0)
  const bet = highestBet(view)
  const named: Shortcut[] = [
    { name: 'min', to: raise.min },
    { name: 'half', to: within(raise, bet + pot / 2) },
    { name: 'pot', to: within(raise, bet + pot) },
    { name: 'all', to: raise.max },
  ]
  return named.filter(({ to }, at) => to !== named[at + 1]?.to)
}
