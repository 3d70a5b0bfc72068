import type { GameLog, GameReview, GameSummary, Mode, MyGame, WireError } from '@trueline/rules/wire'

/** What came back: a value, or a coded error. Nothing here throws. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: WireError }

export interface Me {
  readonly id: string
  readonly name: string | null
}

export interface NewGame {
  readonly kind: string
  readonly mode: Mode
  readonly options?: unknown
  readonly names?: readonly string[]
  /** Of the computer, where one plays against it. */
  readonly level?: string
  /** How many play, where that is left open. */
  readonly seats?: number
}

const PATIENCE_MS = 10_000
const TRIES = 3

/** The house over HTTP. Questions are asked again when the net fails; what changes something is sent once. */
export class Api {
  readonly #fetch: typeof fetch
  readonly #pause: (ms: number) => Promise<void>
  readonly #heard: (now: number) => void

  /** `heard` is told the server's time with every answer, to the second. */
  constructor(
    fetcher: typeof fetch = (...request) => globalThis.fetch(...request),
    pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
    heard: (now: number) => void = () => {},
  ) {
    this.#fetch = fetcher
    this.#pause = pause
    this.#heard = heard
  }

  /** Nobody is nobody, and no error. */
  me = () => this.ask<Me | null>('/api/me')
  identify = () => this.send<{ id: string }>('POST', '/api/identity', {})
  rename = (name: string) => this.send<Me>('PATCH', '/api/me', { name })
  recoveryLink = () => this.send<{ link: string }>('POST', '/api/me/recovery', {})
  recover = (code: string) => this.send<{ id: string }>('POST', '/api/identity/recover', { code })
  myGames = () => this.ask<readonly MyGame[]>('/api/me/games')

  makeGame = (game: NewGame) => this.send<{ code: string; seat: number | null }>('POST', '/api/games', game)
  game = (code: string) => this.ask<GameSummary>(`/api/games/${encodeURIComponent(code)}`)
  /** A finished game, with nothing hidden any more. */
  log = (code: string) => this.ask<GameLog>(`/api/games/${encodeURIComponent(code)}/log`)
  /** What would have been best at each turn of it. */
  review = (code: string) => this.ask<GameReview>(`/api/games/${encodeURIComponent(code)}/review`)
  sit = (code: string, name?: string) =>
    this.send<{ seat: number }>('POST', `/api/games/${encodeURIComponent(code)}/seats`, name ? { name } : {})

  /** A question, asked again when the net fails. */
  async ask<T>(path: string): Promise<Answer<T>> {
    for (let tried = 1; ; tried++) {
      const answer = await this.send<T>('GET', path)
      if (answer.ok || tried === TRIES || !isOfTheNet(answer.error)) return answer
      await this.#pause(400 * tried)
    }
  }

  /** One request; what changes something is sent once, unless it has a key. */
  async send<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    try {
      const response = await this.#fetch(path, {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const now = Date.parse(response.headers.get('date') ?? '')
      if (!Number.isNaN(now)) this.#heard(now)
      const text = await response.text()
      const answer = response.status === 204 ? null : parse(text)
      if (response.ok && answer !== undefined) return { ok: true, value: answer as T }
      return { ok: false, error: errorIn(answer) ?? { code: 'bad-answer', message: response.statusText } }
    } catch (thrown) {
      const late = (thrown as { name?: unknown }).name === 'TimeoutError'
      return { ok: false, error: { code: late ? 'no-answer' : 'no-net', message: String(thrown) } }
    }
  }
}

const isOfTheNet = (error: WireError): boolean => error.code === 'no-answer' || error.code === 'no-net'

/** Undefined for what is no JSON: a proxy may answer in the house's place. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const errorIn = (answer: unknown): WireError | null => {
  const error = (answer as { error?: WireError } | null | undefined)?.error
  return typeof error?.code === 'string' ? error : null
}
