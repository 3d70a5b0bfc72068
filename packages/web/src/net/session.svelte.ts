import type { Answer, Api, Me } from './api.ts'

/**
 * Who I am. The identity itself is a cookie that no script sees (G-3); it is asked for lazily, when somebody
 * first does something that needs one, so that merely looking leaves no trace.
 */
export class Session {
  readonly #api: Api
  readonly #changed: () => void
  #me = $state.raw<Me | null>(null)
  #known = $state(false)
  #loading: Promise<Answer<Me | null>> | null = null
  #making: Promise<Answer<Me>> | null = null

  /** `changed` is called when this browser has become somebody else: sockets must introduce themselves again. */
  constructor(api: Api, changed: () => void = () => {}) {
    this.#api = api
    this.#changed = changed
  }

  get me(): Me | null {
    return this.#me
  }
  get name(): string | null {
    return this.#me?.name ?? null
  }
  /** Whether the server has said who we are, if anybody. */
  get known(): boolean {
    return this.#known
  }

  /** Asks the server until it names somebody: another tab may make nobody somebody. Callers share an answer. */
  load(): Promise<Answer<Me | null>> {
    this.#loading ??= this.#look()
    return this.#loading
  }

  /** An identity, made now if there is none. Two callers at once get the same one (S13). */
  ensure(): Promise<Answer<Me>> {
    this.#making ??= this.#ensure().finally(() => {
      this.#making = null
    })
    return this.#making
  }

  /** Makes sure of an identity and gives it a name. */
  async rename(name: string): Promise<Answer<Me>> {
    const made = await this.ensure()
    if (!made.ok) return made
    const renamed = await this.#api.rename(name)
    if (renamed.ok) this.#me = renamed.value
    return renamed
  }

  /** Becomes the person that a recovery code belongs to. */
  async recover(code: string): Promise<Answer<Me | null>> {
    const recovered = await this.#api.recover(code)
    if (!recovered.ok) return recovered
    this.#loading = this.#load()
    const loaded = await this.#loading
    this.#changed()
    return loaded
  }

  async #look(): Promise<Answer<Me | null>> {
    const wasNobody = this.#known && this.#me === null
    const answer = await this.#load()
    if (wasNobody && this.#me) this.#changed()
    return answer
  }

  async #load(): Promise<Answer<Me | null>> {
    const answer = await this.#api.me()
    if (answer.ok) {
      this.#me = answer.value
      this.#known = true
    }
    if (!answer.ok || answer.value === null) this.#loading = null
    return answer
  }

  async #ensure(): Promise<Answer<Me>> {
    const loaded = await this.load()
    if (!loaded.ok) return loaded
    if (this.#me) return { ok: true, value: this.#me }
    const made = await this.#api.identify()
    if (!made.ok) return made
    const me: Me = { id: made.value.id, name: null }
    this.#me = me
    this.#loading = Promise.resolve({ ok: true, value: me })
    this.#changed()
    return { ok: true, value: me }
  }
}
