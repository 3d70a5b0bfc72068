import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { guardFrames } from './frames.ts'

class FakeConnection extends EventEmitter {
  readonly transport = { name: 'polling' }
  readonly request = {} as IncomingMessage
  closed = 0

  close(): void {
    this.closed++
  }

  /** So many packets of so many characters are on their way. */
  send(packets: number, length: number): void {
    for (let n = 0; n < packets; n++) this.emit('packetCreate', { type: 'message', data: 'x'.repeat(length) })
  }
}

describe('what somebody does not read', () => {
  const open = () => {
    const connection = new FakeConnection()
    guardFrames(connection, null)
    return connection
  }

  it('ends the connection when it is many packets', () => {
    const connection = open()
    connection.send(500, 10)
    expect(connection.closed).toBe(0)
    connection.send(1, 10)
    expect(connection.closed).toBe(1)
  })

  it('ends the connection when it is much text in few packets', () => {
    const connection = open()
    connection.send(50, 20_000)
    expect(connection.closed).toBe(0)
    connection.send(1, 20_000)
    expect(connection.closed).toBe(1)
  })

  it('is forgotten once it is read', () => {
    const connection = open()
    for (let round = 0; round < 20; round++) {
      connection.send(40, 20_000)
      connection.emit('drain')
    }
    connection.emit('packetCreate', { type: 'ping' })
    expect(connection.closed).toBe(0)
  })
})
