import { type GameUi, gameUi } from '../gameui.ts'
import { type Options, say } from './say.ts'
import type { View } from './view.ts'

const bedmas: GameUi<View, Options> = {
  id: 'bedmas',
  title: 'BEDMAS',
  tagline: 'Number tiles from 1 to 100, and all the signs you like: build true equations on one board.',
  since: 2,
  usual: { clock: null, first: 'maker' },
  levels: ['easy', 'medium', 'hard'],
  sayLevels: async () => (await import('./words/levels.ts')).levels,
  Game: () => import('./Game.svelte'),
  Setup: () => import('./Setup.svelte'),
  Terms: () => import('./Terms.svelte'),
  Review: () => import('./review/index.ts'),
  Rules: () => import('./rules/Rules.svelte'),
  say,
  sayEnd: async (view, cast) => (await import('./ending.ts')).sayEnd(view, cast),
  sayRefusal: async (error) => (await import('./refusal.ts')).sayRefusal(error),
  sayOptions: async (options) => (await import('./terms.ts')).sayOptions(options),
  scores: (view) => ('board' in view ? view.seats.map((seat) => seat.score) : null),
}

export const ui = gameUi(bedmas)
