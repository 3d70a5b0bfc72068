import { expect, test } from 'vitest'
import { boardOf } from '../../../test/drawing.ts'
import { chanceFrom } from '../../core/chance.ts'
import { open, play } from '../../core/play.ts'
import { equacross } from '../index.ts'
import { rankedPlays } from '../moves.ts'
import { fromSetup } from '../setup.ts'
import { TILE_SET } from '../tiles.ts'
import { view } from '../view.ts'
import { keptAfter, sightOf, withPlay } from './sight.ts'
import { dealWorld } from './worlds.ts'

const sorted = (tiles: string) => tiles.split('').sort().join('')
const rng = chanceFrom('cd'.repeat(32))(1)

test('what is unseen is all that lies neither on the board nor on its own rack', () => {
  const made = fromSetup({ board: boardOf('H8 297'), racks: ['1234567', '12345678'], scores: [30, 12] })
  if (!made.ok) throw new Error(made.error.code)
  const sight = sightOf(view(made.value, 0))
  expect(sorted(`${sight.unseen}2971234567`)).toBe(sorted(TILE_SET))
  expect(sight).toMatchObject({ rack: '1234567', bag: 82, otherTiles: 8 })
})

test('its own seat is known in every turn, whatever happened before', () => {
  const chance = chanceFrom('ef'.repeat(32))
  const company = { mode: 'local' as const, computers: [null, null] }
  let { position } = open(equacross, { clock: null, first: 'random' }, company, chance)
  const kinds = ['play', 'hint', 'pass', 'play', 'exchange', 'hint', 'hint', 'play', 'play', 'pass', 'play']
  for (const kind of kinds) {
    const { state } = position
    const { turn, racks } = state
    const sight = sightOf(view(state, turn))
    expect(sight.otherTiles).toBe(racks[turn === 0 ? 1 : 0].length)
    expect(sight.rack).toBe(racks[turn])
    const intent = equacross.moves(state, turn).find(({ type }) => type === kind) ?? { type: 'pass' }
    const step = play(equacross, position, turn, intent, chance)
    if (step.ok) position = step.value.position
  }
  expect(position.state.scores.every((score) => score > 0)).toBe(true)
})

test('a board with a play on it is the board the game makes of it', () => {
  const board = boardOf('H8 297')
  const rack = '1234567'
  for (const { tiles } of rankedPlays(board, rack).slice(0, 50)) {
    const made = fromSetup({ board, racks: [rack, '1'] })
    if (!made.ok) throw new Error(made.error.code)
    const decided = equacross.decide(made.value, 0, { type: 'play', tiles: [...tiles] }, rng)
    if (!decided.ok) throw new Error(decided.error.code)
    const after = view(equacross.apply(made.value, decided.value), 0)
    expect(withPlay(board, tiles)).toEqual(after.board)
    expect(after.rack?.startsWith(keptAfter(rack, tiles))).toBe(true)
  }
})

test('a world deals out what is unseen, each tile as likely here as there', () => {
  const sight = { board: boardOf(), rack: '', bag: 3, otherTiles: 2, unseen: '12345', lead: 0 }
  const seen = new Map<string, number>()
  for (let deal = 0; deal < 4000; deal++) {
    const { otherRack, bag } = dealWorld(sight, rng)
    expect(sorted(otherRack + bag)).toBe('12345')
    const rack = sorted(otherRack)
    seen.set(rack, (seen.get(rack) ?? 0) + 1)
  }
  expect(seen.size).toBe(10)
  for (const count of seen.values()) expect(Math.abs(count - 400)).toBeLessThan(100)
})

test('more unseen tiles than there is room for make no trouble', () => {
  const { otherRack, bag } = dealWorld(
    { board: boardOf(), rack: '', bag: 1, otherTiles: 2, unseen: '12345' },
    rng,
  )
  expect([otherRack.length, bag.length]).toEqual([2, 1])
})
