import { onMount } from 'svelte'
import { house } from '../house.ts'
import { words } from './words/room.ts'

/** What a page needs soon but not at first, as code: it is fetched once the page is there. Made while a component is. */
export class Late<T> {
  readonly #fetch: () => Promise<T>
  readonly #announcer = house().announcer
  #part = $state.raw<T | null>(null)

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch
    onMount(() => void this.#get().catch(() => {}))
  }

  /** Null until it is there. */
  get part(): T | null {
    return this.#part
  }

  /** Does something with it: at once, or as soon as it is there. */
  use(act: (part: T) => void): void {
    if (this.#part) act(this.#part)
    else this.#get().then(act, () => this.#announcer.toast(words.notLoaded))
  }

  async #get(): Promise<T> {
    this.#part ??= await this.#fetch()
    return this.#part
  }
}
