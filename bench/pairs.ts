import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { EquaCrossView } from '../packages/rules/src/equacross/view.ts'
import { bestPlay } from '../packages/rules/src/equacross/moves.ts'
import type { IntentAnswer, TableView, ViewMessage, WatchAnswer } from '../packages/rules/src/wire.ts'

/** Two players at one board, who move as soon as they may. */
export interface Pair {
  /** Called by the load when this pair may make its next move. */
  move(): void
  close(): void
}

/** What the load hears from its pairs. */
export interface Ear {
  /** A move reached the other player `ms` milliseconds after it was sent. */
  arrived(pair: Pair, ms: number): void
  failed(why: string): void
}

type Message = ViewMessage<TableView & EquaCrossView>

export const post = async <T>(url: string, token: string | null, body: unknown): Promise<T> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

export const connect = (url: string, token?: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true, auth: token ? { token } : {} })
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })

/** Somebody new, and their token. */
export const makePerson = async (url: string): Promise<string> =>
  (await post<{ token: string }>(`${url}/api/identity`, null, {})).token

/** A game of two people, and its code. */
export const makeGame = async (url: string, [maker, guest]: readonly string[]): Promise<string> => {
  const wish = { kind: 'equacross', mode: 'online' }
  const { code } = await post<{ code: string }>(`${url}/api/games`, maker ?? '', wish)
  await post(`${url}/api/games/${code}/seats`, guest ?? '', { name: 'Noor' })
  return code
}

/** Tiles among which a player looks for a play first. */
const FEW = 4

/**
 * What a player does: the best play of a few tiles, else of all, else an exchange, else a pass. To look at all tiles each
 * time takes longer than the server needs for a move, and the load would measure itself.
 */
export const choose = ({ board, rack, ...view }: EquaCrossView): object => {
  const tiles = rack ?? ''
  const best = bestPlay(board, tiles.slice(0, FEW)) ?? bestPlay(board, tiles)
  if (best) return { type: 'play', tiles: best.tiles }
  return view.bag >= 7 ? { type: 'exchange', tiles: tiles.slice(0, 7) } : { type: 'pass' }
}

/**
 * A pair at our own server: real games of EquaCross, a new one when one is over. They have made a stock of games before
 * they begin, so that what is measured is moves; what making one costs is measured by itself.
 */
export const housePair = async (url: string, ear: Ear, stock = 1): Promise<Pair> => {
  const tokens = await Promise.all([makePerson(url), makePerson(url)])
  const sockets = await Promise.all(tokens.map((token) => connect(url, token)))
  const codes: string[] = []
  while (codes.length < stock) codes.push(await makeGame(url, tokens))
  let code = ''
  let sentAt = 0
  let latest: Message[] = []

  const watch = (socket: Socket): Promise<Message> =>
    new Promise((resolve, reject) =>
      socket.emit('watch', { code }, (answer: WatchAnswer) =>
        answer.ok ? resolve(answer as unknown as Message) : reject(new Error(answer.error.code)),
      ),
    )
  const open = async () => {
    for (const socket of sockets) if (code) socket.emit('unwatch', { code }, () => {})
    code = codes.pop() ?? (await makeGame(url, tokens))
    latest = await Promise.all(sockets.map(watch))
  }
  const pair: Pair = {
    move() {
      // One of the two has the news before the other.
      const { view } = latest.reduce((newest, other) => (other.seq > newest.seq ? other : newest))
      if (view.outcome) {
        void open().then(pair.move, (error: unknown) => ear.failed(String(error)))
        return
      }
      const mover = view.toAct[0] ?? 0
      const mine = latest[mover]
      if (!mine) return
      const intent = choose(mine.view)
      sentAt = performance.now()
      sockets[mover]?.emit(
        'intent',
        { code, key: randomUUID(), seq: mine.seq, intent },
        (answer: IntentAnswer) => {
          if (!answer.ok) ear.failed(answer.error.code)
        },
      )
    },
    close() {
      for (const socket of sockets) socket.disconnect()
    },
  }
  for (const [seat, socket] of sockets.entries())
    socket.on('view', (message: Message) => {
      if (message.code !== code) return
      const before = latest[seat]
      latest[seat] = message
      const moved = before?.view.toAct[0]
      // The clock stops when the *other* player has it; the pair goes on when both have.
      if (before && moved !== undefined && moved !== seat && message.seq > before.seq)
        ear.arrived(pair, performance.now() - sentAt)
    })
  await open()
  return pair
}

/** A pair at the bare server: the same thinking, on a position that stands still, and a message as large as ours. */
export const peerPair = async (url: string, ear: Ear, sample: Message): Promise<Pair> => {
  const code = randomUUID()
  const sockets = await Promise.all([connect(url), connect(url)])
  for (const socket of sockets) await socket.emitWithAck('watch', { code })
  let mover = 0
  let sentAt = 0
  const pair: Pair = {
    move() {
      choose(sample.view)
      sentAt = performance.now()
      sockets[mover]?.emit('intent', { code, move: sample.view }, () => {})
    },
    close() {
      for (const socket of sockets) socket.disconnect()
    },
  }
  for (const [seat, socket] of sockets.entries())
    socket.on('view', () => {
      if (seat === mover) return
      mover = seat
      ear.arrived(pair, performance.now() - sentAt)
    })
  return pair
}

/** A message of a game half way through, for the bare server to carry. */
export const sampleMessage = async (url: string): Promise<Message> => {
  const tokens = [await makePerson(url), await makePerson(url)] as const
  const game = `${url}/api/games/${await makeGame(url, tokens)}`
  const look = async (token: string) => {
    const answer = await fetch(`${game}/view`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as Message
  }
  for (let turn = 0; turn < 12; turn++) {
    const token = turn % 2 ? tokens[1] : tokens[0]
    const { seq, view } = await look(token)
    await post(`${game}/intents`, token, { key: randomUUID(), seq, intent: choose(view) })
  }
  return look(tokens[0])
}
