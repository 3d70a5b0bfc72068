import { type GameUi, gameUi } from '../gameui.ts'
import { say, sayTurn } from './say.ts'
import type { Options, View } from './view.ts'

const mathpoker: GameUi<View, Options> = {
  id: 'mathpoker',
  title: 'MathPoker',
  tagline: 'Poker whose hands are equations: come nearest to 1 or to 20, and bet on it.',
  since: 3,
  usual: { chips: 1000, blind: 5, rise: 10, clock: 30 },
  levels: ['easy', 'medium', 'hard'],
  modes: ['computer', 'online'],
  seats: { min: 2, max: 8, usual: 4 },
  sayLevels: async () => (await import('./words/levels.ts')).levels,
  Game: () => import('./Game.svelte'),
  Setup: () => import('./Setup.svelte'),
  Terms: () => import('./Terms.svelte'),
  Review: () => import('./review/index.ts'),
  Guide: () => import('./guide/Practice.svelte'),
  Rules: () => import('./rules/Rules.svelte'),
  say,
  sayTurn,
  sayEnd: async (view, cast) => (await import('./ending.ts')).sayEnd(view, cast),
  sayRefusal: async (error) => (await import('./refusal.ts')).sayRefusal(error),
  sayOptions: async (options) => (await import('./terms.ts')).sayOptions(options),
  // More than two numbers make no score: the table shows them all.
  scores: (view) =>
    'phase' in view && view.seats.length === 2 ? view.seats.map(({ chips }) => chips) : null,
}

export const ui = gameUi(mathpoker)
