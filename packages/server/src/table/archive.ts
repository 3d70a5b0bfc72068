import { err, type Kind, ok, type Refusal, type Result, type Review } from '@trueline/rules'
import type { GameLog, GameReview } from '@trueline/rules/wire'
import type { StoredGame } from '../store/store.ts'
import { asking } from './live.ts'
import type { Surroundings } from './surroundings.ts'

type Needs = Pick<Surroundings, 'store' | 'games' | 'thinking'>
type Reviews = Promise<readonly Review[]>

/** How many reviews are remembered. */
const REMEMBERED = 64

/** Games that are over, when nothing is hidden any more (G-6). What throws here is for the caller. */
export class Archive {
  readonly #needs: Needs
  readonly #reviews = new Map<string, Reviews>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Refusals: no-such-game, not-over. */
  async log(code: string): Promise<Result<GameLog, Refusal>> {
    const found = await this.#find(code)
    if (!found.ok) return found
    const { stored, rules } = found.value
    const events = (await this.#needs.store.events(code)) as Kind['Event'][]
    const { kind, mode, options, seats, outcome, seed, seedHash } = stored
    return ok({
      code,
      kind,
      mode,
      options,
      seats: seats.map(({ name, computer }) => ({ name, computer })),
      outcome,
      // One for each event, also for one of which there is nothing to tell: who replays a game counts them.
      news: asking(() => events.map((event) => rules.news(event, 'archive') ?? { type: event.type })),
      fairness: { hash: seedHash, seed },
    })
  }

  /** Refusals: no-such-game, not-over, not-offered. Whoever asks meanwhile gets the same review. */
  async review(code: string): Promise<Result<GameReview, Refusal>> {
    const known = this.#reviews.get(code)
    if (known) return ok({ turns: await this.#remember(code, known) })
    const found = await this.#find(code)
    if (!found.ok) return found
    const { kind } = found.value.stored
    if (!found.value.rules.review) return err({ code: 'not-offered' })
    const review = this.#reviews.get(code) ?? this.#make(code, kind)
    return ok({ turns: await this.#remember(code, review) })
  }

  async #make(code: string, kind: string): Reviews {
    try {
      return await this.#needs.thinking.review(
        kind,
        (await this.#needs.store.events(code)) as Kind['Event'][],
      )
    } catch (error) {
      this.#reviews.delete(code)
      throw error
    }
  }

  /** The latest last, so that the first is forgotten first. */
  #remember(code: string, review: Reviews): Reviews {
    this.#reviews.delete(code)
    this.#reviews.set(code, review)
    const [oldest] = this.#reviews.keys()
    if (this.#reviews.size > REMEMBERED && oldest !== undefined) this.#reviews.delete(oldest)
    return review
  }

  async #find(code: string) {
    const stored: StoredGame | null = await this.#needs.store.load(code)
    if (!stored) return err({ code: 'no-such-game' })
    const rules = this.#needs.games.get(stored.kind)
    return stored.status === 'finished' && rules ? ok({ stored, rules }) : err({ code: 'not-over' })
  }
}
