import type { Component } from 'svelte'
import { fetchGame } from '../games/fetch.ts'
import type { Page } from '../routes.svelte.ts'

type Props = Record<string, unknown>

/** A page's component with what it is to show. */
export interface Part {
  readonly Page: Component<Props>
  readonly props: Props
}

const part = async <P extends Props>(
  loading: Promise<{ readonly default: Component<P> }>,
  props: P,
): Promise<Part> => {
  const { default: Page } = await loading
  return { Page: Page as unknown as Component<Props>, props }
}

/** The part of the house that a page is in. Each comes when it is first entered, or earlier by `early.js`. */
export const partOf = async (page: Page): Promise<Part> => {
  switch (page.route) {
    case 'home':
      return part(import('./Home.svelte'), {})
    case 'game':
      return part(import('../table/TablePage.svelte'), { code: page.code })
    case 'review':
      return part(import('../table/review/ReviewPage.svelte'), { code: page.code })
    case 'fairness':
      return part(import('../table/review/FairnessPage.svelte'), { code: page.code })
    case 'new':
      return part(import('./New.svelte'), {
        ...page,
        Setup: (await (await fetchGame(page.kind))?.Setup())?.default ?? null,
      })
    case 'learn': {
      const ui = await fetchGame(page.kind)
      return part(import('./Learn.svelte'), { ui, Guide: (await ui?.Guide?.())?.default ?? null })
    }
    case 'rules': {
      const ui = await fetchGame(page.kind)
      return part(import('./Rules.svelte'), { ui, Book: (await ui?.Rules?.())?.default ?? null })
    }
    case 'games':
      return part(import('./Games.svelte'), {})
    case 'puzzles':
      return part(import('./Puzzles.svelte'), {})
    case 'puzzle':
      return part(import('../puzzles/PuzzlePage.svelte'), { path: page.path })
    case 'me':
      return part(import('./Me.svelte'), {})
    case 'recover':
      return part(import('./Recover.svelte'), {})
    case 'unknown':
      return part(import('./Lost.svelte'), {})
  }
}
