import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameLog, GameReview, IntentAnswer, TableView, ViewMessage } from '@trueline/rules/wire'
import { bestPlay } from '../../rules/src/equacross/moves.ts'
import type { EquaCrossEvent } from '../../rules/src/equacross/state.ts'
import type { EquaCrossView } from '../../rules/src/equacross/view.ts'
import type { Database } from '../src/store/database.ts'
import { codeOf, freshKey, games, openPlace, places, TestHouse, type Visitor } from './door-house.ts'
import { RawSocket } from './hostile-wire.ts'
import { hiddenFrom, leaksIn } from './secrets-search.ts'

type View = TableView & EquaCrossView
type Message = ViewMessage<View>

/** What a person does: the shown move or the best one, else an exchange, else a pass. */
const choose = ({ board, rack, bag }: View): object => {
  const best = bestPlay(board, rack ?? '')
  if (best) return { type: 'play', tiles: best.tiles.map(({ square, digit }) => ({ square, digit })) }
  return bag >= 7 ? { type: 'exchange', tiles: rack ?? '' } : { type: 'pass' }
}

describe.each(places)('a game against the computer through both doors, on %s', (place) => {
  let database: Database
  let leave: () => Promise<void>
  let house: TestHouse

  beforeAll(async () => {
    const opened = await openPlace(place)
    database = opened.database
    leave = opened.leave
    house = await TestHouse.open(database)
  })
  afterAll(async () => {
    await house.close()
    await leave()
  })

  const begin = async (kind: string, level: string): Promise<{ code: string; person: Visitor }> => {
    const person = await house.person('Noor')
    const made = await person.ask('POST', '/api/games', { kind, mode: 'computer', level })
    expect(made.status).toBe(201)
    return { code: (made.body as { code: string }).code, person }
  }

  it('refuses a level that there is not', async () => {
    const person = await house.person()
    const make = async (body: object) => {
      const { status, body: answer } = await person.ask('POST', '/api/games', { kind: 'toy', ...body })
      return [status, codeOf({ body: answer })]
    }
    expect(await make({ mode: 'computer', level: 'godlike' })).toEqual([400, 'bad-level'])
    expect(await make({ mode: 'computer' })).toEqual([400, 'bad-level'])
    expect(await make({ mode: 'online', level: 'hard' })).toEqual([400, 'bad-level'])
  })

  it('is played to its end, reviewed, and played again', async () => {
    const { code, person } = await begin('toy', 'hard')
    const game = `/api/games/${code}`
    const read = async () => (await person.ask('GET', `${game}/view`)).body as ViewMessage
    const intend = (intent: object) => person.ask('POST', `${game}/intents`, { key: freshKey(), intent })
    expect(codeOf(await person.ask('GET', `${game}/review`))).toBe('not-over')
    const key = freshKey()
    const hint = () => person.ask('POST', `${game}/intents`, { key, intent: { type: 'hint' } })
    // A thread that starts on a busy machine may be late: then the same key asks again.
    await expect.poll(async () => (await hint()).status, { timeout: 30_000 }).toBe(200)
    for (;;) {
      await expect.poll(async () => (await read()).view.toAct, { timeout: 30_000 }).not.toEqual([1])
      if ((await read()).view.outcome) break
      expect((await intend({ type: 'take', n: 1 })).status).toBe(200)
    }
    const { view } = await read()
    expect(view).toMatchObject({ status: 'finished', paid: [1, 0], seats: [{}, { computer: 'hard' }] })
    const reviews = await Promise.all([1, 2].map(() => person.ask('GET', `${game}/review`)))
    const log = (await person.ask('GET', `${game}/log`)).body as GameLog
    const [{ turns }] = reviews.map(({ body }) => body as GameReview) as [GameReview, GameReview]
    expect(turns.length).toBeGreaterThan(4)
    // The number of a turn is that of its event, which is one more than its place in the log.
    for (const { seq, seat } of turns) expect(log.news[seq - 1]).toMatchObject({ type: 'took', seat })
    expect(reviews[1]?.body).toEqual(reviews[0]?.body)
    expect((await intend({ type: 'rematch' })).status).toBe(200)
    const next = (await read()).view.rematch?.code ?? ''
    await expect
      .poll(async () => ((await person.ask('GET', `/api/games/${next}/view`)).body as ViewMessage).view.toAct)
      .toEqual([1])
    const figures = (await person.ask('GET', '/metrics')).text
    expect(figures).toContain('trueline_thinking 0')
    expect(figures).toMatch(/trueline_thinking_seconds_count\{what="hard"\} [1-9]/)
    expect(figures).toMatch(/trueline_thinking_seconds_count\{what="hint"\} [1-9]/)
  })

  it.each(['throws', 'hangs', 'dies', 'nonsense', 'illegal', 'house'])(
    'goes on when the computer %s (S94)',
    async (level) => {
      const { code, person } = await begin('stubborn', level)
      await person.ask('POST', `/api/games/${code}/intents`, {
        key: freshKey(),
        intent: { type: 'take', n: 1 },
      })
      const read = async () =>
        ((await person.ask('GET', `/api/games/${code}/view`)).body as ViewMessage).view.news
      await expect.poll(read, { timeout: 30_000 }).toMatchObject([
        { type: 'took', seat: 0 },
        { type: 'passed', seat: 1 },
      ])
    },
  )

  it('answers that it cannot, when a hint or a review fails', async () => {
    const { code, person } = await begin('stubborn', 'throws')
    const intend = (intent: object) =>
      person.ask('POST', `/api/games/${code}/intents`, { key: freshKey(), intent })
    expect(codeOf(await intend({ type: 'hint' }))).toBe('unavailable')
    await intend({ type: 'resign' })
    const review = await person.ask('GET', `/api/games/${code}/review`)
    expect([review.status, codeOf(review)]).toEqual([503, 'unavailable'])
  })

  it.each(['easy', 'hard'])(
    'plays EquaCross at level %s, and nobody is told what the computer holds (G-5, EC-20)',
    async (level) => {
      const { code, person } = await begin('equacross', level)
      const game = `/api/games/${code}`
      const [mine, watching] = await Promise.all([
        RawSocket.join(house.url, { token: person.token ?? '' }),
        RawSocket.join(house.url, {}),
      ])
      for (const socket of [mine, watching]) await socket.ask('watch', { code })
      const replies: string[] = []
      const watched: string[] = []
      const read = async (): Promise<Message> => {
        const reply = await person.ask('GET', `${game}/view`)
        replies.push(reply.text)
        watched.push((await house.visitor().ask('GET', `${game}/view`)).text)
        return reply.body as Message
      }
      let { view, seat, seq } = await read()
      let turns = 0
      while (!view.outcome) {
        if (view.toAct[0] !== seat) {
          const waits = async () => {
            const message = await read()
            view = message.view
            seat = message.seat
            seq = message.seq
            return view.toAct[0] === 1 - (seat ?? 0)
          }
          await expect.poll(waits, { timeout: 30_000 }).toBe(false)
          continue
        }
        if (turns++ % 4 === 0) {
          const hint = { code, key: freshKey(), seq, intent: { type: 'hint' } }
          const ask = async () => (await mine.ask('intent', hint)) as IntentAnswer
          await expect.poll(ask, { timeout: 30_000 }).toMatchObject({ ok: true })
          expect(await ask()).toEqual(await ask())
          ;({ view, seq } = await read())
          const hinted = view.hint?.shown
          expect(hinted?.play?.score ?? 0).toBe(bestPlay(view.board, view.rack ?? '')?.score ?? 0)
        }
        const intent = { code, key: freshKey(), seq, intent: choose(view) }
        expect(await mine.ask('intent', intent)).toMatchObject({ ok: true })
        ;({ view, seq } = await read())
      }
      const stored = await database.prisma.event.findMany({ where: { code }, orderBy: { seq: 'asc' } })
      const events = stored.map(({ data }) => data as unknown as EquaCrossEvent)
      const { seed } = await database.prisma.game.findUniqueOrThrow({ where: { code } })
      const rules = games.get('equacross')
      if (!rules) throw new Error('EquaCross is not in the catalogue')
      const before = (messages: readonly string[]): readonly string[] => {
        const end = messages.findIndex((message) => message.includes('"status":"finished"'))
        return end < 0 ? messages : messages.slice(0, end)
      }
      const leaks = (messages: readonly string[], eyes: number | null): string[] => {
        const hidden = hiddenFrom(eyes, rules, events, seed)
        return [...new Set(before(messages).flatMap((message) => leaksIn(message, hidden)))]
      }
      expect(before(mine.heard).length).toBeGreaterThan(10)
      for (const messages of [mine.heard, replies]) expect(leaks(messages, seat)).toEqual([])
      for (const messages of [watching.heard, watched]) expect(leaks(messages, null)).toEqual([])
      // What was shown went to its seat alone; that something was is no secret.
      const shown = /"hint":\{|"cost":/
      expect(before(mine.heard).some((message) => shown.test(message))).toBe(true)
      for (const message of before([...watching.heard, ...watched])) expect(message).not.toMatch(shown)
      // And the search would find a computer's rack.
      expect(leaks(replies, 1 - (seat ?? 0))).not.toEqual([])
      expect(events.filter(({ type }) => type === 'hinted').length).toBeGreaterThan(0)
    },
    180_000,
  )
})
