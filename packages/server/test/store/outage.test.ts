import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../src/store/database.ts'
import { until } from '../table/clock.ts'
import { act, arrive, beginGame, houseOn, look, newKey, said, take } from '../table/house.ts'
import { makeServed, SERVED, type TestPlace } from './places.ts'

/** A door in front of a database server, that can be shut: connections break, and none are let in. */
class ShutDoor {
  readonly #open = new Set<Socket>()
  #shut = false
  readonly #server: Server

  constructor(host: string, port: number) {
    this.#server = createServer((inside) => {
      if (this.#shut) return inside.destroy()
      const outside = connect(port, host)
      for (const socket of [inside, outside]) {
        this.#open.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          this.#open.delete(socket)
          inside.destroy()
          outside.destroy()
        })
      }
      inside.pipe(outside)
      outside.pipe(inside)
    })
  }

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }

  set shut(shut: boolean) {
    this.#shut = shut
    if (shut) for (const socket of this.#open) socket.destroy()
  }

  close(): void {
    this.shut = true
    this.#server.close()
  }
}

describe.runIf(SERVED)('a PostgreSQL that goes away and comes back (S15)', () => {
  let place: TestPlace
  let door: ShutDoor
  let database: Database

  beforeAll(async () => {
    place = await makeServed()
    const url = new URL(place.at.url ?? '')
    door = new ShutDoor(url.hostname, Number(url.port || 5432))
    url.port = String(await door.listen())
    url.hostname = '127.0.0.1'
    database = await openDatabase({ url: url.href })
  })
  afterAll(async () => {
    await database.close()
    door.close()
    await place.drop()
  })

  it('costs no move that was acknowledged, and no restart of the server', async () => {
    const { tables } = houseOn(database)
    const [ann, bob] = [await arrive(database, 'Ann'), await arrive(database, 'Bob')]
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => beginGame(tables, ann, bob, { goal: 9999 })),
    )
    const acknowledged = new Map(codes.map((code) => [code, 0]))
    let playing = true
    const played = codes.map(async (code) => {
      for (let turn = 0; playing; turn++) {
        const key = newKey()
        const player = turn % 2 === 0 ? ann : bob
        // As a client does: the same key until there is an answer.
        let answer = await act(tables, code, player, take(1), { key })
        while (said(answer) === 'unavailable') answer = await act(tables, code, player, take(1), { key })
        expect(said(answer)).toBe('ok')
        acknowledged.set(code, turn + 1)
      }
    })
    for (let round = 1; round <= 3; round++) {
      await until(() => [...acknowledged.values()].every((moves) => moves >= round * 10), 'some moves')
      door.shut = true
      await new Promise((resolve) => setTimeout(resolve, 300))
      door.shut = false
    }
    const before = new Map(acknowledged)
    await until(
      () => codes.every((code) => (acknowledged.get(code) ?? 0) > (before.get(code) ?? 0)),
      'moves after',
    )
    playing = false
    await Promise.all(played)
    for (const code of codes) {
      const takes = (await look(tables, code)).view.news.filter(({ type }) => type === 'took')
      expect(takes).toHaveLength(acknowledged.get(code) ?? -1)
    }
    await tables.close()
  })
})
