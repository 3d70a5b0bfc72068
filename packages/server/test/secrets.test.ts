import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Kind, replay } from '@trueline/rules'
import { bestPlay } from '../../rules/src/equacross/moves.ts'
import type { EquaCrossEvent } from '../../rules/src/equacross/state.ts'
import type { EquaCrossView } from '../../rules/src/equacross/view.ts'
import type { IntentAnswer, TableView, ViewMessage } from '@trueline/rules/wire'
import { freshKey, games, openPlace, TestHouse, type Visitor } from './door-house.ts'
import { Ears, steadyRandom } from './ears.ts'
import { hiddenFrom, leaksIn } from './secrets-search.ts'

type View = TableView & EquaCrossView
type Message = ViewMessage<View>

const choose = ({ board, rack, bag, news }: View): object => {
  const tiles = rack ?? ''
  // Exchanges too: what is given back and what is drawn for it are secrets like any.
  if (bag >= 7 && news.length % 5 === 2)
    return { type: 'exchange', tiles: tiles.slice(0, 1 + (news.length % 7)) }
  const best = bestPlay(board, tiles)
  if (best) return { type: 'play', tiles: best.tiles.map(({ square, digit }) => ({ square, digit })) }
  return bag >= 7 ? { type: 'exchange', tiles } : { type: 'pass' }
}

