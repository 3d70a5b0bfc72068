import { createSubscriber } from 'svelte/reactivity'

/** Whether there is room for what a phone keeps under More. The styles change at the same width. */
export class Wide {
  readonly #query = matchMedia('(min-width: 1180px)')
  readonly #follow = createSubscriber((update) => {
    this.#query.addEventListener('change', update)
    return () => this.#query.removeEventListener('change', update)
  })

  get current(): boolean {
    this.#follow()
    return this.#query.matches
  }
}
