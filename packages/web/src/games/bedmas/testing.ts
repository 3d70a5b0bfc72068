import type { ScoredPlay } from '@trueline/rules/bedmas/client'
import type { Cast } from '../gameui.ts'

/** Ada is the reader, Noor the other side. */
export const cast: Cast = { names: ['Ada', 'Noor'], you: 0 }

/** `12 = 96 ÷ 8` on row 8, over a blue square. */
export const playOf = (more: Partial<ScoredPlay> = {}): ScoredPlay => ({
  tiles: [
    { square: 'H8', token: '12' },
    { square: 'I8', token: '=' },
    { square: 'J8', token: '96' },
    { square: 'K8', token: '/' },
    { square: 'L8', token: '8' },
  ],
  equations: [{ from: 'H8', to: 'L8', text: '12 = 96 / 8', answer: 12, timesDivide: 1 }],
  parts: { answers: 12, first: 5, long: 0, timesDivide: 1, flat: 5, purple: 0 },
  score: 23,
  ...more,
})
