import type { Options } from './view.ts'

/** What is chosen, in words for an invitation. */
export const sayOptions = ({ chips, blind, rise, clock }: Options): string =>
  [
    `${chips} chips`,
    `blinds ${blind} and ${2 * blind}${rise === null ? '' : `, doubled every ${rise} rounds`}`,
    clock === null ? 'no clock' : `${clock} seconds a turn`,
  ].join(' · ')

/** What a clock means for whoever lets it run out (MP-9, MP-11). */
export const sayTerms = ({ clock }: Pick<Options, 'clock'>): string =>
  clock === null
    ? 'Nobody is hurried when they bet. Equations take a minute at most.'
    : 'When time runs out one checks if that is free, and folds if not. Equations take a minute at most.'