describe('a whole game of EquaCross, every byte of it recorded (S45, S46, S47)', () => {
  let house: TestHouse
  let leave: () => Promise<void>
  let ears: Record<'0' | '1' | 'watcher' | 'reader', Ears>
  let events: EquaCrossEvent[]
  let seed: string

  beforeAll(async () => {
    const place = await openPlace('PGlite')
    leave = place.leave
    house = await TestHouse.open(place.database, { random: steadyRandom('secrets') })
    const { code, first, second } = await house.pair('equacross')
    const listen = (visitor: Visitor) => Ears.open(house.url, visitor)
    const [zero, one, watcher, reader] = await Promise.all([
      listen(first),
      listen(second),
      listen(house.visitor()),
      listen(await house.person('Reader')),
    ])
    ears = { '0': zero, '1': one, watcher, reader }
    const players = [zero, one]
    for (const { socket } of [zero, one, watcher]) await socket.ask('watch', { code })

    const game = `/api/games/${code}`
    let message = (await zero.ask('GET', `${game}/view`)) as Message
    for (let turn = 0; !message.view.outcome; turn++) {
      const mover = message.view.toAct[0] ?? 0
      const [actor, other] = [players[mover] as Ears, players[1 - mover] as Ears]
      const { view, seq } = (await actor.ask('GET', `${game}/view`)) as Message
      // What is refused must not tell either.
      await other.socket.ask('intent', {
        code,
        key: freshKey(),
        seq,
        intent: { type: 'exchange', tiles: '0123456' },
      })
      await actor.socket.ask('intent', {
        code,
        key: freshKey(),
        seq,
        intent: { type: 'exchange', tiles: '99999999' },
      })
      await actor.socket.ask('intent', { code, key: freshKey(), seq: seq - 1, intent: { type: 'pass' } })
      const key = freshKey()
      const intent = { code, key, seq, intent: choose(view) }
      const answer = (await actor.socket.ask('intent', intent)) as IntentAnswer
      if (!answer.ok) throw new Error(`${JSON.stringify(intent)}: ${answer.error.code}`)
      await other.ask('POST', `${game}/intents`, { key, seq, intent: { type: 'pass' } })
      for (const { socket } of players)
        await socket.next((heard) => heard.startsWith('42["view"') && heard.includes(`"seq":${answer.seq},`))
      if (turn % 4 === 0)
        for (const { socket } of [zero, one, watcher]) {
          await socket.ask('unwatch', { code })
          await socket.ask('watch', { code })
        }
      for (const path of [game, `${game}/view`, `${game}/log`, '/api/me/games', '/api/me'])
        for (const ear of [reader, other]) await ear.ask('GET', path)
      await reader.ask('GET', `${game}/view?seat=${mover}`)
      await reader.socket.ask('watch', { code, seat: mover })
      message = (await actor.ask('GET', `${game}/view`)) as Message
    }
    const { prisma } = place.database
    const stored = await prisma.event.findMany({ where: { code }, orderBy: { seq: 'asc' } })
    events = stored.map(({ data }) => data as unknown as EquaCrossEvent)
    seed = (await prisma.game.findUniqueOrThrow({ where: { code } })).seed
  }, 180_000)
  afterAll(async () => {
    await house.close()
    await leave()
  })

  const hidden = (seat: number | null) => {
    const equacross = games.get('equacross')
    if (!equacross) throw new Error('EquaCross is not in the catalogue')
    return hiddenFrom(seat, equacross, events, seed)
  }
  const leaks = (messages: readonly string[], seat: number | null) => [
    ...new Set(messages.flatMap((message) => leaksIn(message, hidden(seat)))),
  ]

  it('has plays, exchanges and an end', () => {
    const types = new Set(events.map(({ type }) => type))
    expect(types).toEqual(
      new Set(['opened', 'played', 'exchanged', 'ended', ...(types.has('passed') ? ['passed'] : [])]),
    )
    expect(events.length).toBeGreaterThan(15)
    expect(ears['0'].before.length).toBeGreaterThan(100)
  })

  it.each([
    ['0', 0],
    ['1', 1],
    ['watcher', null],
    ['reader', null],
  ] as const)('tells %s nothing that is hidden from it', (who, seat) => {
    expect(leaks(ears[who].before, seat)).toEqual([])
  })

  it('tells everybody the seed and the leftovers at the end (G-6)', () => {
    for (const who of ['0', '1', 'watcher'] as const) {
      const last = ears[who].socket.heard.findLast((heard) => heard.startsWith('42["view"')) ?? ''
      expect(last).toContain(`"seed":"${seed}"`)
      expect(last).toContain('"leftovers"')
    }
  })

  it('is not told by tiles laid in the order of their rack, or by two racks alike', () => {
    const [opened] = events as [Extract<EquaCrossEvent, { type: 'opened' }>]
    const played = events.find((event) => event.type === 'played') as EquaCrossEvent
    const tiles = '9822414'.split('').map((digit, at) => ({ square: `${'DEFGHIJ'[at]}8`, digit }))
    const log = [
      { ...opened, first: 0, bag: '9822414172345677123456700000000' },
      { ...played, seat: 0, tiles, drawn: '71234567' },
    ] as EquaCrossEvent[]
    const equacross = games.get('equacross')
    if (!equacross) throw new Error('EquaCross is not in the catalogue')
    const view = equacross.view(replay<Kind>(equacross, log).state, 1)
    expect(leaksIn(JSON.stringify({ view }), hiddenFrom(1, equacross, log, seed))).toEqual([])
  })

  describe('and the search would find', () => {
    it.each([
      ['0', 1],
      ['1', 0],
      ['0', null],
      ['1', null],
    ] as const)('the rack of seat %s in the eyes of %s', (who, seat) => {
      const found = leaks(ears[who].before, seat)
      expect(found).toContainEqual(expect.stringMatching(/^a rack at .*\.view\.rack$/))
      expect(found).toContainEqual(expect.stringMatching(/^a run of tiles/))
      expect(found).toContainEqual(expect.stringMatching(/^exchanged tiles at/))
    })

    it('an event that went out as it is stored', () => {
      for (const event of events.filter(({ type }) => ['opened', 'played', 'exchanged'].includes(type))) {
        const sent = `42["view",${JSON.stringify({ code: 'ABCDEF', seq: 1, news: [event] })}]`
        expect(leaks([sent], null)).not.toEqual([])
      }
    })

    it('a rack in another order, in another shape, under a harmless name', () => {
      const rack = [...hidden(0).racks][0] ?? ''
      const digits = rack.split('').reverse()
      for (const hiding of [digits.join(''), digits, digits.map(Number)])
        expect(leaks([JSON.stringify({ view: { count: hiding } })], 0)).toContain('a rack at .view.count')
    })

    it('the order of the bag in the middle of a sentence', () => {
      const { bag } = events[0] as Extract<EquaCrossEvent, { type: 'opened' }>
      expect(leaks([`{"error":{"message":"no tile in ${bag.slice(40, 50)}"}}`], 0)).not.toEqual([])
      expect(leaks([JSON.stringify({ view: { lines: bag.slice(40, 50).split('') } })], 1)).not.toEqual([])
    })

    it('the seed, in hex or not', () => {
      expect(leaks([`42["view",{"fairness":{"hash":"${seed}"}}]`], 0)).toEqual(['the seed'])
      expect(leaks([Buffer.from(seed, 'hex').toString('base64')], null)).toEqual(['the seed'])
    })
  })
})
