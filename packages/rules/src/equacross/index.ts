import type { Game } from '../core/game.ts'
import { apply, start } from './apply.ts'
import { audit } from './audit.ts'
import { computer } from './bot.ts'
import { decide } from './decide.ts'
import { charged, hints } from './hints.ts'
import { house } from './house.ts'
import { equaCrossIntent, type EquaCrossIntent } from './intent.ts'
import { moves } from './moves.ts'
import type { EquaCrossRefusal } from './refusal.ts'
import { review } from './review.ts'
import { equaCrossOptions, type EquaCrossOptions, opening } from './setup.ts'
import type { EquaCrossEvent, EquaCrossState } from './state.ts'
import { type EquaCrossView, news, view } from './view.ts'

/** The types of EquaCross. */
export interface EquaCrossKind {
  Options: EquaCrossOptions
  State: EquaCrossState
  Intent: EquaCrossIntent
  Event: EquaCrossEvent
  View: EquaCrossView
  Refusal: EquaCrossRefusal
}

/** EquaCross: digit tiles, and the game finds the symbols. See README.md. */
export const equacross: Game<EquaCrossKind> = {
  id: 'equacross',
  seats: { min: 2, max: 2 },
  options: equaCrossOptions,
  intent: equaCrossIntent,
  open: opening,
  start,
  decide,
  house,
  apply,
  toAct: ({ outcome, turn }) => (outcome ? [] : [turn]),
  deadline: ({ outcome, clock }) => (outcome || clock === null ? null : clock * 1000),
  // A shown move (EC-16) is part of the turn.
  keepsClock: (_, { type }) => type === 'hinted',
  expire: (state) => ({ type: 'timed-out', seat: state.turn, ...charged(state) }),
  forfeit: (state, seat) => ({ type: 'forfeited', seat, ...charged(state) }),
  view,
  news,
  outcome: ({ outcome }) => outcome,
  moves,
  audit,
  computer,
  hints,
  review,
}
