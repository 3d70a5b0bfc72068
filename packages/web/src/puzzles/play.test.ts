import { beforeEach, describe, expect, it, vi } from 'vitest'
import { squareAt } from '../games/board/square.ts'
import { fitsIn } from './fits.ts'
import { PuzzlePlay } from './play.svelte.ts'
import { doorsTo, viewOf } from './testing.ts'

beforeEach(() => localStorage.clear())

const put = (play: PuzzlePlay, digit: string, square: string): void => {
  const tile = play.draft.hand.find((each) => each.face === digit && each.square === null)
  if (tile) play.draft.place(tile.id, squareAt(square))
}
const lies = (play: PuzzlePlay) => play.tiles.map(({ square, digit }) => square + digit).join(' ')
const open = (answers: Parameters<typeof doorsTo>[0] = [], more = {}) => {
  const { doors, sent } = doorsTo(answers)
  return { play: new PuzzlePlay(doors, viewOf(more)), sent, doors }
}
const checked = (tiles: string, right: string, more = {}) =>
  viewOf({
    checks: { used: 1, left: 4 },
    last: {
      tiles: tiles.split(' ').map((each) => ({ square: each.slice(0, 2), digit: each.slice(2) })),
      right: right.split(' '),
    },
    ...more,
  })

describe('a puzzle', () => {
  it('takes tiles on red squares only, and keeps them on the device (PZ-1, EC-24, S106)', () => {
    const { play, doors } = open()
    for (const square of ['A1', 'D4', 'F1', 'C3']) put(play, '3', square)
    expect(lies(play)).toBe('')
    put(play, '3', 'C1')
    put(play, '4', 'E2')
    expect(lies(play)).toBe('C13 E24')
    expect(play.missing).toBe(1)
    const again = new PuzzlePlay(doors, viewOf())
    expect(lies(again)).toBe('C13 E24')
  })

  it('reads each line as soon as it has no gap, true or not', () => {
    const { play } = open()
    expect(play.lines).toEqual([])
    put(play, '3', 'C1')
    expect(play.lines.map((line) => line.ok && line.reading)).toEqual(['1+2=3'])
    put(play, '4', 'C2')
    put(play, '4', 'E2')
    expect(play.lines.map((line) => line.ok && line.reading)).toEqual(['1+2=3', '3+4=7', '5+4=9'])
    play.draft.recall()
    put(play, '4', 'C1')
    expect(play.lines).toMatchObject([{ ok: false, fault: { text: '124', why: 'no-equation' } }])
  })

  it('marks tiles as the last check found them, until they are moved (PZ-2)', async () => {
    const { play, sent } = open([checked('C14 C23', 'C2')])
    put(play, '4', 'C1')
    put(play, '3', 'C2')
    await play.check()
    expect(sent[0]?.body.tiles).toEqual([
      { square: 'C1', digit: '4' },
      { square: 'C2', digit: '3' },
    ])
    expect([...play.marks]).toEqual([
      ['C1', false],
      ['C2', true],
    ])
    expect(play.view.checks.left).toBe(4)
    const wrong = play.draft.hand.find(({ square }) => square === squareAt('C1'))
    play.draft.takeBack(wrong?.id ?? 0)
    expect([...play.marks]).toEqual([['C2', true]])
  })

  it('asks again with the same key when no answer comes, and with another for other tiles (S3)', async () => {
    vi.useFakeTimers()
    const { play, sent } = open([null, null, null, checked('C13', 'C1'), checked('C13 C24', 'C1 C2')])
    put(play, '3', 'C1')
    const first = play.check()
    expect(play.free).toBe(false)
    await vi.runAllTimersAsync()
    expect((await first).ok).toBe(false)
    expect(play.free).toBe(true)
    await play.check()
    expect(new Set(sent.map(({ body }) => body.key)).size).toBe(1)
    put(play, '4', 'C2')
    await play.check()
    expect(new Set(sent.map(({ body }) => body.key)).size).toBe(2)
    vi.useRealTimers()
  })

  it('has a revealed tile stay, and takes no other one like it from where it lies right', async () => {
    const tile = { square: 'C2', digit: '4' }
    const { play } = open([{ view: viewOf({ revealed: [tile], revealPrice: null }), tile, from: null }])
    // The later of the two fours lies on its square.
    const last = play.draft.hand.at(-1)
    play.draft.place(last?.id ?? 0, squareAt('E2'))
    await play.reveal()
    expect(lies(play)).toBe('E24')
    expect(play.draft.hand.map(({ face }) => face).join('')).toBe('34')
    expect(play.taken(squareAt('C2'))).toBe(true)
  })

  it('has a revealed tile taken from where it was wrong, when the rack has no more of it', async () => {
    const tile = { square: 'C1', digit: '3' }
    const { play } = open([{ view: viewOf({ revealed: [tile], revealPrice: null }), tile, from: 'E2' }])
    put(play, '3', 'E2')
    put(play, '4', 'C1')
    await play.reveal()
    expect(lies(play)).toBe('')
    expect(play.draft.hand.map(({ face }) => face).join('')).toBe('44')
  })

  it('is over when it is solved or lost, shows what was checked last, and forgets the draft (PZ-4)', async () => {
    const { play } = open([
      checked('C13 C24 E24', 'C1 C2 E2', { status: 'solved', seconds: 90, penalty: 30 }),
    ])
    put(play, '3', 'C1')
    await play.check()
    expect([play.free, play.open, lies(play), play.seconds]).toEqual([false, false, 'C13 C24 E24', 90])
    expect(localStorage.getItem('trueline:draft:puzzle:p1')).toBeNull()
  })

  it('looks again when another tab has ended it, and knows when that has moved tiles (S31)', async () => {
    const lost = viewOf({ status: 'lost', checks: { used: 5, left: 0 } })
    const { play, doors } = open([{ code: 'already-over', message: '' }, lost])
    const other = new PuzzlePlay(doors, viewOf())
    put(other, '3', 'C1')
    expect([play.isBehind(), other.isBehind()]).toEqual([true, false])
    put(play, '4', 'C1')
    await play.check()
    expect(play.view.status).toBe('lost')
  })

  it('counts what was looked at before, here or elsewhere, and what reveals have cost', () => {
    localStorage.setItem('trueline:looked:puzzle:p1', '50')
    expect(open([], { seconds: 100, penalty: 90 }).play.seconds).toBe(140)
    expect(open([], { seconds: 200, penalty: 90 }).play.seconds).toBe(200)
  })
})

