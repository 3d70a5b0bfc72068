import { configure, fireEvent, waitFor } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cellAt, message, openTable, rack } from '../../table/testing/stage.ts'

vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  configure({ asyncUtilTimeout: 10_000 })
  await import('./Game.svelte')
  await import('./keyboard.ts')
}, 60_000)

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

const yourTurn = async () => {
  const fake = await openTable(message(3, 0, { toAct: [0] }))
  await waitFor(() => expect(rack()).toBe('4477900'))
  return fake
}

it('keeps its cursor when something on the board that is no square gets the focus', async () => {
  await yourTurn()
  await fireEvent.focusIn(document.querySelector('[role=grid]') as HTMLElement)
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)
  expect(cellAt(112).tabIndex).toBe(0)
})
