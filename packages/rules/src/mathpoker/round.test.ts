import { describe, expect, test } from 'vitest'
import { PokerTable } from '../../test/mathpoker-table.ts'
import { isNumber } from './cards.ts'
import { mathpoker } from './index.ts'

/** Everybody who is asked calls or checks until betting is over. */
const callAll = (table: PokerTable): void => {
  const { street } = table.round
  while (table.state.phase === 'betting' && table.round.street === street) {
    const [seat] = mathpoker.toAct(table.state)
    const legal = mathpoker.view(table.state, seat ?? 0).legal
    expect(table.play(legal?.check ? 'check' : 'call')).toBe('ok')
  }
}

/** Up to the equation phase of the first round, with nobody raising. */
const toEquation = (seats: number, computers: readonly number[] = []): PokerTable => {
  const table = new PokerTable(seats, {}, computers)
  table.discardAll()
  callAll(table)
  table.discardAll()
  callAll(table)
  expect(table.state.phase).toBe('equation')
  return table
}

describe('dealing', () => {
  test('MP-3: one card face down, always a number, the operators, and two cards face up', () => {
    for (const hand of new PokerTable(8).last('dealt')?.hands ?? []) {
      expect(isNumber(hand[0])).toBe(true)
      expect(hand.slice(1, 4)).toEqual(['+', '-', '/'])
      const drawn = hand.slice(4)
      // Each root brings a number with it, a × will later.
      const roots = drawn.filter((card) => card === 'sqrt').length
      expect(drawn.length - roots).toBe(2)
    }
  })

  test('MP-4, MP-10: in the end everybody has four numbers and three operators', () => {
    for (const hand of toEquation(8).round.hands) {
      expect(hand.filter(isNumber)).toHaveLength(4)
      expect(hand.filter((card) => !isNumber(card) && card !== 'sqrt')).toHaveLength(3)
      expect(hand).toContain('/')
    }
  })

  test('MP-2: blinds double every ten rounds', () => {
    const table = new PokerTable(2, { chips: 100_000 })
    const blinds: number[] = []
    while (table.round.number < 21) {
      table.discardAll()
      blinds[table.round.number] = table.round.blinds.small
      if (table.state.phase === 'betting') table.play('fold')
      if (table.state.phase === 'between') table.expire()
    }
    expect([blinds[1], blinds[10], blinds[11], blinds[20], table.round.blinds]).toEqual([
      5,
      5,
      10,
      10,
      { small: 20, big: 40 },
    ])
  })
})

describe('MP-4: a ×', () => {
  /** A table at which the seat after the small blind has drawn a × and must choose. */
  const choosing = (): PokerTable => {
    for (let seats = 2; seats <= 8; seats++) {
      const table = new PokerTable(seats)
      if (table.state.phase === 'choosing') return table
    }
    throw new Error('no × in any of these deals')
  }

  test('takes the place of an operator of its owner, the ÷ excepted, and brings a number', () => {
    const table = choosing()
    const [seat = 0] = mathpoker.toAct(table.state)
    const before = table.round.hands[seat]?.filter(isNumber).length ?? 0
    expect(mathpoker.view(table.state, seat).choice?.from).toEqual(['+', '-', '*'])
    expect(table.playAs(seat, 'discard +')).toBe('ok')
    table.discardAll()
    const hand = table.round.hands[seat] ?? []
    expect(hand).not.toContain('+')
    expect(hand).toContain('*')
    expect(hand.filter(isNumber)).toHaveLength(before + 1)
    expect(table.events.filter(({ type }) => type === 'discarded')).toHaveLength(1)
  })

  test('nobody sees what another chose until all have', () => {
    const table = choosing()
    const [seat = 0] = mathpoker.toAct(table.state)
    const chosen = mathpoker.decide(table.state, seat, { type: 'discard', card: '-' }, { below: () => 0 })
    if (!chosen.ok) throw new Error(chosen.error.code)
    const after = mathpoker.apply(table.state, chosen.value)
    for (const viewer of [(seat + 1) % table.state.left.length, 'watcher'] as const) {
      expect(mathpoker.news(chosen.value, viewer)).toBeNull()
      expect(mathpoker.view(after, viewer).news).toEqual(mathpoker.view(table.state, viewer).news)
      expect(mathpoker.view(after, viewer).choice).toEqual(mathpoker.view(table.state, viewer).choice)
    }
    expect(mathpoker.view(after, seat).choice?.chosen).toEqual(['-'])
  })

  test('is gone itself when 20 s are over', () => {
    const table = choosing()
    expect(mathpoker.deadline(table.state)).toBe(20_000)
    const seats = mathpoker.toAct(table.state)
    table.expire()
    for (const seat of seats) expect(table.round.hands[seat]).not.toContain('*')
    expect(table.state.phase).toBe('betting')
  })

  test('an operator that is not held cannot go', () => {
    const table = choosing()
    const [seat = 0] = mathpoker.toAct(table.state)
    expect(table.playAs(seat, 'call')).toBe('not-now')
    const others = [...table.state.left.keys()].filter((each) => !mathpoker.toAct(table.state).includes(each))
    for (const other of others) expect(table.playAs(other, 'discard +')).toBe('not-your-turn')
  })
})

