import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { viewOf } from '../games/equacross/testing.ts'
import { makeHouse } from '../house.ts'
import { Api } from '../net/api.ts'
import Stage from './testing/Stage.svelte'

const HOUR = 3_600_000
const SERVER = Date.UTC(2026, 10, 30, 10)

const reply = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { date: new Date(SERVER).toUTCString() } })

// What comes a little later is there when it is asked for.
beforeAll(async () => {
  await import('./home/late.ts')
})
beforeEach(() => {
  vi.useFakeTimers()
  // This device is an hour ahead of the house.
  vi.setSystemTime(SERVER + HOUR)
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return reply({ id: 'p1', name: 'Ada' })
    const view = viewOf({ deadlineAt: SERVER + 90_000 })
    return reply([{ code: 'K7Q2MX', seat: 0, view, yourTurn: true, movedAt: SERVER - 60_000 }])
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the first page', () => {
  it('counts down by the clock of the house, whatever the device says (S58)', async () => {
    render(Stage, { made: makeHouse() })
    await vi.advanceTimersByTimeAsync(10)
    await waitFor(() => expect(screen.getByLabelText('Continue').textContent).toMatch(/1:30/))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(screen.getByLabelText('Continue').textContent).toMatch(/1:20/)
  })

  it('shows the puzzles of the day that it is here by the clock of the house, and turns to the next (PZ-5)', async () => {
    vi.stubEnv('TZ', 'UTC')
    // The house says it is ten seconds to midnight; this device thinks that it is long past.
    const late = Date.UTC(2026, 10, 30, 23, 59, 50)
    const began = performance.now()
    vi.stubGlobal('fetch', async () => {
      const date = new Date(late + performance.now() - began).toUTCString()
      return new Response('null', { headers: { date } })
    })
    render(Stage, { made: makeHouse() })
    await vi.advanceTimersByTimeAsync(1_000)
    const card = await screen.findByRole('region', { name: 'Today’s puzzle' })
    expect(card.textContent).toContain('Monday 30 November')
    const link = () => screen.getByRole('link', { name: 'Easy' }).getAttribute('href')
    expect(link()).toBe('/daily/2026-11-30/easy')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(card.textContent).toContain('Tuesday 1 December')
    expect(link()).toBe('/daily/2026-12-01/easy')
    vi.unstubAllEnvs()
  })

  it('goes to no game but that of the code that stands there', async () => {
    const answers = new Map<string, (answer: Response) => void>()
    const api = new Api((path) => new Promise((answer) => answers.set(path as string, answer)))
    const made = { ...makeHouse(), api }
    const go = vi.spyOn(made.place, 'go').mockImplementation(() => {})
    render(Stage, { made })
    const type = (value: string) =>
      fireEvent.input(screen.getByLabelText('Code of six signs'), { target: { value } })
    await type('AAAAAA')
    await type('AAAAAB')
    answers.get('/api/games/AAAAAA')?.(reply({ code: 'AAAAAA' }))
    await vi.advanceTimersByTimeAsync(10)
    expect(go).not.toHaveBeenCalled()
    answers.get('/api/games/AAAAAB')?.(reply({ code: 'AAAAAB' }))
    await vi.advanceTimersByTimeAsync(10)
    expect(go.mock.calls).toEqual([['/g/AAAAAB']])
  })
})
