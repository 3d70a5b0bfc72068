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
  readonly #waiting = $derived(
    this.#all
      .filter(({ yourTurn, view }) => yourTurn && view.mode !== 'local')
      .sort((one, other) => one.movedAt - other.movedAt),
  )
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
  /** Those that wait for you, the longest first (S121). A shared device waits for nobody in particular. */
  get waiting(): readonly MyGame[] {
    return this.#waiting
  }

  /** Where to go on from the game with that code: the next in line of those that wait for you, itself left out. */
  after(code: string): MyGame | null {
    const at = this.#waiting.findIndex((game) => game.code === code)
    const inLine = [...this.#waiting.slice(at + 1), ...this.#waiting.slice(0, at + 1)]
    return inLine.find((game) => game.code !== code) ?? null
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
