import { type GameUi, gameUi } from '../gameui.ts'
import { type Options, say } from './say.ts'
import type { View } from './view.ts'

const equacross: GameUi<View, Options> = {
  id: 'equacross',
  title: 'EquaCross',
  tagline: 'Place digits on a crossword board; the game finds the signs that make each line true.',
  since: 1,
  usual: { clock: null, first: 'maker' },
  levels: ['easy', 'medium', 'hard', 'expert'],
  sayLevels: async () => (await import('./words/levels.ts')).levels,
  Game: () => import('./Game.svelte'),
  Setup: () => import('./Setup.svelte'),
  Terms: () => import('./Terms.svelte'),
  Review: () => import('./review/index.ts'),
  Guide: () => import('./guide/Guide.svelte'),
  Rules: () => import('./rules/Rules.svelte'),
  say,
  sayEnd: async (view, cast) => (await import('./ending.ts')).sayEnd(view, cast),
  sayRefusal: async (error) => (await import('./refusal.ts')).sayRefusal(error),
  sayOptions: async (options) => (await import('./terms.ts')).sayOptions(options),
  scores: (view) => ('board' in view ? view.seats.map((seat) => seat.score) : null),
}

export const ui = gameUi(equacross)
