import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, Api, Me } from './api.ts'
import { Session } from './session.svelte.ts'

const ok = <T>(value: T): Answer<T> => ({ ok: true, value })
const no = (code: string): Answer<never> => ({ ok: false, error: { code, message: code } })

const api = {
  me: vi.fn<() => Promise<Answer<Me | null>>>(),
  identify: vi.fn<() => Promise<Answer<{ id: string }>>>(),
  rename: vi.fn<(name: string) => Promise<Answer<Me>>>(),
  recover: vi.fn<(code: string) => Promise<Answer<{ id: string }>>>(),
}
const changed = vi.fn()
let session: Session

beforeEach(() => {
  vi.resetAllMocks()
  api.me.mockResolvedValue(ok(null))
  api.identify.mockResolvedValue(ok({ id: 'p1' }))
  api.rename.mockImplementation(async (name) => ok({ id: 'p1', name }))
  session = new Session(api as unknown as Api, changed)
})

describe('who I am', () => {
  it('is nobody at first, and asking makes nobody somebody', async () => {
    expect(await session.load()).toEqual(ok(null))
    expect([session.me, session.known, api.identify.mock.calls.length]).toEqual([null, true, 0])
  })

  it('is asked after again while it is nobody: another tab may have made somebody', async () => {
    await session.load()
    api.me.mockResolvedValue(ok({ id: 'p1', name: 'Ada' }))
    expect(await session.load()).toEqual(ok({ id: 'p1', name: 'Ada' }))
    expect(await session.ensure()).toEqual(ok({ id: 'p1', name: 'Ada' }))
    expect([api.identify.mock.calls.length, api.me.mock.calls.length]).toEqual([0, 2])
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('asks the server once for all who want to know', async () => {
    api.me.mockResolvedValue(ok({ id: 'p1', name: 'Ada' }))
    await Promise.all([session.load(), session.load(), session.ensure()])
    expect(api.me).toHaveBeenCalledTimes(1)
    expect(session.name).toBe('Ada')
  })

  it('makes one identity for two callers at once (S13), and tells the sockets', async () => {
    const [one, other] = await Promise.all([session.ensure(), session.ensure()])
    expect(one).toEqual(ok({ id: 'p1', name: null }))
    expect(other).toEqual(one)
    expect(api.identify).toHaveBeenCalledTimes(1)
    expect(changed).toHaveBeenCalledTimes(1)
    await session.ensure()
    expect(api.identify).toHaveBeenCalledTimes(1)
  })

  it('makes no identity over one it could not ask after: that would lose its seats', async () => {
    api.me.mockResolvedValueOnce(no('no-net'))
    expect(await session.ensure()).toEqual(no('no-net'))
    expect(api.identify).not.toHaveBeenCalled()
    api.me.mockResolvedValueOnce(ok({ id: 'p0', name: 'Ada' }))
    expect(await session.ensure()).toEqual(ok({ id: 'p0', name: 'Ada' }))
  })

  it('takes a name, and an identity first if need be', async () => {
    expect(await session.rename('Ada')).toEqual(ok({ id: 'p1', name: 'Ada' }))
    expect(session.name).toBe('Ada')
  })

  it('becomes the person of a recovery code', async () => {
    await session.ensure()
    changed.mockClear()
    api.recover.mockResolvedValue(ok({ id: 'p2' }))
    api.me.mockResolvedValue(ok({ id: 'p2', name: 'Noor' }))
    expect(await session.recover('secret')).toEqual(ok({ id: 'p2', name: 'Noor' }))
    expect([session.name, changed.mock.calls.length]).toEqual(['Noor', 1])
  })

  it('stays who it is when the code is nobody’s', async () => {
    await session.rename('Ada')
    api.recover.mockResolvedValue(no('unknown-code'))
    expect(await session.recover('wrong')).toEqual(no('unknown-code'))
    expect(session.name).toBe('Ada')
  })
})
