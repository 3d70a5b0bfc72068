import type { AnyGame, Game } from '@trueline/rules'
import { catalogue } from '@trueline/rules'
import { type ToyKind, toy } from '../../../rules/test/toy/index.ts'

const { computer, hints } = toy
if (!computer || !hints) throw new Error('the toy has a computer')

const hang = (): never => {
  while (performance.now() > 0);
  throw new Error('never')
}

/** The toy with a computer of every bad habit, and hints that come to nothing good either. */
const stubborn: Game<ToyKind> = {
  ...toy,
  id: 'stubborn',
  computer: {
    ...computer,
    levels: ['throws', 'hangs', 'dies', 'nonsense', 'illegal', 'house'],
    pause: () => 0,
    choose(_view, level) {
      switch (level) {
        case 'throws':
          throw new Error('a computer that throws')
        case 'hangs':
          return hang()
        case 'dies':
          return process.exit(1)
        case 'illegal':
          return { type: 'take', n: 99 }
        case 'house':
          return { type: 'cancel' } as never
        default:
          return 'nonsense' as never
      }
    },
  },
  hints: {
    ...hints,
    find: () => {
      throw new Error('a hint that throws')
    },
  },
  review: () => {
    throw new Error('a review that throws')
  },
}

/** What the threads of tests know. */
export const games: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([
  ...catalogue,
  ['toy', toy],
  ['stubborn', stubborn],
])
