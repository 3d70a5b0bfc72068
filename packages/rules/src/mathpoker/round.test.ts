import { describe, expect, test } from 'vitest'
import { PokerTable, toEquation } from '../../test/mathpoker-table.ts'
import { isNumber } from './cards.ts'
import { mathpoker } from './index.ts'
import { mathPokerIntent } from './intent.ts'

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

describe('MP-19: the end', () => {
  test('S86: of two who lose in one round the one with more chips before it is placed better', () => {
    const table = new PokerTable(3)
    const [first, second, third] = [table.seat(0), table.seat(1), table.seat(2)]
    table.rig({})
    table.position = {
      ...table.position,
      state: {
        ...table.state,
        phase: 'settling',
        round: { ...table.round, stacks: [0, 0, 0].with(first, 1200).with(second, 900).with(third, 900) },
        betting: { ...table.state.betting, stacks: [0, 0, 0].with(first, 3000), totals: [0, 0, 0] },
      },
    }
    expect(mathpoker.house(table.state, { below: () => 0 })).toEqual({
      type: 'concluded',
      out: [second, third].toSorted((a, b) => a - b),
      places: [2, 2, 2].with(first, 1),
    })
  })

  test('computers do not play on when the last person has left: they are placed by their chips', () => {
    const table = new PokerTable(4, {}, [1, 2, 3])
    table.forfeit(0)
    while (!table.state.outcome) table.expire()
    expect(table.round.number).toBe(1)
    expect(table.state.outcome.places[0]).toBe(4)
    expect(Math.min(...table.state.outcome.places)).toBe(1)
  })
})

describe('S18 … S21: amounts', () => {
  const raise = (to: unknown) => mathPokerIntent.safeParse({ type: 'raise', to })

  test.each([
    -1,
    0,
    0.5,
    '10',
    '1e3',
    Number.NaN,
    null,
    Number.POSITIVE_INFINITY,
    2_147_483_648,
    [],
    undefined,
  ])('a raise to %j is none', (to) => expect(raise(to).success).toBe(false))

  test('MP-6: a raise is at least the last one, and no more than one has', () => {
    const table = new PokerTable(3)
    table.discardAll()
    const before = table.state
    expect(table.play('check')).toBe('must-call')
    expect(table.play('raise 19')).toBe('raise-too-small')
    expect(table.play('raise 1001')).toBe('raise-too-large')
    expect(table.state).toBe(before)
    expect(table.play('raise 1000', 'call', 'raise 1000')).toBe('no-raise')
    expect(table.play('call')).toBe('ok')
    expect(table.last('called')).toMatchObject({ to: 1000, allIn: true })
    table.discardAll()
    expect(table.state.phase).toBe('equation')
    expect(mathpoker.view(table.state, 'watcher').pots).toEqual([{ amount: 3000, eligible: [0, 1, 2] }])
  })

  test('a call where nothing is owed is refused, so that a Check never becomes a Call', () => {
    const table = new PokerTable(2)
    table.discardAll()
    table.play('call')
    const before = table.state
    expect(table.play('call')).toBe('nothing-to-call')
    expect(table.state).toBe(before)
  })
})
