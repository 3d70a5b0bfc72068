import { createHmac } from 'node:crypto'
import { err, ok, type PuzzleLevel, type Refusal, type Result } from '@trueline/rules'
import { freshId, type Leave, type PuzzleSurroundings } from './surroundings.ts'

/** How many puzzles in a row may be like one that there is already: far more than ever will be. */
const TRIES = 50

/**
 * The puzzles of the days. Each is made when it is first asked for, or ahead, from a keyed hash of its date and level, and
 * is what was stored first from then on (PZ-5).
 */
export class Dailies {
  readonly #surroundings: PuzzleSurroundings
  readonly #underWay = new Map<string, Promise<string>>()
  #secret: string | null

  constructor(surroundings: PuzzleSurroundings) {
    this.#surroundings = surroundings
    this.#secret = surroundings.secret
  }

  /** The id of a date's puzzle. Whoever asks while it is being made waits for that one. `owner` takes turns with others. */
  async idOf(
    date: string,
    level: PuzzleLevel,
    owner: string,
    leave: Leave,
  ): Promise<Result<string, Refusal>> {
    const stored = await this.#surroundings.store.dailyId(date, level)
    if (stored !== null) return ok(stored)
    const name = `${date}/${level}`
    if (!this.#underWay.has(name)) {
      const refusal = await leave()
      if (refusal) return err(refusal)
    }
    const making =
      this.#underWay.get(name) ??
      this.#make(date, level, name, owner).finally(() => {
        this.#underWay.delete(name)
      })
    this.#underWay.set(name, making)
    return ok(await making)
  }

  async #make(date: string, level: PuzzleLevel, name: string, owner: string): Promise<string> {
    const { store, maker, random, clock } = this.#surroundings
    this.#secret ??= await store.secret('puzzles', Buffer.from(random(32)).toString('hex'))
    // Who looked before it was stored may come here after it was.
    const meanwhile = await store.dailyId(date, level)
    if (meanwhile !== null) return meanwhile
    for (let nonce = 0; nonce < TRIES; nonce++) {
      const seed = createHmac('sha256', this.#secret).update(`${name}/${nonce}`).digest('hex')
      const { puzzle, form } = await maker.makePuzzle({ level, size: null }, seed, owner)
      const id = freshId(random)
      const fresh = { ...puzzle, id, level, size: null, date, form, owner: null, at: clock.now() }
      if ((await store.keep(fresh)) === 'stored') return id
      // Another server was first, or there is one like it on another day.
      const stored = await store.dailyId(date, level)
      if (stored !== null) return stored
    }
    throw new Error(`${TRIES} puzzles in a row were like others`)
  }
}
