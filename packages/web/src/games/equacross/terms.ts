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
