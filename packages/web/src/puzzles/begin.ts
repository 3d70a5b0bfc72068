import type { PuzzleLevel, PuzzleSize } from '@trueline/rules/wire'
import type { House } from '../house.ts'
import { makeKey } from '../net/key.ts'
import { Puzzles } from './net.ts'
import { toPuzzle } from './paths.ts'
import { sayRefused } from './refused.ts'

/** Makes a random puzzle and goes there. Answers whether that worked; why not has been told. */
export const begin = async (made: House, level: PuzzleLevel, size: PuzzleSize | null): Promise<boolean> => {
  const answer = await new Puzzles(made).make(makeKey(), level, size ?? 'small')
  if (answer.ok) made.place.go(toPuzzle(answer.value.id))
  else made.announcer.toast(await sayRefused(answer.error))
  return answer.ok
}
