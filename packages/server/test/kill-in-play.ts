import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bestPlay } from '../../rules/src/equacross/moves.ts'
import type { EquaCrossIntent } from '../../rules/src/equacross/intent.ts'
import type { EquaCrossEvent } from '../../rules/src/equacross/state.ts'
import type { EquaCrossView } from '../../rules/src/equacross/view.ts'
import { type Kind, replay } from '@trueline/rules'
import type { IntentAnswer, TableView, ViewMessage } from '@trueline/rules/wire'
import { openDatabase } from '../src/store/database.ts'
import { codeOf, type ClientSocket, freshKey, games, makeDatabase, Visitor } from './door-house.ts'
import { bundleServer, freePort, MortalServer } from './kill-server.ts'

type Message = ViewMessage<TableView & EquaCrossView>

/** Kills in play, and kills while the server is still starting. */
const ROUNDS = 8
const EARLY_ROUNDS = 2
const TABLES = 4

/** A move that was sent, and the answer it got, if any. */
interface Sent {
  readonly key: string
  readonly seq: number
  readonly seat: number
  readonly intent: EquaCrossIntent
  answer: IntentAnswer | null
}

/** Two people at a game, who remember all that they were told. */
class Match {
  readonly players: readonly [Visitor, Visitor]
  readonly sent: Sent[] = []
  code = ''
  over = false
  #sockets: readonly ClientSocket[] = []

  constructor(url: string) {
    this.players = [new Visitor(url, {}), new Visitor(url, {})]
  }

  async begin(): Promise<void> {
    const [maker, guest] = this.players
    await Promise.all([maker.arrive(), guest.arrive()])
    const made = await maker.ask('POST', '/api/games', { kind: 'equacross', mode: 'online' })
    this.code = (made.body as { code: string }).code
    await guest.ask('POST', `/api/games/${this.code}/seats`, {})
  }

  async look(seat: number): Promise<Message> {
    const reply = await (this.players[seat] as Visitor).ask('GET', `/api/games/${this.code}/view`)
    if (reply.status !== 200) throw new Error(`a view answered ${reply.status}`)
    return reply.body as Message
  }

  /** Sends what was sent before, or something new, over HTTP or a socket. */
  async send({ key, seq, seat, intent }: Sent, socket?: ClientSocket): Promise<IntentAnswer> {
    const message = { key, seq, intent }
    if (socket) return socket.emitWithAck('intent', { code: this.code, ...message })
    const reply = await (this.players[seat] as Visitor).ask(
      'POST',
      `/api/games/${this.code}/intents`,
      message,
    )
    return (reply.status === 200 ? reply.body : { ok: false, ...(reply.body as object) }) as IntentAnswer
  }

  /** Opens a socket for each player. */
  async connect(): Promise<void> {
    this.#sockets = await Promise.all(this.players.map((player) => player.connect()))
  }

