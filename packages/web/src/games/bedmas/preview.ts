import { bonusAt, type ScoredEquation, type ScoredPlay } from '@trueline/rules/bedmas/client'
import { signed } from '../../table/moves.ts'
import { writeTokens } from './signs.ts'
import { BONUSES, flatAt } from './squares.ts'

/** One row of a score: what it is for, and what it adds or multiplies. */
export interface Part {
  readonly label: string
  readonly value: string
}

const answerOf = ({ text, answer }: ScoredEquation): string =>
  answer === null ? `${writeTokens(text)} shows no answer` : `Answer of ${writeTokens(text)}`

/** The bonus squares that a play covers first: `+10 on C3`. */
const flats = (play: ScoredPlay): { label: string; square: string }[] =>
  play.tiles.flatMap(({ square }) => {
    if (flatAt(square) === 0) return []
    const bonus = BONUSES.find(({ kind }) => kind === bonusAt(square))
    return bonus ? [{ label: bonus.label, square }] : []
  })

const purples = (play: ScoredPlay): string[] =>
  play.tiles.flatMap(({ square }) => (bonusAt(square) === 'purple' ? [square] : []))

/** What a whole play scores, part by part (BM-9). */
export const partsOf = (play: ScoredPlay): Part[] => {
  const { first, long, timesDivide } = play.parts
  const row = (points: number, label: string): Part[] =>
    points === 0 ? [] : [{ label, value: signed(points) }]
  return [
    ...play.equations.map((equation) => ({ label: answerOf(equation), value: String(equation.answer ?? 0) })),
    ...row(first, 'First play of the game'),
    ...row(long, 'Four numbers or more'),
    ...row(timesDivide, timesDivide === 1 ? 'A × or ÷' : `${timesDivide} × or ÷`),
    ...flats(play).map(({ label, square }) => ({ label: `Square ${square}`, value: label })),
    ...purples(play).map((square) => ({ label: `Square ${square} doubles it all`, value: '× 2' })),
  ]
}

/** What a whole play scores, in one line. */
export const sumUp = (play: ScoredPlay): string => {
  const { answers, first, long, timesDivide, flat, purple } = play.parts
  const more = (points: number, what: string): string =>
    points === 0 ? '' : ` ${points < 0 ? '−' : '+'}\u00a0${Math.abs(points)} ${what}`
  const answer =
    play.equations.length > 1 ? `Answers ${answers}` : answers > 0 ? `Answer ${answers}` : 'No answer 0'
  const sum = [
    answer,
    more(first, 'first play'),
    more(long, 'for four numbers'),
    more(timesDivide, 'for × and ÷'),
    more(flat, 'from squares'),
  ].join('')
  return purple === 0 ? sum : `${sum}, ${Array.from({ length: purple }, () => '× 2').join(' ')}`
}
