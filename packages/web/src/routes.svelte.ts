import { createRouter, type Router } from '@nanostores/router'
import { MODES, type Mode } from '@trueline/rules/wire'
import { createSubscriber } from 'svelte/reactivity'

/** What an address asks for. */
export type Page =
  | { readonly route: 'home' }
  | { readonly route: 'games' | 'puzzles' | 'me' | 'recover' | 'unknown' }
  /** `daily/2026-11-30/hard`, or `puzzle/` and its id. */
  | { readonly route: 'puzzle'; readonly path: string }
  | { readonly route: 'new'; readonly kind: string; readonly mode: Mode }
  | { readonly route: 'game' | 'review' | 'fairness'; readonly code: string }
  | { readonly route: 'learn' | 'rules'; readonly kind: string }

/** Part of an address as it was meant; a broken escape is taken as it stands. */
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const PATTERNS = {
  home: '/',
  games: '/games',
  puzzles: '/puzzles',
  puzzle: [/^\/((?:daily|puzzle)\/.+)$/, (path: string) => ({ path })],
  me: '/me',
  recover: '/recover',
  new: [/^\/new\/([^/]+)$/, (kind: string) => ({ kind: decode(kind) })],
  learn: [/^\/learn\/([^/]+)$/, (kind: string) => ({ kind: decode(kind) })],
  rules: [/^\/rules\/([^/]+)$/, (kind: string) => ({ kind: decode(kind) })],
  game: [/^\/g\/([^/]+)$/, (code: string) => ({ code: decode(code) })],
  review: [/^\/g\/([^/]+)\/review$/, (code: string) => ({ code: decode(code) })],
  fairness: [/^\/g\/([^/]+)\/fairness$/, (code: string) => ({ code: decode(code) })],
} as const

type Found = ReturnType<Router<typeof PATTERNS>['get']>

export const to = {
  home: '/',
  games: '/games',
  me: '/me',
  new: (kind: string, mode: Mode): string =>
    `/new/${encodeURIComponent(kind)}${mode === 'online' ? '' : `?mode=${mode}`}`,
  learn: (kind: string): string => `/learn/${encodeURIComponent(kind)}`,
  /** The rules of a game, at a part of them. */
  rules: (kind: string, part?: string): string =>
    `/rules/${encodeURIComponent(kind)}${part === undefined ? '' : `#${part}`}`,
  game: (code: string): string => `/g/${encodeURIComponent(code)}`,
  /** A finished game, as it stood after its move number `move`. */
  review: (code: string, move?: number): string =>
    `/g/${encodeURIComponent(code)}/review${move === undefined ? '' : `#${move}`}`,
  fairness: (code: string): string => `/g/${encodeURIComponent(code)}/fairness`,
}

const pageAt = (at: Found): Page => {
  if (!at) return { route: 'unknown' }
  const { route, params } = at
  // What a pattern finds in an address is what its page is about.
  if (route !== 'new') return { route, ...params } as Page
  return { route, ...params, mode: MODES.find((mode) => mode === at.search.mode) ?? 'online' }
}

/** Where this page is, and the way to another. */
export class Place {
  readonly #router = createRouter(PATTERNS)
  readonly #follow = createSubscriber((update) => this.#router.listen(update))

  get page(): Page {
    this.#follow()
    return pageAt(this.#router.get())
  }

  /** Goes there; `instead` leaves no way back to where we are. */
  go(path: string, instead = false): void {
    this.#router.open(path, instead)
  }
}
