import { createSubscriber } from 'svelte/reactivity'

export const isText = (value: unknown): value is string => typeof value === 'string'

/** The browser's storage; even asking for it may throw where it is blocked. */
const browserStorage = (): Storage | null => {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

/** Whether the storage takes anything: one that is there may be full or blocked. */
const takes = (storage: Storage | null): boolean => {
  if (!storage) return false
  try {
    storage.setItem('trueline:probe', '1')
    storage.removeItem('trueline:probe')
    return true
  } catch {
    return false
  }
}

/**
 * A value that this browser remembers, the same in all its tabs. Never throws: where storage is blocked or full
 * the value lives as long as the page, and what cannot be read is as good as absent (S30).
 */
export class Persisted<T> {
  readonly #key: string
  readonly #fallback: T
  readonly #is: (value: unknown) => value is T
  readonly #storage: Storage | null
  readonly #follow: () => void
  #value: T
  #update = () => {}
  #kept = $state(true)

  constructor(
    name: string,
    fallback: T,
    is: (value: unknown) => value is T,
    storage: Storage | null = browserStorage(),
  ) {
    this.#key = `trueline:${name}`
    this.#fallback = fallback
    this.#is = is
    this.#storage = storage
    this.#kept = takes(storage)
    this.#value = this.#read()
    this.#follow = createSubscriber((update) => {
      this.#update = update
      const changed = (event: StorageEvent) => {
        if (event.key !== null && event.key !== this.#key) return
        this.#value = this.#read()
        update()
      }
      globalThis.addEventListener?.('storage', changed)
      return () => globalThis.removeEventListener?.('storage', changed)
    })
  }

  get value(): T {
    this.#follow()
    return this.#value
  }

  set value(value: T) {
    this.#value = value
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(value))
    } catch {
      this.#kept = false
    }
    this.#update()
  }

  /** Whether the value will still be there after the page has gone. */
  get kept(): boolean {
    return this.#kept
  }

  /** Back to the fallback, and nothing stored. */
  forget(): void {
    this.#value = this.#fallback
    try {
      this.#storage?.removeItem(this.#key)
    } catch {
      this.#kept = false
    }
    this.#update()
  }

  #read(): T {
    try {
      const text = this.#storage?.getItem(this.#key)
      if (text === null || text === undefined) return this.#fallback
      const value: unknown = JSON.parse(text)
      return this.#is(value) ? value : this.#fallback
    } catch {
      return this.#fallback
    }
  }
}
