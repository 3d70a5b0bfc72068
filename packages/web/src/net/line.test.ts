import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, type Listener } from './line.svelte.ts'
import { FakeSocket } from './testing/fake-socket.ts'

let fake: FakeSocket
let line: Line
const heard = (): Listener & { readonly said: string[] } => {
  const said: string[] = []
  return {
    said,
    opened: () => said.push('opened'),
    lost: () => said.push('lost'),
    doubted: () => said.push('doubted'),
    view: () => said.push('view'),
    presence: () => said.push('presence'),
  }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  fake = new FakeSocket()
  line = new Line(async () => fake.socket)
})
afterEach(() => vi.useRealTimers())

describe('the line', () => {
  it('is open while anybody listens, and closed after', async () => {
    const [one, other] = [heard(), heard()]
    const leave = line.listen(one)
    await settle()
    const leaveToo = line.listen(other)
    expect([one.said, other.said, line.state]).toEqual([['opened'], ['opened'], 'open'])
    leave()
    expect(fake.connected).toBe(true)
    leaveToo()
    expect([fake.connected, line.state]).toEqual([false, 'idle'])
    line.listen(one)
    await settle()
    expect(line.state).toBe('open')
  })

  it('knows why the house lets it not in, and does not take a fault of the net for a reason', async () => {
    fake.reachable = false
    const stop = line.listen(heard())
    await settle()
    fake.tell('connect_error', new Error('wrong-origin'))
    expect(line.refused).toBe('wrong-origin')
    fake.tell('connect_error', new Error('websocket error'))
    expect(line.refused).toBeNull()
    stop()
  })

  it('sends nothing later that it cannot send now (S4)', async () => {
    const stop = line.listen(heard())
    await settle()
    fake.reachable = false
    fake.drop()
    expect(await line.ask('unwatch', { code: 'K7Q2MX' })).toBeNull()
    fake.reachable = true
    fake.connect()
    await settle()
    expect(fake.sent).toEqual([])
    stop()
  })

  it('tries again when the server sends it away, or the client’s code does not come', async () => {
    let broken = true
    line = new Line(async () => {
      if (broken) throw new Error('gone')
      return fake.socket
    })
    const ear = heard()
    line.listen(ear)
    await settle()
    expect(line.state).toBe('lost')
    broken = false
    await vi.advanceTimersByTimeAsync(3_000)
    expect(line.state).toBe('open')
    fake.active = false
    fake.drop()
    await vi.advanceTimersByTimeAsync(3_000)
    expect([line.state, ear.said]).toEqual(['open', ['lost', 'opened', 'lost', 'opened']])
  })

  it('introduces itself anew when this browser has become somebody else', async () => {
    const ear = heard()
    line.listen(ear)
    await settle()
    line.renew()
    await settle()
    expect(ear.said).toEqual(['opened', 'lost', 'opened'])
  })

  it('does not wait for its next try when the net is back (S10)', async () => {
    const ear = heard()
    line.listen(ear)
    await settle()
    fake.reachable = false
    fake.drop()
    dispatchEvent(new Event('offline'))
    expect(line.offline).toBe(true)
    fake.reachable = true
    dispatchEvent(new Event('online'))
    await settle()
    expect([line.offline, line.state]).toEqual([false, 'open'])
  })

  it('is not open to a server of another version (S124)', async () => {
    fake.version = 2
    const ear = heard()
    line.listen(ear)
    await settle()
    expect([line.reloadNeeded, line.state, ear.said]).toEqual([true, 'lost', ['lost']])
  })
})
