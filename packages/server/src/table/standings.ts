import type { Standing, Store } from '../store/store.ts'

type Ask = {
  readonly code: string
  resolve(standing: Standing | undefined): void
  reject(error: unknown): void
}

/** How stored games stand. Questions that come while one is under way share the next, as when all reconnect at once. */
export class Standings {
  readonly #store: Pick<Store, 'standing'>
  #asked: Ask[] = []
  #busy = false

  constructor(store: Pick<Store, 'standing'>) {
    this.#store = store
  }

  of(code: string): Promise<Standing | undefined> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ code, resolve, reject })
      if (!this.#busy) void this.#answer()
    })
  }

  async #answer(): Promise<void> {
    this.#busy = true
    while (this.#asked.length > 0) {
      const asked = this.#asked
      this.#asked = []
      try {
        const found = await this.#store.standing([...new Set(asked.map(({ code }) => code))])
        for (const { code, resolve } of asked) resolve(found.get(code))
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    this.#busy = false
  }
}
