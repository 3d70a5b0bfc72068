import { describe, expect, it } from 'vitest'
import type { TableView } from '@trueline/rules/wire'
import { castOf, isYourTurn, sayTurn } from './cast.ts'
import { untilChange, writeLeft } from './countdown.ts'
import { phaseOf } from './phase.ts'
import { sayResult, writeResult } from './result.ts'
import { sayTrouble } from './trouble.ts'

const viewOf = (more: Partial<TableView> = {}): TableView => ({
  code: 'K7Q2MX',
  kind: 'equacross',
  mode: 'online',
  status: 'playing',
  options: {},
  maker: true,
  seats: ['Ada', 'Noor'].map((name) => ({ name, computer: null, you: false, taken: true })),
  toAct: [0],
  deadlineAt: null,
  givenBack: 0,
  claimableAt: null,
  outcome: null,
  rematch: null,
  news: [],
  fairness: { hash: '' },
  ...more,
})

describe('what the page shows', () => {
  it('waits with the maker, invites a friend, and lets others look in later', () => {
    const waiting = viewOf({ status: 'waiting', toAct: [] })
    expect(phaseOf(waiting, 0, false)).toEqual({ kind: 'waiting' })
    const friend = { ...waiting, maker: false }
    expect(phaseOf(friend, null, false)).toEqual({ kind: 'invitation' })
    expect(phaseOf(friend, null, true)).toEqual({ kind: 'early' })
  })

  it('shows the game to players and watchers, also when it is over', () => {
    for (const seat of [0, 1, null]) {
      expect(phaseOf(viewOf({ maker: false }), seat, false)).toEqual({ kind: 'game' })
      expect(phaseOf(viewOf({ status: 'finished', toAct: [] }), seat, false)).toEqual({ kind: 'game' })
    }
    expect(phaseOf(viewOf({ status: 'cancelled' }), 0, false)).toEqual({ kind: 'cancelled' })
  })

  describe('on a shared device (S66)', () => {
    const local = viewOf({ mode: 'local', toAct: [1] })

    it('is the cover unless the one whose turn it is has said so', () => {
      expect(phaseOf(local, null, false)).toEqual({ kind: 'cover', next: 1 })
      expect(phaseOf(local, 0, false)).toEqual({ kind: 'cover', next: 1 })
      expect(phaseOf(local, 1, false)).toEqual({ kind: 'game' })
    })

    it('comes back as soon as the turn goes over', () => {
      expect(phaseOf({ ...local, toAct: [0] }, 1, false)).toEqual({ kind: 'cover', next: 0 })
    })

    it('hides nothing from strangers, who get no rack anyway, nor after the end', () => {
      expect(phaseOf({ ...local, maker: false }, null, false)).toEqual({ kind: 'game' })
      expect(phaseOf({ ...local, status: 'finished', toAct: [] }, null, false)).toEqual({ kind: 'game' })
    })

    it('calls nobody you', () => {
      expect(castOf(local, 1)).toEqual({ names: ['Ada', 'Noor'], you: null })
      expect([sayTurn(local, 1), isYourTurn(local, 1)]).toEqual(['Noor’s turn', false])
    })
  })
})

it('says whose turn it is', () => {
  expect(sayTurn(viewOf(), 0)).toBe('Your turn')
  expect(sayTurn(viewOf(), 1)).toBe('Ada’s turn')
  expect(sayTurn(viewOf({ status: 'finished', toAct: [] }), 0)).toBe('Game over')
  expect(castOf(viewOf({ seats: [] }), 0)).toEqual({ names: [], you: 0 })
})

describe('clocks', () => {
  it('never show less than nothing, nor nonsense (S53)', () => {
    expect([102_000, 101_001, 60_000, 999, 1, 0, -5000].map(writeLeft)).toEqual([
      '1:42',
      '1:42',
      '1:00',
      '0:01',
      '0:01',
      '0:00',
      '0:00',
    ])
    expect([3_600_000, 86_400_000, 3 * 86_400_000 - 1].map(writeLeft)).toEqual([
      '1 h 00 min',
      '24 h 00 min',
      '3 d 0 h',
    ])
  })

  it('wake when what they show changes, and not after the end', () => {
    expect([5000, 4999, 1, 0, -1].map(untilChange)).toEqual([1000, 999, 1, null, null])
    for (let left = 10_000; left > 0; left -= 37) {
      const wait = untilChange(left) ?? 0
      expect(writeLeft(left - wait + 1)).toBe(writeLeft(left))
      expect(writeLeft(left - wait)).not.toBe(writeLeft(left))
    }
  })
})

describe('results', () => {
  const cast = { names: ['Ada', 'Noor'], you: 0 }
  const outcome = (places: number[]) => ({ outcome: { places, why: '' } })

  it('say who won, and a draw when it is one (S67)', () => {
    expect(sayResult(outcome([1, 2]), [212, 187], cast)).toBe('You won 212 to 187')
    expect(sayResult(outcome([2, 1]), [187, 212], cast)).toBe('Noor won 212 to 187')
    expect(sayResult(outcome([1, 1]), [200, 200], cast)).toBe('A draw, 200 to 200')
    expect(sayResult({ outcome: null }, [0, 0], cast)).toBe('')
    expect(sayResult(outcome([3, 1, 1]), [], { ...cast, names: ['Ada', 'Noor', 'Cleo'] })).toBe(
      'Noor and Cleo won',
    )
    expect(sayResult(outcome([1, 1, 1]), [], { names: ['Ada', 'Noor', 'Cleo'], you: 1 })).toBe(
      'Ada, you and Cleo won',
    )
  })

  it('leave out scores that would belie them: the leader resigned', () => {
    expect(sayResult(outcome([1, 2]), [4, 23], cast)).toBe('You won')
  })

  it('are copied as words', () => {
    expect(writeResult('EquaCross', outcome([1, 2]), [212, 187], cast, 'https://x/g/K7Q2MX')).toBe(
      'EquaCross: Ada won 212 to 187 (Ada 212, Noor 187)\nhttps://x/g/K7Q2MX',
    )
    expect(writeResult('MathPoker', outcome([1, 2]), [], cast, 'https://x/g/K7Q2MX')).toBe(
      'MathPoker: Ada won\nhttps://x/g/K7Q2MX',
    )
  })
})

it('says what is wrong with the line only once it lasts, and whether the move is sent (S9)', () => {
  const line = { reloadNeeded: false }
  const quiet = {
    status: 'reconnecting',
    troubled: false,
    refused: null,
    sending: null,
    line,
    view: viewOf(),
  } as const
  expect(sayTrouble(quiet)).toBeNull()
  expect(sayTrouble({ ...quiet, troubled: true })).toBe('Reconnecting. Your tiles are kept.')
  expect(
    sayTrouble({ ...quiet, troubled: true, status: 'offline', sending: { intent: {}, stage: 'unsent' } }),
  ).toBe('You are offline. Your move is not sent yet.')
  expect(sayTrouble({ ...quiet, line: { reloadNeeded: true } })).toContain('reload the page')
  const first = { ...quiet, status: 'connecting', troubled: true, view: null } as const
  expect(sayTrouble(first)).toBe('The house does not answer yet. It is asked again.')
  expect(sayTrouble({ ...first, refused: 'slow-down' })).toContain('a little patience')
  expect(sayTrouble({ ...first, refused: 'internal' })).toContain('cannot let you in')
})
