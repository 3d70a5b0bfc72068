import { describe, expect, it, vi } from 'vitest'
import { afterPlay, begin, goOn, judgeIn, lessonAt, type Position, scoreOf } from './course.ts'
import { FirstGame } from './first.svelte.ts'
import { how } from './how.ts'
import { LESSONS } from './lessons.ts'
import { pictures } from './pictures.built.ts'
import { playsFrom } from './plays.ts'
import { words } from './words.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Numbers that look like chance, the same in every run. */
const dice = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const accepted = (position: Position) => {
  const lesson = lessonAt(position)
  return playsFrom(position.board, position.rack).filter((play) => lesson?.wants(play))
}

describe('a first game', () => {
  it('takes any of 36 plays over the star', () => {
    expect(accepted(begin())).toHaveLength(36)
  })

  it('teaches every lesson, and has a move to show in each, whatever is played', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const roll = dice(seed * 7919)
      const taught: string[] = []
      for (let position = begin(); ; ) {
        const lesson = lessonAt(position)
        if (!lesson) break
        taught.push(lesson.id)
        const model = judgeIn(position, position.model ?? [])
        expect(model?.ok && lesson.wants(model.value)).toBe(true)
        const plays = accepted(position)
        const play = plays[roll(plays.length)]
        if (!play) throw new Error(`nothing to play in ${lesson.id}`)
        position = goOn(afterPlay(position, play))
      }
      expect(taught).toEqual(LESSONS.map(({ id }) => id))
    }
  })

  it('has the friend answer with moves that the rules allow, and counts both scores by them', () => {
    const first = begin()
    const judged = judgeIn(first, first.model ?? [])
    if (!judged?.ok) throw new Error('the model is no play')
    const next = goOn(afterPlay(first, judged.value))
    const [mine, theirs] = next.turns
    expect([mine?.seat, theirs?.seat]).toEqual([0, 1])
    expect(scoreOf(next, 0)).toBe(judged.value.score)
    expect(scoreOf(next, 1)).toBe(theirs?.score)
    expect(theirs?.lines).toHaveLength(1)
  })

  it('begins one lesson with a line that the rules call false, made of the tiles of a true one', () => {
    const game = new FirstGame()
    while (game.lesson?.id !== 'order') game.skip()
    expect(game.draft.placements).toHaveLength(3)
    expect(game.judged?.ok === false && game.judged.error.code).toBe('false-line')
    expect(game.play()).toBe(false)
    game.show()
    expect(game.judged?.ok).toBe(true)
    expect(game.play()).toBe(true)
  })

  it('says what is missing where a play is true and not what is asked for', () => {
    const game = new FirstGame()
    while (game.lesson?.id !== 'squares') game.skip()
    const { lesson, position } = game
    const beside = playsFrom(position.board, position.rack).find((play) => !lesson?.wants(play))
    if (!beside) throw new Error('every play covers a square')
    for (const { square, digit } of beside.tiles) {
      const tile = game.draft.hand.find(({ face, square: at }) => face === digit && at === null)
      game.draft.place(tile?.id ?? 0, (Number(square.slice(1)) - 1) * 15 + square.charCodeAt(0) - 65)
    }
    expect(game.judged?.ok).toBe(true)
    expect(game.whyNot).toBe(words.missing.squares)
    expect(game.play()).toBe(false)
    expect(game.position).toBe(position)
  })

  it('can be skipped to its end, and started again', () => {
    const game = new FirstGame()
    for (let step = 0; game.lesson && step < 9; step++) game.skip()
    expect(game.lesson).toBeNull()
    expect(scoreOf(game.position, 0)).toBeGreaterThan(0)
    game.restart()
    expect(game.lesson?.id).toBe('star')
    expect(game.position.turns).toEqual([])
    expect(game.draft.hand.map(({ face }) => face)).toEqual(['2', '9', '7'])
  })
})

describe('the five pictures', () => {
  it('can be read in 45 seconds', () => {
    const text = how.pictures.map(({ id, say }) => {
      const { judged } = pictures[id]
      return say('2 = 9 − 7', judged.ok ? judged.value.score : 0)
    })
    // 200 words a minute, and five seconds to look at each picture.
    expect((text.join(' ').split(/\s+/).length / 200) * 60 + 5 * text.length).toBeLessThan(60)
    expect((text.join(' ').split(/\s+/).length / 200) * 60).toBeLessThan(45)
  })
})
