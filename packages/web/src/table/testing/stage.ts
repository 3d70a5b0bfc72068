import { render, waitFor } from '@testing-library/svelte'
import { expect } from 'vitest'
import { boardOf, viewOf } from '../../games/equacross/testing.ts'
import type { View } from '../../games/equacross/view.ts'
import { makeHouse } from '../../house.ts'
import { Line } from '../../net/line.svelte.ts'
import { FakeSocket } from '../../net/testing/fake-socket.ts'
import Stage from './Stage.svelte'

export const CODE = 'K7Q2MX'
export const board = boardOf({ 8: '.......123.....' })
export const first = {
  type: 'played',
  seat: 1,
  tiles: [{ square: 'J8', digit: '3' }],
  lines: [],
  bonuses: { several: 0, allTiles: 0 },
  score: 4,
} as const

export const message = (seq: number, seat: number | null, more: Partial<View> = {}) => ({
  code: CODE,
  seq,
  seat,
  now: Date.now(),
  news: [],
  view: viewOf({ board, rack: seat === null ? null : '4477900', lastPlay: first, news: [first], ...more }),
})

/** The page of a table, over a line whose other end is `fake`. */
export const stage = async (fake: FakeSocket, code = CODE): Promise<void> => {
  render(Stage, { made: { ...makeHouse(), line: new Line(async () => fake.socket) }, code })
  await waitFor(() => expect(fake.count('watch')).toBe(code === CODE ? 1 : 0))
}

/** The tiles on the rack, in their order. */
export const rack = (): string =>
  [...document.querySelectorAll('[data-slot] .face')].map((face) => face.textContent).join('')

export const cellAt = (square: number): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? document.body

/** A server that the test plays, its first answer given. Nothing moves by itself. */
export const openTable = async (answer: ReturnType<typeof message>): Promise<FakeSocket> => {
  const fake = new FakeSocket()
  await stage(fake)
  fake.last('watch').answer({ ok: true, ...answer })
  return fake
}
