import type { GameSummary } from '@trueline/rules/wire'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { doctored, makeLog } from '../../games/equacross/review/testing.ts'
import { replay } from '../../games/equacross/review/moments.ts'
import { keepHash, keptHash } from '../../net/hashes.ts'
import { ceilingOf, momentAt, pathOf, pointsOf, sayChart } from './chart.ts'
import { checksOf, isFair } from './checks.ts'
import { fetchEnded, finalScores } from './ended.ts'
import { rematchOf } from './rematch.ts'
import { compare, sharesOf } from './shares.ts'
import { Steps } from './steps.svelte.ts'

type Log = ReturnType<typeof makeLog>
const apiOf = (log: Log, seat: number | null = null): Parameters<typeof fetchEnded>[0] => ({
  log: async () => ({ ok: true, value: log }),
  game: async () => ({ ok: true, value: { seat } as GameSummary }),
})

const moments = [
  [0, 0],
  [20, 0],
  [20, 35],
  [60, 35],
].map((scores) => ({ scores }))

describe('the chart', () => {
  const frame = { width: 300, height: 100 }

  it('has a point for every moment, the highest score under a round ceiling', () => {
    expect(ceilingOf(0)).toBe(50)
    expect(ceilingOf(60)).toBe(100)
    expect(ceilingOf(483)).toBe(500)
    expect(pointsOf(moments, frame)).toEqual([
      [
        { x: 0, y: 100 },
        { x: 100, y: 80 },
        { x: 200, y: 80 },
        { x: 300, y: 40 },
      ],
      [
        { x: 0, y: 100 },
        { x: 100, y: 100 },
        { x: 200, y: 65 },
        { x: 300, y: 65 },
      ],
    ])
    expect(pathOf([{ x: 0, y: 1 / 3 }])).toBe('M0 0.33')
    expect(pointsOf([], frame)).toEqual([])
    expect(pointsOf([{ scores: [0] }], frame)).toEqual([[{ x: 0, y: 100 }]])
  })

  it('leads from a place on it to a moment, also from beyond its edges', () => {
    expect([-1, 0, 0.49, 0.51, 1, 7].map((part) => momentAt(part, 3))).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('is told in words: the scores, and who led', () => {
    const names = ['Ada', 'Noor']
    expect(sayChart(moments, names)).toBe(
      'Scores by move. At the end Ada 60, Noor 35. The lead changed 2 times; Ada led for good from move 3 on.',
    )
    expect(sayChart(moments.slice(0, 2), names)).toContain('Ada led from the first points on')
    expect(sayChart([{ scores: [5, 0] }, { scores: [5, 9] }, { scores: [9, 9] }], names)).toContain('level')
  })
})

describe('what was found of what there was', () => {
  const move = (points: number | null) => ({ seat: 0, name: '', words: '', equations: [], points })
  const done = [
    { seq: 1, move: null },
    { seq: 2, move: move(19) },
    { seq: 4, move: move(40) },
    { seq: 5, move: move(null) },
    { seq: 6, move: move(null) },
  ]
  const turns = [
    { seq: 2, seat: 0, best: 31 },
    { seq: 4, seat: 1, best: 40 },
    { seq: 5, seat: 0, best: null },
    { seq: 99, seat: 0, best: 1000 },
  ]
  const bestOf = ({ best }: { readonly best: unknown }) =>
    best === null ? null : { equations: [], points: best as number }

  it('is compared turn by turn; what has no turn here does not count', () => {
    const compared = compare(done, turns, bestOf)
    expect([...compared].map(([seq, { missed }]) => [seq, missed])).toEqual([
      [2, 12],
      [4, 0],
      [5, 0],
    ])
    expect(sharesOf(compared.values(), 2)).toEqual([61, 100])
  })

  it('is not all as long as a point is missing, and nothing to say where there was nothing', () => {
    const compared = compare([{ seq: 2, move: move(999) }], [{ seq: 2, seat: 0, best: 1000 }], bestOf)
    expect(sharesOf(compared.values(), 2)).toEqual([99, null])
  })
})

describe('steps', () => {
  it('begin at the move of the address, else at the end, and stay within the game', () => {
    expect(new Steps(10, '#4').at).toBe(4)
    expect(new Steps(10, '#400').at).toBe(9)
    for (const hash of ['', '#main', '#-1', '#1e3', '#99999']) expect(new Steps(10, hash).at).toBe(9)
    const steps = new Steps(3, '#1')
    steps.go(-5)
    expect(steps.at).toBe(0)
    expect([steps.by('ArrowRight'), steps.by('End'), steps.by('x')]).toEqual([1, 2, null])
    steps.follow('#2')
    steps.follow('#nothing')
    expect(steps.at).toBe(2)
  })
})

describe('the checks (G-6)', () => {
  const log = makeLog()
  const cast = { names: ['Ada', 'Noor'], you: null }
  const statesOf = (
    tampered: typeof log,
    seen = { hash: log.fairness.hash, seq: 1 } as { hash: string; seq: number } | null,
  ) => checksOf(tampered, replay(tampered, cast), seen).map(({ state }) => state)

  // The game's own part is fetched when it is needed; the first fetch compiles it.
  beforeAll(async () => {
    await import('../../games/equacross/review/index.ts')
  }, 60_000)
  beforeEach(() => localStorage.clear())

  it('all fit for an honest game whose hash this device saw', () => {
    expect(statesOf(log)).toEqual(['fits', 'fits', 'fits', 'fits'])
    expect(statesOf(log, null)).toEqual(['fits', 'unknown', 'fits', 'fits'])
  })

  it('tell where a doctored log does not fit', () => {
    const broken = doctored(log, 2, { score: 1 })
    const checks = checksOf(broken, replay(broken, cast), null)
    expect(isFair(checks)).toBe(false)
    expect(checks.map(({ state }) => state)).toEqual(['fits', 'unknown', 'differs', 'unknown'])
    expect(checks[2]?.title).toContain('Event 2')
  })

  it('tell a seed that is not the one promised, and a hash that was changed', () => {
    const seed = '60'.repeat(32)
    expect(statesOf({ ...log, fairness: { ...log.fairness, seed } })[0]).toBe('differs')
    expect(statesOf(log, { hash: 'ab', seq: 1 })[1]).toBe('differs')
    expect(statesOf({ ...log, outcome: { places: [1, 1], why: 'scoreless' } })[3]).toBe('differs')
  })

  it('keep the hash as it was first seen', () => {
    expect(keptHash('K7Q2MX')).toBeNull()
    keepHash('K7Q2MX', 'aa', 1)
    keepHash('K7Q2MX', 'bb', 9)
    expect(keptHash('K7Q2MX')).toEqual({ hash: 'aa', seq: 1 })
    localStorage.setItem('trueline:hashes', '{"broken":')
    expect(keptHash('K7Q2MX')).toBeNull()
  })

  it('are made of what the house sends; what it refuses is passed on', async () => {
    const ended = await fetchEnded(apiOf(log), 'K7Q2MX')
    expect(ended.ok && finalScores(ended.value.replay)).toHaveLength(2)
    const error = { code: 'not-over', message: '' }
    expect(await fetchEnded({ ...apiOf(log), log: async () => ({ ok: false, error }) }, 'K7Q2MX')).toEqual({
      ok: false,
      error,
    })
    const older = await fetchEnded(apiOf({ ...log, kind: 'go' }), 'K7Q2MX')
    expect(older).toMatchObject({ error: { code: 'older' } })
  })

  it('call whoever reads without a name You, and nobody in what is shared', async () => {
    const nameless = { ...log, seats: log.seats.map((each) => ({ ...each, name: null })) }
    const named = async (value: typeof log) => {
      const ended = await fetchEnded(apiOf(value, 1), 'K7Q2MX')
      return ended.ok ? [ended.value.cast.names[1], ended.value.cast.you, ended.value.open.names[1]] : []
    }
    expect(await named(nameless)).toEqual(['You', 1, 'Player 2'])
    expect((await named(log))[1]).toBeNull()
  })

  it('are not taken for a part that did not come, when they cannot be made', async () => {
    const broken = { ...log, news: null } as unknown as typeof log
    const ended = await fetchEnded(apiOf(broken), 'K7Q2MX')
    expect(ended).toMatchObject({
      ok: true,
      value: { replay: { fault: { code: 'not-a-log' }, moments: [] } },
    })
  })
})

describe('a rematch (G-9)', () => {
  const view = (seats: number[], code: string | null = null) =>
    ({ rematch: { seats, code }, mode: 'online', maker: false }) as const

  it('is asked for by one, wanted by the other, and agreed by both', () => {
    expect(rematchOf(view([]), 0)).toEqual({ kind: 'free' })
    expect(rematchOf(view([0]), 0)).toEqual({ kind: 'offered' })
    expect(rematchOf(view([0]), 1)).toEqual({ kind: 'wanted', seat: 0 })
    expect(rematchOf(view([0, 1], 'ABCDEF'), 1)).toEqual({ kind: 'agreed', code: 'ABCDEF', yours: true })
  })

  it('is not for those who watch, but they find the next game', () => {
    expect(rematchOf(view([0]), null)).toEqual({ kind: 'none' })
    expect(rematchOf(view([0, 1], 'ABCDEF'), null)).toMatchObject({ kind: 'agreed', yours: false })
    expect(rematchOf({ ...view([]), rematch: null }, 0)).toEqual({ kind: 'none' })
  })

  it('is one press on a shared device, whose page looks through nobody’s eyes after a reload', () => {
    expect(rematchOf({ ...view([]), mode: 'local', maker: true }, null)).toEqual({ kind: 'free' })
  })
})
