import { beforeEach, describe, expect, it } from 'vitest'
import { Stopwatch, writeTime } from './looked.ts'
import { wantedAt } from './paths.ts'
import { PuzzlePlay } from './play.svelte.ts'
import { sayPuzzleError } from './refusal.ts'
import { sayCard, sayCheck, sayDay, sayResult } from './say.ts'
import { writeShare } from './share.ts'
import { doorsTo, viewOf } from './testing.ts'
import { squareAt } from '../games/board/square.ts'

beforeEach(() => localStorage.clear())

const HOUSE = 'https://trueline.example'
const tile = (name: string) => ({ square: name.slice(0, 2), digit: name.slice(2) })

describe('a result to be shared', () => {
  const won = viewOf({
    status: 'solved',
    level: 'hard',
    seconds: 252,
    checks: { used: 2, left: 3 },
    history: [
      { right: 1, wrong: 2 },
      { right: 3, wrong: 0 },
    ],
    last: { tiles: ['C13', 'C24', 'E24'].map(tile), right: ['C1', 'C2', 'E2'] },
  })

  it('says it in words and squares', () => {
    expect(writeShare(won, HOUSE)).toBe(
      [
        'EquaCross daily: Hard, 30 Nov 2026',
        'Solved in 4:12 with 2 checks',
        '🟩🟥🟥 1 of 3',
        '🟩🟩🟩 3 of 3',
        'https://trueline.example/daily/2026-11-30/hard',
      ].join('\n'),
    )
  })

  it('gives away no square and no digit of the board', () => {
    const text = writeShare(
      { ...won, checks: { used: 0, left: 5 }, history: [], seconds: 0, date: null },
      HOUSE,
    )
    expect(text).not.toMatch(/[A-M]\d/)
    expect(text).toContain('/puzzles')
  })

  it('keeps to the last checks where there were many, and names reveals', () => {
    const many = Array.from({ length: 9 }, () => ({ right: 1, wrong: 1 }))
    expect(writeShare({ ...won, history: many }, HOUSE).match(/🟩/gu)).toHaveLength(6)
    expect(sayResult({ ...won, revealed: [tile('C13')] }, '4:12')).toBe(
      'Solved in 4:12 with 2 checks and 1 tile revealed',
    )
    expect(sayResult({ ...won, status: 'lost', checks: { used: 5, left: 0 } }, '4:12')).toBe(
      'Not solved in 5 checks',
    )
  })
})

describe('what is said of a puzzle', () => {
  it('names the wrong tiles of a check, and what is left', () => {
    const last = { tiles: ['C13', 'C24', 'E24'].map(tile), right: ['C1'] }
    expect(sayCheck(viewOf({ last, checks: { used: 4, left: 1 } }))).toBe(
      '1 right, 2 wrong: C2, E2. 1 check left',
    )
  })

  it('says of a whole line only whether it is true', () => {
    const play = new PuzzlePlay(doorsTo([]).doors, viewOf())
    expect(sayCard(play, null, false).text).toContain('3 red squares')
    const put = (digit: string, square: string) => {
      const found = play.draft.hand.find(({ face, square: at }) => face === digit && at === null)
      play.draft.place(found?.id ?? 0, squareAt(square))
    }
    put('4', 'C1')
    expect(sayCard(play, squareAt('C1'), false)).toMatchObject({
      mood: 'false',
      text: expect.stringContaining('Row 1'),
    })
    play.draft.recall()
    put('3', 'C1')
    expect(sayCard(play, squareAt('C1'), false)).toEqual({ mood: 'true', equation: '1 + 2 = 3', text: '' })
    expect(sayCard(play, null, false).text).toBe('2 tiles to go.')
  })

  it('names the days of the calendar with what was solved', () => {
    const day = { date: '2026-11-12', solved: ['easy', 'hard'] as const, later: ['expert'] as const }
    expect(sayDay('2026-11-12', day, false)).toBe(
      '12 November 2026, solved Easy and Hard, solved later Expert',
    )
    expect(sayDay('2026-11-30', undefined, true)).toBe('30 November 2026, today')
  })

  it('has words for refusals, the house’s too', () => {
    const said = (code: string, data?: unknown) => sayPuzzleError({ code, message: code, data })
    expect(said('before-first-day', { first: '2025-01-01' })).toContain('1 January 2025')
    expect(said('no-such-puzzle')).toContain('no such puzzle')
    expect(said('no-net')).toContain('net is down')
  })
})

describe('the address of a puzzle', () => {
  it('names a puzzle, or none', () => {
    expect(wantedAt('daily/2026-11-30/hard')).toEqual({ date: '2026-11-30', level: 'hard' })
    expect(wantedAt('puzzle/ildXk5K9XJ__enVd')).toEqual({ id: 'ildXk5K9XJ__enVd' })
    for (const path of [
      'daily/2026-11-30',
      'daily/tomorrow/hard',
      'daily/2026-11-30/extreme',
      'puzzle/a b',
      'puzzle/a/b',
    ])
      expect(wantedAt(path)).toBeNull()
  })
})

describe('the time', () => {
  it('runs only while it is looked at, and never back', () => {
    let now = 1_000
    const watch = new Stopwatch(() => now)
    now += 5_000
    expect(watch.seconds).toBe(0)
    watch.run()
    now += 2_500
    watch.run()
    watch.stop()
    now += 60_000
    expect([watch.seconds, watch.running]).toEqual([2, false])
    watch.atLeast(10)
    watch.atLeast(3)
    expect(watch.seconds).toBe(10)
    watch.run()
    now -= 4_000
    expect(watch.seconds).toBe(10)
  })

  it('is written as a clock writes it', () => {
    expect([0, 9, 252, 3_723].map(writeTime)).toEqual(['0:00', '0:09', '4:12', '1:02:03'])
  })
})
