import type { IntentAnswer } from '@trueline/rules/wire'
import { makeKey } from './key.ts'

/** An intent on its way: one key for all its deliveries, so that it counts once however often it is sent (S3). */
export interface Flight {
  readonly key: string
  readonly intent: unknown
  /** Tells a double click from another wish. */
  readonly text: string
  readonly seq: number
  readonly seat: number | undefined
  readonly answered: Promise<IntentAnswer>
  readonly answer: (answer: IntentAnswer) => void
}

export const makeFlight = (intent: unknown, seq: number, seat: number | undefined): Flight => {
  let answer: (answer: IntentAnswer) => void = () => {}
  const answered = new Promise<IntentAnswer>((resolve) => {
    answer = resolve
  })
  return { key: makeKey(), intent, text: JSON.stringify(intent), seq, seat, answered, answer }
}
