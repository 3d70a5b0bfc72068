import type { PuzzleView, WireError } from '@trueline/rules/wire'
import type { House } from '../house.ts'
import { Api } from '../net/api.ts'
import { Line } from '../net/line.svelte.ts'
import { Session } from '../net/session.svelte.ts'

/** 1 + 2 = 3 across from A1, 3 + 4 = 7 down from C1 and 5 + 4 = 9 down from E1: C1, C2 and E2 are red. */
export const viewOf = (more: Partial<PuzzleView> = {}): PuzzleView => ({
  id: 'p1',
  mode: 'daily',
  level: 'easy',
  size: null,
  date: '2026-11-30',
  status: 'open',
  board: ['12..5', '.....', '..7.9', '.....', '.....'],
  red: ['C1', 'C2', 'E2'],
  rack: '344',
  revealed: [],
  checks: { used: 0, left: 5 },
  last: null,
  history: [],
  revealPrice: 0,
  seconds: 0,
  penalty: 0,
  ...more,
})

export interface Sent {
  readonly method: string
  readonly path: string
  readonly body: { readonly key: string; readonly tiles: PuzzleView['revealed']; readonly seconds: number }
}

/** Doors to a house that answers what it is told to, one answer after another; `null` for none at all. */
export const doorsTo = (answers: (object | WireError | null)[]) => {
  const sent: Sent[] = []
  const fetcher = async (path: unknown, init?: RequestInit): Promise<Response> => {
    if (path === '/api/me') return new Response(JSON.stringify({ id: 'me', name: null }))
    sent.push({
      method: init?.method ?? '',
      path: String(path),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    })
    const answer = answers.shift()
    if (!answer) throw new TypeError('no net')
    const refused = 'code' in answer
    return new Response(JSON.stringify(refused ? { error: answer } : answer), { status: refused ? 409 : 200 })
  }
  const api = new Api(fetcher as typeof fetch, async () => {})
  const doors: Pick<House, 'api' | 'session' | 'line'> = { api, session: new Session(api), line: new Line() }
  return { doors, sent }
}
