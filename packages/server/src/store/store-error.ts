/** Why a database may not be used. */
export type StoreFault = 'in-use' | 'migration-edited' | 'migration-failed'

/** Thrown at the start only: what must be put right by whoever runs the server, with words for them. */
export class StoreError extends Error {
  readonly code: StoreFault

  constructor(code: StoreFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreError'
    this.code = code
  }
}
