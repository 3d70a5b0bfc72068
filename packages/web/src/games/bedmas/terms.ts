import type { ClockSeconds } from '@trueline/rules/bedmas/client'
import type { Mode } from '@trueline/rules/wire'
import type { Options } from './say.ts'

/** What a turn timer means for whoever lets it run out, and what no timer means (BM-14, G-8). */
export const sayTerms = ({ clock }: Pick<Options, 'clock'>, mode: Mode): string => {
  if (clock === null) {
    return mode === 'online'
      ? 'Nobody is hurried. But whoever is silent for 7 days can lose: the other may then claim the game.'
      : 'Nobody is hurried.'
  }
  return 'When time runs out the turn is passed. Three times in a row, and the game is lost.'
}

const sayClock = (clock: ClockSeconds): string => {
  if (clock === null) return 'No turn timer'
  if (clock % 60 !== 0) return `${clock} seconds a turn`
  return clock === 60 ? '1 minute a turn' : `${clock / 60} minutes a turn`
}

/** What was chosen, in words. */
export const sayOptions = ({ clock, first }: Options): string =>
  first === 'random' ? `${sayClock(clock)}, chance says who begins` : sayClock(clock)
