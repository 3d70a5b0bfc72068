import type { Game } from '../core/game.ts'
import { apply, start } from './apply.ts'
import { audit } from './audit.ts'
import { computer } from './bot.ts'
import { decide } from './decide.ts'
import { hints } from './hints.ts'
import { house } from './house.ts'
import { bedmasIntent, type BedmasIntent } from './intent.ts'
import { moves } from './moves.ts'
import type { BedmasRefusal } from './refusal.ts'
import { bedmasOptions, type BedmasOptions, opening } from './setup.ts'
import type { BedmasEvent, BedmasState } from './state.ts'
import { type BedmasView, news, view } from './view.ts'

/** The types of BEDMAS. */
export interface BedmasKind {
  Options: BedmasOptions
  State: BedmasState
  Intent: BedmasIntent
  Event: BedmasEvent
  View: BedmasView
  Refusal: BedmasRefusal
}

/** BEDMAS: number tiles 1 to 100 and free operators. See README.md. */
export const bedmas: Game<BedmasKind> = {
  id: 'bedmas',
  seats: { min: 2, max: 2 },
  options: bedmasOptions,
  intent: bedmasIntent,
  open: opening,
  start,
  decide,
  house,
  apply,
  toAct: ({ outcome, turn }) => (outcome ? [] : [turn]),
  deadline: ({ outcome, clock }) => (outcome || clock === null ? null : clock * 1000),
  // Shown plays and quick sums (BM-11) are part of the turn.
  keepsClock: (_, { type }) => type === 'hinted' || type === 'earned',
  expire: ({ turn }) => ({ type: 'timed-out', seat: turn }),
  forfeit: (_state, seat) => ({ type: 'forfeited', seat }),
  view,
  news,
  outcome: ({ outcome }) => outcome,
  moves,
  audit,
  computer,
  hints,
}
