import type { PresenceMessage, ViewMessage } from '@trueline/rules/wire'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, readConfig } from '../config.ts'
import type { Watcher } from '../table/tables.ts'
import { MessageBudget } from './limits.ts'
import { makeMetrics } from './metrics.ts'
import { type Line, Session, type SessionRooms } from './session.ts'
import { SlowDown } from './slow-down.ts'

const view = (seq: number) => ({ code: 'ABCDEF', seq }) as unknown as ViewMessage
const presence = (here: boolean): PresenceMessage => ({ code: 'ABCDEF', seats: [here] })

describe('a session', () => {
  let said: unknown[]
  let watching: string[]
  let line: Line & { connected: boolean }
  let reports: unknown[]

  beforeEach(() => {
    said = []
    watching = []
    reports = []
    line = {
      id: 'socket-1',
      connected: true,
      view: ({ seq }) => void said.push(`view ${seq}`),
      presence: ({ seats }) => void said.push(`presence ${seats.join()}`),
    }
  })

  const sessionWith = (watch: (watcher: Watcher) => Promise<unknown>) => {
    const tables = {
      watch: (_code: string, _person: unknown, _seat: unknown, watcher: Watcher) => watch(watcher),
    }
    const rooms = {
      config: readConfig({}),
      tables,
      slowDown: new SlowDown(DEFAULT_LIMITS),
      metrics: makeMetrics(),
      budget: new MessageBudget(DEFAULT_LIMITS),
      report: (error: unknown) => void reports.push(error),
    } as unknown as SessionRooms
    return new Session({ person: null, address: '192.0.2.1' }, line, rooms)
  }
  const admitted = (name: string, message = view(1)) => {
    watching.push(name)
    return {
      ok: true,
      value: {
        message,
        presence: presence(false),
        unwatch: () => {
          watching = watching.filter((one) => one !== name)
        },
      },
    }
  }
  const ack = (answer: { ok: boolean; seq?: number; error?: { code: string } }) =>
    said.push(`answer ${answer.error?.code ?? answer.seq ?? 'ok'}`)
  const watch = ['watch', { code: 'ABCDEF' }, ack]
  const unwatch = ['unwatch', { code: 'ABCDEF' }, ack]

  it('answers first, then says what has happened meanwhile, and nothing older after something newer', async () => {
    const session = sessionWith(async (watcher) => {
      watcher.presence(presence(true))
      watcher.view(view(2))
      watcher.view(view(3))
      return admitted('one')
    })
    await session.hear(watch)
    expect(said).toEqual(['answer 1', 'presence true', 'view 2', 'view 3'])
  })

  it('says who was there when nobody came or went meanwhile', async () => {
    await sessionWith(async () => admitted('one')).hear(watch)
    expect(said).toEqual(['answer 1', 'presence false'])
  })

  it('does in order what is asked at once, however long each takes', async () => {
    let admitFirst = () => {}
    const first = new Promise<void>((resolve) => {
      admitFirst = resolve
    })
    let asked = 0
    const session = sessionWith(async () => {
      const name = `${++asked}`
      if (asked === 1) await first
      return admitted(name)
    })
    const all = [session.hear(watch), session.hear(unwatch), session.hear(watch), session.hear(watch)]
    admitFirst()
    await Promise.all(all)
    expect(watching).toEqual(['3'])
    session.close()
    expect(watching).toEqual([])
  })

  it('leaves no place behind when its socket went away while it asked', async () => {
    const session = sessionWith(async () => {
      line.connected = false
      return admitted('ghost')
    })
    await session.hear(watch)
    expect(watching).toEqual([])
    expect(said).toEqual([])
  })

  it('answers a fault of ours with a code, reports it, and goes on', async () => {
    let broken = true
    const session = sessionWith(async () => {
      if (broken) throw new Error('a fault of ours')
      return admitted('one')
    })
    await session.hear(watch)
    broken = false
    await session.hear(watch)
    expect(said).toEqual(['answer internal', 'answer 1', 'presence false'])
    expect(reports).toEqual([new Error('a fault of ours')])
  })

  it('needs no acknowledgement to do what is asked', async () => {
    await sessionWith(async () => admitted('one')).hear(['watch', { code: 'ABCDEF' }])
    expect(watching).toEqual(['one'])
    expect(said).toEqual(['presence false'])
  })
})
