import type { Game } from '../core/game.ts'
import { apply, start } from './apply.ts'
import { audit } from './audit.ts'
import { computer } from './bot.ts'
import { deadline, expire, keepsClock } from './clock.ts'
import { decide } from './decide.ts'
import { house } from './house.ts'
import { type MathPokerIntent, mathPokerIntent } from './intent.ts'
import { moves } from './moves.ts'
import type { MathPokerRefusal } from './refusal.ts'
import { news } from './news.ts'
import { type MathPokerOptions, mathPokerOptions, opening } from './setup.ts'
import { contenders, type MathPokerEvent, type MathPokerState } from './state.ts'
import { seatsToAct } from './toact.ts'
import { type MathPokerView, view } from './view.ts'

/** The types of MathPoker. */
export interface MathPokerKind {
  Options: MathPokerOptions
  State: MathPokerState
  Intent: MathPokerIntent
  Event: MathPokerEvent
  View: MathPokerView
  Refusal: MathPokerRefusal
}

/** MathPoker: poker whose hands are equations. See README.md. */
export const mathpoker: Game<MathPokerKind> = {
  id: 'mathpoker',
  seats: { min: 2, max: 8 },
  options: mathPokerOptions,
  intent: mathPokerIntent,
  open: opening,
  start,
  decide,
  house,
  apply,
  toAct: seatsToAct,
  deadline,
  keepsClock,
  expire,
  forfeit: (_state, seat) => ({ type: 'forfeited', seat }),
  playsOn: (state, seat) => contenders(state).includes(seat),
  view,
  news,
  outcome: ({ outcome }) => outcome,
  moves,
  audit,
  computer,
}
