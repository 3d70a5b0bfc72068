import type { Refusal, Seat } from '@trueline/rules'
import type { ViewMessage } from '@trueline/rules/wire'
import type { NewGame, Standing } from '../store/store.ts'
import type { LiveGame } from './live.ts'
import type { Surroundings } from './surroundings.ts'

/** What a table needs of the house round it. */
export interface House extends Surroundings {
  /** After it, stored deadlines hold. */
  beat(): Promise<void>
  standing(code: string): Promise<Standing | undefined>
  /** A turn runs out then. */
  expect(deadlineAt: number): void
  /** A game stands like this now: a computer may be to act. */
  stands(row: LiveGame['row']): void
  /** A game has been made. */
  made(game: NewGame): void
}

/** An intent as it came through a door; `intent` is not checked yet. */
export interface IntentMessage {
  readonly key: string
  readonly seq?: number | undefined
  readonly seat?: Seat | undefined
  readonly intent: unknown
}

/** What somebody who has just come in is given. */
export interface Admission {
  readonly message: ViewMessage
  readonly leave: () => void
}

export type Fault = { readonly ok: false; readonly error: Refusal }
