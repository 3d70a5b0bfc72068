import type { ScoredPlay } from '@trueline/rules/equacross/client'
import { points } from '../../board/phrases.ts'
import { equations } from '../say.ts'
import type { Lesson } from './lessons.ts'

type Id = Lesson['id']

/** The equations of a play, which are not broken over two lines of text. */
export const whole = (play: ScoredPlay): string => equations(play).join(' and ').replaceAll(' ', '\u00a0')

interface LessonWords {
  readonly title: string
  readonly text: string
  /** What the play has shown. */
  done(play: ScoredPlay): string
}

const lessons: Readonly<Record<Id, LessonWords>> = {
  star: {
    title: 'A line over the star',
    text: 'Put your three tiles in a row or a column, one of them on the star.',
    done: (play) =>
      `${whole(play)}. You put down digits; the game found the signs. ${words.friend} answers now.`,
  },
  cross: {
    title: 'Build on what lies there',
    text: 'Make a line with a tile that is on the board. Two tiles of yours will do.',
    done: (play) => `${whole(play)}. Tiles that lay there count for you as well.`,
  },
  squares: {
    title: 'Cover a coloured square',
    text: '2T and 3T multiply the tile on them, 2E and 3E the whole equation.',
    done: (play) => `${points(play.score)}. A square counts once, for the play that covers it.`,
  },
  order: {
    title: 'Mend a false line',
    text: 'Digits side by side can be one number. These lie in a wrong order: move them till the line is true.',
    done: (play) => `${whole(play)}. Lines are read from the left or from the top.`,
  },
  bonus: {
    title: 'Longer is better',
    text: 'A line with × or ÷ of four tiles or more earns extra. Make one.',
    done: (play) =>
      `${points(Math.max(...play.lines.map(({ bonus }) => bonus)))} of the ${play.score} are the extra for a long × or ÷.`,
  },
}

/** What is said in a first game. */
export const words = {
  you: 'You',
  friend: 'Noor',
  title: 'A first game',
  lessons,
  missing: {
    star: '',
    cross: '',
    squares: 'True. Now see that one of your tiles covers a coloured square.',
    order: '',
    bonus: 'True, but no × or ÷ of four tiles or more.',
  } satisfies Record<Id, string>,
  step: (number: number, of: number) => `${number} of ${of}`,
  steps: 'Steps',
  isDone: 'done',
  score: (yours: number, theirs: number) => `You ${yours}, Noor ${theirs}`,
  rack: 'Drag a tile to the board, or tap a tile and then a square.',
  keys: 'Arrows move on the board, digits place tiles, Space turns, Enter plays, Esc takes back.',
  show: 'Show me',
  skip: 'Skip',
  skipLong: 'Skip this step',
  restart: 'Start again',
  goOn: 'Go on',
  finish: {
    title: 'That is the game',
    text: (yours: number, theirs: number) =>
      `You made ${points(yours)}, Noor ${theirs}. A real game goes on until the tiles are used up.`,
    computer: 'Play the computer',
    friend: 'Play a friend',
    rules: 'All the rules',
  },
  how: {
    title: 'How it works',
    text: 'The whole game in five pictures.',
  },
} as const
