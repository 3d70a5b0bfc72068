import type { Refusal } from '@trueline/rules'
import type { WireError } from '@trueline/rules/wire'

/** HTTP statuses of codes. A code of a game's own rules is 422: understood, and not done. */
const STATUSES: ReadonlyMap<string, number> = new Map([
  ['bad-request', 400],
  ['bad-json', 400],
  ['bad-intent', 400],
  ['bad-options', 400],
  ['bad-names', 400],
  ['bad-level', 400],
  ['bad-seats', 400],
  ['bad-seat', 400],
  ['unknown-kind', 400],
  ['bad-date', 400],
  ['no-identity', 401],
  ['unknown-token', 401],
  ['wrong-origin', 403],
  ['not-your-seat', 403],
  ['not-seated', 403],
  ['not-maker', 403],
  ['not-your-puzzle', 403],
  ['not-found', 404],
  ['no-such-game', 404],
  ['no-such-puzzle', 404],
  ['before-first-day', 404],
  ['unknown-code', 404],
  ['wrong-method', 405],
  ['timed-out', 408],
  ['full', 409],
  ['stale', 409],
  ['not-your-turn', 409],
  ['not-started', 409],
  ['not-offered', 409],
  ['not-over', 409],
  ['not-waiting', 409],
  ['seat-taken', 409],
  ['too-few', 409],
  ['too-early', 409],
  ['game-over', 409],
  ['already-over', 409],
  ['too-large', 413],
  ['wrong-type', 415],
  ['slow-down', 429],
  ['internal', 500],
  ['unavailable', 503],
])

export const statusOf = (code: string): number => STATUSES.get(code) ?? 422

/** A refusal as it travels. The message spells the code out for whoever reads it raw; words for players live in the web. */
export const wireError = ({ code, data }: Refusal): WireError => ({
  code,
  message: code.replaceAll('-', ' '),
  ...(data === undefined ? {} : { data }),
})

/** Thrown in a route to answer with a refusal. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(code: string, data?: unknown) {
    super(code)
    this.refusal = { code, ...(data === undefined ? {} : { data }) }
  }
}

/** The value of a result; a refusal is thrown, to be answered by the error handler. */
export const granted = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal },
): T => {
  if (!result.ok) throw new Refused(result.error.code, result.error.data)
  return result.value
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** What is wrong with a message, for `data`: where and why, never what was sent. */
export const faultsOf = (issues: readonly Issue[]): { path: string; message: string }[] =>
  issues.slice(0, 5).map(({ path, message }) => ({ path: path.map(String).join('/'), message }))
