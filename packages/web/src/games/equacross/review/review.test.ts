import { describe, expect, it } from 'vitest'
import { review as reviewed } from '../../../../../rules/src/equacross/review.ts'
import type { Cast } from '../../gameui.ts'
import { bestOf, sayBestMove } from './best.ts'
import { pictureOf } from './marks.ts'
import { chargeOf, type EquaCrossMoment, rackAt, replay } from './moments.ts'
import { extrasOf, linesOf } from './parts.ts'
import { doctored, makeLog } from './testing.ts'

const cast: Cast = { names: ['Ada', 'Noor'], you: null }
const log = makeLog()
const { moments, draws, events, fault } = replay(log, cast)
const at = (move: number): EquaCrossMoment => {
  const moment = moments[move]
  if (!moment) throw new Error(`no move ${move}`)
  return moment
}
const playIn = (moment: EquaCrossMoment) => {
  if (moment.news?.type !== 'played') throw new Error('no play')
  return moment.news
}

describe('a finished game played again', () => {
  it('has its beginning, one moment for each turn, and its end', () => {
    expect(fault).toBeNull()
    expect(events).toBe(log.news.length)
    expect(moments.map(({ move }) => move?.name ?? null)).toEqual([
      null,
      'Ada',
      'Noor',
      'Ada',
      'Noor',
      'Ada',
      'Noor',
      'Ada',
      null,
    ])
    expect(at(7).move?.words).toBe('resigned')
    expect(at(0).scores).toEqual([0, 0])
  })

  it('adds up: what a turn made and what its hint took off', () => {
    const second = at(2)
    expect(second.hint?.found).toBe(true)
    expect(chargeOf(second.news)).toBeGreaterThan(0)
    for (const [move, moment] of moments.entries()) {
      const before = moments[move - 1]
      if (!before || !moment.move) continue
      const { seat, points } = moment.move
      const made = (points ?? 0) - chargeOf(moment.news)
      expect(moment.scores[seat]).toBe((before.scores[seat] ?? 0) + made)
    }
  })

  it('tells the lines of a play with their points, and the rest apart', () => {
    const play = playIn(at(2))
    const charge = chargeOf(play)
    const lines = linesOf(play).reduce((sum, line) => sum + line.points, 0)
    expect(lines + play.bonuses.several + play.bonuses.allTiles).toBe(play.score)
    expect(extrasOf(play, charge).at(-1)).toMatchObject({ value: `− ${charge}` })
  })

  it('shows both racks as they were before the turn, what left them marked', () => {
    const third = at(3)
    const used = rackAt(third, 0).filter((tile) => tile.used)
    expect(used.map(({ digit }) => digit)).toEqual(
      playIn(third)
        .tiles.map(({ digit }) => digit)
        .sort(),
    )
    expect(rackAt(third, 1).some((tile) => tile.used)).toBe(false)
    expect(
      rackAt(at(2), 1)
        .map(({ digit }) => digit)
        .join(''),
    ).toHaveLength(8)
    expect(rackAt(at(5), 0).filter((tile) => tile.used)).toHaveLength(2)
  })

  it('names every draw, and that of an exchange by what it was for', () => {
    expect(draws.filter(({ seq }) => seq === 1).map(({ what }) => what.length)).toEqual([13, 15])
    expect(draws.at(-1)?.when).toMatch(/^for \d \d$/)
    const drawn = draws.flatMap(({ what }) => what.split(' ')).length
    expect(drawn).toBe(100 - at(7).position.view.bag + 2)
  })
})

describe('the board of a moment', () => {
  const marked = (tone: string, picture: ReturnType<typeof pictureOf>) =>
    picture.tiles.filter((tile) => tile.tone === tone).length

  it('marks the tiles of its turn, and none where nothing was laid', () => {
    const play = playIn(at(3))
    const picture = pictureOf(at(3), null)
    expect(marked('fresh', picture)).toBe(play.tiles.length)
    expect(picture.lassos).toHaveLength(play.lines.length)
    expect(marked('fresh', pictureOf(at(5), null))).toBe(0)
    expect(pictureOf(at(0), null).tiles).toEqual([])
  })

  it('shows the best play in place of what was done, on the board before it', () => {
    const passed = at(6)
    const best = playIn(at(3))
    const picture = pictureOf({ ...passed, before: at(2).position }, best)
    expect(marked('card', picture)).toBe(best.tiles.length)
    expect(picture.lassos[0]).toMatchObject({ tone: 'margin', flag: `+${best.score}` })
  })
})

describe('what is best', () => {
  it('is told of a turn, or that there was nothing', () => {
    const best = playIn(at(1))
    expect(bestOf({ seq: 2, seat: 0, best })).toEqual({
      equations: at(1).move?.equations,
      points: best.score,
    })
    expect(bestOf({ seq: 2, seat: 0, best: null })).toBeNull()
    expect(reviewed([])).toEqual([])
  })

  it('is the move that scored most', () => {
    const most = Math.max(...moments.map(({ move }) => move?.points ?? 0))
    expect(sayBestMove(log.news, cast)).toMatch(new RegExp(`^Best move: .+ by (Ada|Noor), ${most} points?$`))
    expect(sayBestMove([], cast)).toBeNull()
  })
})

describe('a doctored log (G-6)', () => {
  it('is shown up to the event that does not fit, whatever was changed in it', () => {
    const play = playIn(at(4))
    for (const change of [
      { score: play.score + 1 },
      { seat: 1 - play.seat },
      { tiles: play.tiles.slice(1) },
    ]) {
      const broken = replay(doctored(log, at(4).seq, change), cast)
      expect(broken.fault).toEqual({ code: 'event', seq: at(4).seq })
      expect(broken.moments).toHaveLength(4)
      expect(broken.events).toBe(at(4).seq - 1)
    }
  })

  it('is found out by its seed', () => {
    const seed = '60'.repeat(32)
    const other = replay({ ...log, fairness: { ...log.fairness, seed } }, cast)
    expect(other).toMatchObject({ moments: [], draws: [], fault: { code: 'hash' } })
  })
})
