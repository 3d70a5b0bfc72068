import type { MyGame } from '@trueline/rules/wire'
import type { Api } from './api.ts'
import type { Session } from './session.svelte.ts'

export type GamesState = 'unknown' | 'here' | 'failed'

/** My games, as the server last listed them: those in which it is your turn first, then the latest. */
export class MyGames {
  readonly #api: Api
  readonly #session: Session
  #all = $state.raw<readonly MyGame[]>([])
  #state = $state<GamesState>('unknown')
  readonly #waiting = $derived(this.#all.filter((game) => game.yourTurn))
  #loading: Promise<void> | null = null

  constructor(api: Api, session: Session) {
    this.#api = api
    this.#session = session
  }

  get all(): readonly MyGame[] {
    return this.#all
  }
  get state(): GamesState {
    return this.#state
  }
  /** Those that wait for you (S121). */
  get yourTurn(): readonly MyGame[] {
    return this.#waiting
  }

  /** Asks again. Who has no identity has no games, and is not asked after. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null
    })
    return this.#loading
  }

  async #load(): Promise<void> {
    const who = await this.#session.load()
    if (who.ok && who.value === null) {
      this.#all = []
      this.#state = 'here'
      return
    }
    const listed = who.ok ? await this.#api.myGames() : who
    if (listed.ok) this.#all = listed.value
    // What was listed before stays; it is better than nothing.
    this.#state = listed.ok ? 'here' : this.#state === 'here' ? 'here' : 'failed'
  }
}
