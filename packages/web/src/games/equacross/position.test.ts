import { judge } from '@trueline/rules/equacross/client'
import { expect, it } from 'vitest'
import { yourTiles } from '../board/marks.ts'
import { squareAt, squareName } from '../board/square.ts'
import { chipsOf, lassosOf, playedTiles } from './position.ts'
import { boardOf, line, playOf, viewOf } from './testing.ts'

const board = boardOf({ 8: '.......123.....' })
const last = { seat: 1, ...playOf([line('H8', 'J8', '1+2=3')], { tiles: [{ square: 'J8', digit: '3' }] }) }
const view = viewOf({ board, lastPlay: last })

it('shows played tiles in ink, the last ones fresh, and yours over them', () => {
  const hand = [
    { id: 4, face: '9', square: squareAt('K8') },
    { id: 5, face: '7', square: null },
  ]
  expect(
    [...playedTiles(view), ...yourTiles(hand, 'card')].map(
      ({ square, face, tone }) => `${face} ${squareName(square)} ${tone}`,
    ),
  ).toEqual(['1 H8 ink', '2 I8 ink', '3 J8 fresh', '9 K8 card'])
})

it('draws a lasso round the last play, and signs on its seams', () => {
  expect(lassosOf(view, null).map(({ tone }) => tone)).toEqual(['turn'])
  expect(chipsOf(view, null).map(({ square, sign }) => `${squareName(square)} ${sign}`)).toEqual([
    'H8 +',
    'I8 =',
  ])
})

it('draws what is false dashed, what is true whole and with the score, and the last play only where it still stands', () => {
  const longer = judge(board, '8', [{ square: 'K8', digit: '8' }])
  expect(lassosOf(view, longer).map(({ tone }) => tone)).toEqual(['false'])
  expect(chipsOf(view, longer)).toEqual([])
  const crossing = judge(board, '44', [
    { square: 'J6', digit: '4' },
    { square: 'J7', digit: '7' },
  ])
  expect(crossing.ok).toBe(false)
  const good = judge(board, '47', [
    { square: 'J6', digit: '4' },
    { square: 'J7', digit: '7' },
  ])
  expect(good.ok && good.value.lines.map(({ reading }) => reading)).toEqual(['4=7-3'])
  expect(lassosOf(view, good).map(({ tone, flag }) => [tone, flag])).toEqual([
    ['turn', undefined],
    ['true', good.ok && `+${good.value.score}`],
  ])
})