describe('MP-9: time', () => {
  test('S57: at 0 a free check is a check, and what costs is folded', () => {
    const table = new PokerTable(3)
    table.discardAll()
    expect(mathpoker.deadline(table.state)).toBe(30_000)
    table.expire()
    expect(table.last('timed-out')).toMatchObject({ does: 'fold', away: [] })
    table.play('call')
    table.expire()
    expect(table.last('timed-out')).toMatchObject({ does: 'check' })
  })

  test('S61: after two time-outs in a row a seat acts at once, until its owner is back', () => {
    const table = new PokerTable(3)
    table.discardAll()
    const seat = table.seat(2)
    table.expire()
    expect(table.state.away[seat]).toBe(false)
    table.play('fold')
    table.expire()
    table.discardAll()
    for (let asked = 0; asked < 3 && mathpoker.toAct(table.state)[0] !== seat; asked++) table.play('call')
    table.expire()
    expect(table.state.away[seat]).toBe(true)
    const { number } = table.round
    while (table.round.number === number) {
      expect(table.state.phase === 'betting' && mathpoker.toAct(table.state).includes(seat)).toBe(false)
      if (table.state.phase === 'between') table.expire()
      else if (table.state.phase === 'equation') table.expire()
      else if (table.state.phase === 'choosing') table.expire()
      else table.play('fold')
    }
    expect(table.playAs(seat, 'back')).toBe('ok')
    expect(table.state.away[seat]).toBe(false)
    expect(table.playAs(seat, 'back')).toBe('not-away')
  })

  test('where everybody is away no round begins until somebody is back', () => {
    const table = new PokerTable(2, { rise: null }, [])
    for (let waited = 0; waited < 40 && !mathpoker.view(table.state, 0).waiting; waited++) table.expire()
    expect(mathpoker.view(table.state, 0).waiting).toBe(true)
    expect(mathpoker.deadline(table.state)).toBeNull()
    expect(mathpoker.toAct(table.state)).toEqual([0, 1])
    const back = { type: 'back', seat: 0 } as const
    expect(mathpoker.keepsClock?.(table.state, back)).toBe(false)
    expect(table.playAs(0, 'back')).toBe('ok')
    expect(mathpoker.deadline(table.state)).toBe(8_000)
    const { number } = table.round
    expect(table.playAs(0, 'ready')).toBe('ok')
    expect(table.round.number).toBe(number + 1)
  })
})

describe('the equation phase', () => {
  const orderOf = (table: PokerTable, seat: number, bet: 'low' | 'high' | 'swing'): string => {
    const moves = mathpoker.moves(table.state, seat)
    const lock = moves.find((move) => move.type === 'lock' && move.bet === bet)
    if (lock?.type !== 'lock') throw new Error('no order')
    return `lock ${bet}${lock.low ? ` low=${lock.low.join()}` : ''}${lock.high ? ` high=${lock.high.join()}` : ''}`
  }

  test('MP-11: it ends early when all have locked in, and until then one may unlock', () => {
    const table = toEquation(3)
    expect(mathpoker.deadline(table.state)).toBe(60_000)
    expect(table.playAs(0, orderOf(table, 0, 'low'))).toBe('ok')
    expect(table.playAs(0, 'unlock')).toBe('ok')
    expect(table.playAs(0, 'unlock')).toBe('not-locked')
    expect(mathpoker.view(table.state, 0).arrangement?.bet).toBe('low')
    for (const seat of [0, 1, 2]) expect(table.playAs(seat, orderOf(table, seat, 'swing'))).toBe('ok')
    expect(table.state.phase).toBe('between')
    expect(table.last('shown')?.hands).toHaveLength(3)
  })

  test('MP-14: Lock In refuses what is no equation, with the reason', () => {
    const table = toEquation(2)
    const hand = table.round.hands[0] ?? []
    const all = [...hand.keys()]
    const refusal = (low: number[]) => {
      const decided = mathpoker.decide(table.state, 0, { type: 'lock', bet: 'low', low }, { below: () => 0 })
      return decided.ok ? null : decided.error
    }
    expect(refusal(all.slice(1))).toEqual({
      code: 'bad-order',
      data: { target: 'low', why: 'not-all-cards' },
    })
    expect(refusal([0, 0])).toEqual({ code: 'no-such-card', data: { target: 'low' } })
    const astray = all.toSorted((a, b) => Number(isNumber(hand[a])) - Number(isNumber(hand[b])))
    expect(refusal(astray)).toMatchObject({ code: 'bad-order' })
    expect(table.playAs(0, 'lock swing')).toBe('bad-order')
  })

  test('MP-14: at 0 s the last arrangement counts as it is, chosen or not', () => {
    const table = toEquation(3)
    const low = orderOf(table, 0, 'low').replace('lock low ', 'arrange ')
    expect(table.playAs(0, low)).toBe('ok')
    expect(table.playAs(1, 'arrange high low=0,1')).toBe('ok')
    table.expire()
    const [first, second, third] = table.last('shown')?.hands ?? []
    expect(first).toMatchObject({ bet: null, standing: 'low' })
    expect(second).toMatchObject({ bet: 'high', standing: 'none', equations: [{ fault: 'not-all-cards' }] })
    expect(third).toMatchObject({ bet: null, standing: 'none', equations: [] })
    expect(table.state.betting.stacks[0]).toBe(1020)
    // Who arranged is there; who did nothing has let time run out once.
    expect(table.state.timeouts).toEqual([0, 0, 1])
  })

  test('G-7: hidden choices leave the clock as it is, the last of them does not', () => {
    const table = toEquation(2)
    const keeps = (seat: number, move: string): boolean | undefined => {
      const before = table.state
      const { length } = table.events
      expect(table.playAs(seat, move)).toBe('ok')
      const event = table.events[length]
      return event && mathpoker.keepsClock?.(before, event)
    }
    expect(keeps(0, 'arrange low=0')).toBe(true)
    expect(keeps(1, orderOf(table, 1, 'low'))).toBe(true)
    expect(keeps(1, 'unlock')).toBe(true)
    expect(keeps(1, orderOf(table, 1, 'low'))).toBe(true)
    table.expire()
    expect(keeps(0, 'ready')).toBe(true)
  })

  test('a hand of four zeros has no equation, and is locked in as it lies', () => {
    const table = toEquation(2)
    table.rig({ 0: '0.1 + - / 0.2 0.3 0.4' })
    expect(mathpoker.moves(table.state, 0).some(({ type }) => type === 'lock')).toBe(true)
    expect(table.playAs(0, 'lock low low=0,1,4,2,5,3,6')).toBe('ok')
    expect(table.playAs(1, orderOf(table, 1, 'high'))).toBe('ok')
    expect(table.last('shown')?.hands[0]?.standing).toBe('none')
  })
})