describe('what fits a line of a puzzle (EC-23)', () => {
  const fits = (play: PuzzlePlay, at: string, strip: string | null) =>
    fitsIn(play, { from: at, to: at }, strip).map(({ tiles }) =>
      tiles.map(({ square, digit }) => square + digit).join(' '),
    )

  it('fills its red squares and no others, with tiles of the rack', () => {
    const { play } = open()
    expect(fits(play, 'A1', null)).toEqual(['C13'])
    expect(fits(play, 'C3', '3+4=7')).toEqual(['C13 C24'])
    expect(fits(play, 'C3', '2+5=7')).toEqual([])
    // 9 has a line down only; across there is no square beside it.
    expect(fits(play, 'E3', '5+4=9')).toEqual(['E24'])
  })

  it('goes beside the tiles that lie already, and moves what is needed', () => {
    const { play } = open()
    put(play, '4', 'C1')
    put(play, '3', 'E2')
    const [play2] = fitsIn(play, { from: 'C3', to: 'C3' }, '3+4=7')
    const laid = play2?.tiles.map(({ square, digit }) => ({ face: digit, square: squareAt(square) })) ?? []
    expect(play.draft.lay(laid)).toBe(true)
    // What lay there changed places with what came.
    expect(lies(play)).toBe('C13 C24 E24')
  })
})
