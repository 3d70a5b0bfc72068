import type { ClockSeconds } from '@trueline/rules/equacross/client'
import type { Mode } from '@trueline/rules/wire'
import type { Options } from './say.ts'

/** What a clock means for whoever lets it run out, and what no clock means (G-8). */
export const sayTerms = ({ clock }: Pick<Options, 'clock'>, mode: Mode): string => {
  if (clock !== null)
    return 'When time runs out the turn goes over without points. Three times in a row, and the game is lost.'
  return mode === 'online'
    ? 'Nobody is hurried. But whoever is silent for 7 days can lose: the other may then claim the game.'
    : 'Nobody is hurried.'
}

/** A clock in words: "3 minutes a turn". */
const sayClock = (clock: ClockSeconds): string => {
  if (clock === null) return 'No clock'
  const minutes = clock / 60
  if (minutes < 60) return minutes === 1 ? '1 minute a turn' : `${minutes} minutes a turn`
  const days = minutes / 60 / 24
  return days === 1 ? '1 day a turn' : `${days} days a turn`
}

/** What was chosen, in words. */
export const sayOptions = ({ clock, first }: Options): string =>
  first === 'random' ? `${sayClock(clock)}, chance says who begins` : sayClock(clock)
