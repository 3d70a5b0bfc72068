import { err, ok, type PuzzleLevel, type PuzzleSize, type Refusal, type Result } from '@trueline/rules'
import type { Owner } from '../store/puzzle-store.ts'
import { freshId, type Leave, type PuzzleSurroundings } from './surroundings.ts'

/** How many of a level and size lie ready. */
const READY = 2

/** Random puzzles: some lie ready, so that nobody waits for one; who takes one gets another made. */
export class Stock {
  readonly #surroundings: PuzzleSurroundings

  constructor(surroundings: PuzzleSurroundings) {
    this.#surroundings = surroundings
  }

  /** The id of a puzzle for somebody, who keeps it. The same key gets the same one. */
  async give(
    owner: Owner,
    level: PuzzleLevel,
    size: PuzzleSize,
    leave: Leave,
  ): Promise<Result<string, Refusal>> {
    const { store } = this.#surroundings
    const owned = await store.ownedId(owner)
    if (owned !== null) return ok(owned)
    const refusal = await leave()
    if (refusal) return err(refusal)
    return ok((await store.take(owner, level, size)) ?? (await this.#make(level, size, owner)))
  }

  /** Makes what is missing. Ends early once `enough` says so. */
  async fill(level: PuzzleLevel, size: PuzzleSize, enough: () => boolean): Promise<void> {
    while (!enough() && (await this.#surroundings.store.ready(level, size)) < READY)
      await this.#make(level, size, null)
  }

  async #make(level: PuzzleLevel, size: PuzzleSize, owner: Owner | null): Promise<string> {
    const { store, maker, random, clock } = this.#surroundings
    const seed = Buffer.from(random(32)).toString('hex')
    const { puzzle } = await maker.makePuzzle({ level, size }, seed, owner?.playerId ?? '')
    const id = freshId(random)
    const fresh = { ...puzzle, id, level, size, date: null, form: null, owner, at: clock.now() }
    if ((await store.keep(fresh)) === 'stored') return id
    const owned = owner && (await store.ownedId(owner))
    if (!owned) throw new Error('a new puzzle was not kept')
    return owned
  }
}
