import { configure, fireEvent, waitFor } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cellAt, message, openTable, rack } from '../../table/testing/stage.ts'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  configure({ asyncUtilTimeout: 10_000 })
  await import('./Game.svelte')
}, 60_000)

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

const yourTurn = async () => {
  const fake = await openTable(message(3, 0, { toAct: [0] }))
  await waitFor(() => expect(rack()).toBe('4477900'))
  // What keys do comes a little later than the board.
  await import('./keyboard.ts')
  await import('../board/flight.ts')
  return fake
}

it('keeps its cursor when something on the board that is no square gets the focus', async () => {
  await yourTurn()
  await fireEvent.focusIn(document.querySelector('[role=grid]') as HTMLElement)
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)
  expect(cellAt(112).tabIndex).toBe(0)
})

const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name })
const focused = () => (document.activeElement as HTMLElement).dataset.square

it('has the focus on the board after the tile that had it has left the rack (S116)', async () => {
  await yourTurn()
  const tile = document.querySelector('[data-slot] button') as HTMLElement
  tile.focus()
  await key('4')
  await waitFor(() => expect(focused()).toBe('116'))
})

it('changes nothing about a play that is on its way', async () => {
  const fake = await yourTurn()
  cellAt(84).focus()
  for (const name of [' ', '4', '7', 'Enter']) await key(name)
  expect(fake.count('intent')).toBe(1)
  const before = rack()
  for (const name of ['Escape', 'Backspace', 's', '9']) await key(name)
  for (const name of ['Recall', 'Shuffle'])
    await fireEvent.click(
      [...document.querySelectorAll('button')].find((each) => each.textContent === name) as Element,
    )
  expect([rack(), document.querySelectorAll('.tiles [data-tile]').length]).toEqual([before, 2])
})

it('lets go of a tile in hand that a view has taken away, and of none that it has not (S70)', async () => {
  const fake = await yourTurn()
  const lift = async () => {
    const tile = document.querySelector('[data-slot] button') as HTMLElement
    const at = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, bubbles: true }
    await fireEvent(tile, new PointerEvent('pointerdown', { ...at, clientX: 0 }))
    await fireEvent(tile, new PointerEvent('pointermove', { ...at, clientX: 40 }))
  }
  const held = () => document.querySelector('.ghost.shown') !== null
  await lift()
  expect(held()).toBe(true)
  fake.tell('view', message(4, 0, { toAct: [1] }))
  await waitFor(() => expect(document.title).toContain('Noor'))
  expect(held()).toBe(true)
  fake.tell('view', message(5, 0, { toAct: [1], rack: '1112223' }))
  await waitFor(() => expect([held(), rack()]).toEqual([false, '1112223']))
})
