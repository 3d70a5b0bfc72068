import { configure, waitFor } from '@testing-library/svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { message, openTable } from './testing/stage.ts'

vi.setConfig({ testTimeout: 30_000 })

const notes = () => [...document.querySelectorAll('.toasts p')].map((line) => line.textContent)

// The game's own part is fetched when it is needed; the first fetch compiles it.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  configure({ asyncUtilTimeout: 10_000 })
  await import('../games/equacross/Game.svelte')
}, 60_000)

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

describe('the sound of a game', () => {
  const pressed = () =>
    document.querySelector('button[aria-label="Sound"]')?.getAttribute('aria-pressed') ?? null

  it('is on at first where turns are quick, and off where they take days or have no clock', async () => {
    for (const [turn, on] of [
      [180_000, 'true'],
      [3 * 86_400_000, 'false'],
      [null, 'false'],
    ] as const) {
      document.body.replaceChildren()
      await openTable(message(3, 0, { deadlineAt: turn === null ? null : Date.now() + turn }))
      await waitFor(() => expect(pressed()).toBe(on))
    }
  })
})

describe('a browser that keeps nothing', () => {
  it('says so once, to whom it concerns (S30)', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const fake = await openTable(message(3, 0))
    await waitFor(() => expect(notes().join()).toContain('This browser keeps nothing'))
    const { length } = notes()
    fake.tell('view', message(4, 0))
    await new Promise((done) => setTimeout(done))
    expect(notes()).toHaveLength(length)
    full.mockRestore()
  })
})
