import type { PuzzleView } from '@trueline/rules/wire'

/** What a puzzle looks like, for a picture of none in particular. */
export const SAMPLE: Pick<PuzzleView, 'board' | 'red' | 'revealed' | 'last' | 'status'> = {
  board: ['.314...', '.....2.', '5.27.8.', '8...1..', '..49.6.', '3..4...', '....71.'],
  red: ['E1', 'B2', 'B3', 'F1', 'F4', 'E3', 'A5', 'B6', 'C6', 'D7', 'G3'],
  revealed: [],
  last: null,
  status: 'open',
}