  /** Plays until the server is gone, by either door in turn; `moved` hears of each acknowledged move. */
  async play(moved: () => void): Promise<void> {
    for (;;) {
      const { view, seq } = await this.look(0)
      if (view.outcome) {
        this.over = true
        return
      }
      const seat = view.toAct[0] ?? 0
      const mine = await this.look(seat)
      const sent: Sent = { key: freshKey(), seq, seat, intent: choose(mine.view), answer: null }
      this.sent.push(sent)
      sent.answer = await this.send(sent, seq % 2 ? this.#sockets[seat] : undefined)
      moved()
    }
  }
}

const choose = ({ board, rack, bag }: Message['view']): Sent['intent'] => {
  const best = bestPlay(board, rack ?? '')
  if (best) return { type: 'play', tiles: best.tiles.map(({ square, digit }) => ({ square, digit })) }
  if (bag >= 7) return { type: 'exchange', tiles: (rack ?? '').slice(0, 3) }
  return { type: 'pass' }
}

/** Tests that a server on `place` loses nothing, whenever it is killed. A file for each place, so that they run beside each other. */
export const killInPlay = (place: string): void => {
  let bundle: Awaited<ReturnType<typeof bundleServer>>
  let where: { url: string } | { dir: string }
  let leave: () => Promise<void>
  let port: number

  beforeAll(async () => {
    bundle = await bundleServer()
    port = await freePort()
    if (place === 'PGlite') {
      const dir = await mkdtemp(join(tmpdir(), 'trueline-kill-'))
      where = { dir }
      leave = () => rm(dir, { recursive: true })
    } else {
      const { url, drop } = await makeDatabase()
      where = { url }
      leave = drop
    }
  })
  afterAll(async () => {
    await leave()
    await bundle.remove()
  })

  const start = () =>
    new MortalServer(bundle.path, {
      PORT: String(port),
      ...('url' in where ? { DATABASE_URL: where.url } : { DATA_DIR: where.dir }),
    })

  it(`keeps every acknowledged move, and every other one wholly or not at all, on ${place}`, {
    timeout: 900_000,
  }, async () => {
    const url = `http://127.0.0.1:${port}`
    const matches: Match[] = []
    let interrupted = 0

    for (let round = 0; round < ROUNDS + EARLY_ROUNDS; round++) {
      const server = start()
      if (round % 6 === 5) {
        await sleep(Math.random() * 1500)
        await server.kill('SIGKILL')
        continue
      }
      await server.open()

      for (const match of matches) {
        const last = match.sent.at(-1)
        if (!last) continue
        const { seq } = await match.look(0)
        const acknowledged = match.sent.flatMap(({ answer }) => (answer?.ok ? [answer.seq] : []))
        expect(seq).toBeGreaterThanOrEqual(Math.max(0, ...acknowledged))
        if (last.answer) continue
        interrupted++
        // It is there with all it did, or it is not: a play that ends the game makes two events.
        expect([last.seq, last.seq + 1, last.seq + 2]).toContain(seq)
        const answers = [await match.send(last), await match.send(last)]
        expect(answers[0]).toMatchObject({ ok: true })
        expect(answers[1]).toEqual(answers[0])
        if (seq > last.seq) expect(answers[0]).toEqual({ ok: true, seq })
        last.answer = answers[0] as IntentAnswer
      }

      while (matches.filter(({ over }) => !over).length < TABLES) {
        const match = new Match(url)
        await match.begin()
        matches.push(match)
      }
      const active = matches.filter(({ over }) => !over)
      await Promise.all(active.map((match) => match.connect()))
      // What breaks off when the server dies is looked at in the next round.
      await new Promise<void>((resolve) => {
        let left = 1 + Math.random() * 12
        const moved = () => {
          left--
          if (left < 0) resolve()
        }
        void Promise.allSettled(active.map((match) => match.play(moved))).then(() => resolve())
      })
      await sleep(Math.random() * 20)
      await server.kill('SIGKILL')
      for (const { players } of matches) for (const player of players) player.leave()
    }

    const last = start()
    await last.open()
    for (const match of matches)
      for (const sent of match.sent) if (!sent.answer) sent.answer = await match.send(sent)
    expect(await last.kill('SIGTERM')).toBe(0)

    const moves = matches.flatMap(({ sent }) => sent)
    expect(moves.length).toBeGreaterThan(ROUNDS * 2)
    expect(moves.filter(({ answer }) => !answer?.ok).map(({ answer }) => codeOf(answer))).toEqual([])
    // A test of interruptions that never interrupted would prove nothing.
    expect(interrupted).toBeGreaterThan(0)
    await inspect(where, matches)
  })
}

/** Reads the database as it was left, and compares it with what everybody was told. */
const inspect = async (
  where: { url: string } | { dir: string },
  matches: readonly Match[],
): Promise<void> => {
  const rules = games.get('equacross')
  if (!rules) throw new Error('EquaCross is not in the catalogue')
  const database = await openDatabase(where)
  try {
    for (const { code, sent } of matches) {
      const game = await database.prisma.game.findUniqueOrThrow({
        where: { code },
        include: { events: { orderBy: { seq: 'asc' } }, receipts: true },
      })
      const log = game.events.map(({ data }) => data as unknown as EquaCrossEvent)
      expect(game.events.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
      expect(game.seq).toBe(log.length)

      // Each key counted once: as many turns as accepted intents, each by its seat and with its tiles.
      const turns = log.filter(({ type }) => type !== 'opened' && type !== 'ended')
      expect(turns).toMatchObject(
        sent.map(({ seat, intent }) => ({
          seat,
          ...(intent.type === 'play' ? { tiles: intent.tiles } : {}),
        })),
      )
      const receipts = new Map(game.receipts.map(({ seat, key, answer }) => [`${seat} ${key}`, answer]))
      expect(receipts).toEqual(new Map(sent.map(({ seat, key, answer }) => [`${seat} ${key}`, answer])))

      const { state } = replay<Kind>(rules, log)
      expect(rules.audit(state)).toEqual([])
      expect(game.toAct).toEqual(rules.toAct(state))
      expect(game.status).toBe(rules.outcome(state) ? 'finished' : 'playing')
      if (game.snapshotSeq)
        expect(game.snapshot).toEqual(replay<Kind>(rules, log.slice(0, game.snapshotSeq)).state)
    }
  } finally {
    await database.close()
  }
}