describe('MP-20: leaving', () => {
  test('folds at once, and the chips are blinded off', () => {
    const table = new PokerTable(3)
    table.discardAll()
    const gone = table.seat(0)
    expect(table.playAs(gone, 'resign')).toBe('ok')
    expect(table.playAs(gone, 'resign')).toBe('not-your-turn')
    expect(table.state.betting.stacks[gone]).toBe(995)
    table.play('fold')
    table.expire()
    table.expire()
    expect(table.last('dealt')?.hands[gone]).toEqual([])
    expect(table.last('dealt')?.hands.filter((hand) => hand.length > 0)).toHaveLength(2)
    const posts = table.events.flatMap((event) => (event.type === 'dealt' ? event.posted : []))
    expect(posts.filter(({ seat }) => seat === gone).length).toBeGreaterThan(0)
  })

  test('who leaves while another thinks does not give that player a new clock', () => {
    const table = new PokerTable(4)
    table.discardAll()
    const [thinking = 0] = mathpoker.toAct(table.state)
    const others = [0, 1, 2, 3].filter((seat) => seat !== thinking)
    expect(mathpoker.keepsClock?.(table.state, { type: 'resigned', seat: others[0] ?? 0 })).toBe(true)
    expect(mathpoker.keepsClock?.(table.state, { type: 'resigned', seat: thinking })).toBe(false)
  })

  test('the last one at the table wins, and who left first is placed last', () => {
    const table = new PokerTable(3)
    table.forfeit(2)
    table.forfeit(0)
    expect(table.state.outcome).toEqual({ places: [2, 1, 3], why: 'left' })
  })
})

describe('MP-7, MP-8', () => {
  test('when all but one fold, that one takes the pot and nobody sees a hidden card', () => {
    const table = new PokerTable(3)
    table.discardAll()
    table.play('raise 100', 'fold', 'fold')
    const winner = table.seat(2)
    expect(table.last('taken')).toMatchObject({ seat: winner, chips: 25 })
    expect(table.last('collected')?.returned).toEqual({ seat: winner, chips: 90 })
    expect(mathpoker.view(table.state, 'watcher').seats.map(({ cards }) => cards[0])).toEqual([
      null,
      null,
      null,
    ])
  })

  test('S87, S93: with everybody all-in the cards come and the equation phase begins without a question', () => {
    const table = new PokerTable(2, { chips: 20, blind: 10 })
    table.discardAll()
    if (table.state.phase === 'betting') table.play('call')
    table.discardAll()
    expect(table.state.phase).toBe('equation')
    table.expire()
    // Nobody arranged anything: the pot goes back (MP-18).
    expect(table.last('shown')?.pots[0]?.refund).toBe(true)
    expect(table.state.betting.stacks).toEqual([20, 20])
  })
})
