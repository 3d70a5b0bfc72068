import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { squareAt } from '../../board/square.ts'
import { boardOf, viewOf } from '../testing.ts'
import type { View } from '../view.ts'
import { adviceOn, verdictOn } from './advice.ts'
import { Bench } from './bench.svelte.ts'
import { forgetStrips, Shelf } from './kept.ts'
import { actionOf } from './keyboard.ts'
import { writeStrip } from './say.ts'
import { words } from './words.ts'

// 2 9 7 across from G8.
const view = (more: Partial<View> = {}): View =>
  viewOf({ board: boardOf({ 8: '......297......' }), rack: '5412666', ...more })

const open = (shown: () => View = () => view()): Bench => new Bench(shown, new Shelf('K7Q2MX:0'))

const write = (bench: Bench, strip: string): Bench => {
  for (const symbol of strip) bench.type(symbol)
  return bench
}
const at = (bench: Bench, one: string, other = one) => bench.baseBetween(squareAt(one), squareAt(other))
const take = (bench: Bench, one: string, other = one): Bench => {
  const base = at(bench, one, other)
  if (base) bench.take(base)
  return bench
}
const tiles = (bench: Bench) =>
  bench.plays.map((play) => play.tiles.map(({ square, digit }) => square + digit).join(' '))

beforeEach(() => localStorage.clear())

describe('the strip (EC-22)', () => {
  it.each([
    ['12+3=15', 'true', 'True'],
    ['12+3=16', 'false', '12 + 3 is 15 and not 16'],
    ['12+3', 'open', '12 + 3 is 15. There is no = yet'],
    ['07+1=8', 'false', '07 starts with 0, and a number never does'],
    ['7/2=3', 'false', '7 ÷ 2 is not exact: 3, and 1 left over'],
    ['7*0=0', 'false', 'Multiplying by 0 does not count'],
    ['1+2+3=6', 'false', 'Two operators: an equation has just one'],
    ['3-5=2', 'false', '3 − 5 would be below 0'],
    ['297', 'open', 'No signs yet. The board would read it as 2 = 9 − 7'],
    ['7+', 'open', 'A number is missing after +'],
    ['', 'open', ''],
  ])('%s is %s: %s', (strip, mood, text) => expect(verdictOn(write(open(), strip))).toEqual({ mood, text }))

  it('is written where the caret stands, swapped, moved, thrown away and cleared', () => {
    const bench = write(open(), '7+1')
    const [seven, , one] = bench.tokens
    bench.swap(seven?.id ?? 0, one?.id ?? 0)
    expect(bench.strip).toBe('1+7')
    bench.move(seven?.id ?? 0, 0)
    expect(bench.strip).toBe('71+')
    bench.caret = 1
    bench.type('3')
    expect([bench.strip, bench.caret]).toEqual(['731+', 2])
    bench.erase()
    bench.erase(true)
    expect(bench.strip).toBe('7+')
    bench.remove(seven?.id ?? 0)
    expect(bench.strip).toBe('+')
    bench.clear()
    expect(bench.strip).toBe('')
  })

  it('holds as many as a line with two signs, and says when it is full', () => {
    const bench = write(open(), '123456789012345+=')
    expect(bench.type('1')).toBe(false)
    expect(bench.strip).toHaveLength(17)
  })

  it('flips round all orders and back', () => {
    const bench = write(open(), '72-4=68')
    const seen = Array.from({ length: 8 }, () => {
      bench.flip()
      return bench.strip
    })
    expect(seen[0]).toBe('68+4=72')
    expect(seen.at(-1)).toBe('72-4=68')
    expect(new Set(seen).size).toBe(8)
    expect(write(open(), '1').flip()).toBe(false)
  })

  it('is there again after a reload, by game and seat, and anything broken is not (S30)', () => {
    take(write(open(), '5+4='), 'H8')
    const again = open()
    expect([again.strip, again.base?.from]).toEqual(['5+4=9', 'H8'])
    expect(again.tokens.map(({ base }) => base)).toEqual([false, false, false, false, true])
    expect(new Bench(view, new Shelf('K7Q2MX:1')).strip).toBe('')
    for (const kept of ['{', '[]', '{"K7Q2MX:0":{"strip":"5;drop","base":7}}', '{"K7Q2MX:0":7}']) {
      localStorage.setItem('trueline:workbench', kept)
      expect(open().strip).toBe('')
    }
  })
})

describe('the shelf', () => {
  it('keeps the strips of two games that are open at once, and forgets those of one that is over', () => {
    const bench = (key: string) => new Bench(view, new Shelf(key))
    const [one, other] = [bench('K7Q2MX:0'), bench('ABCDEF:1')]
    write(one, '1+2')
    write(other, '7')
    write(one, '=')
    expect([bench('K7Q2MX:0').strip, bench('ABCDEF:1').strip]).toEqual(['1+2=', '7'])
    forgetStrips('K7Q2MX')
    expect([bench('K7Q2MX:0').strip, bench('ABCDEF:1').strip]).toEqual(['', '7'])
  })
})

describe('a base (EC-23)', () => {
  it('brings its tile onto the strip, and what fits is suggested, the best first', () => {
    const bench = take(write(open(), '5+4='), 'H8')
    expect(bench.strip).toBe('5+4=9')
    expect(tiles(bench)).toContain('H65 H74')
    const scores = bench.plays.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(bench.shown).toEqual(bench.plays[0])
  })

  it('puts down what was chosen, whatever else is looked at on the way', () => {
    const bench = take(write(open(), '5+4='), 'H8')
    bench.preview = 2
    expect([bench.shown, bench.chosen]).toEqual([bench.plays[2], bench.plays[0]])
    bench.picked = 1
    expect([bench.shown, bench.chosen]).toEqual([bench.plays[1], bench.plays[1]])
    bench.preview = 2
    bench.erase()
    expect(bench.preview).toBeNull()
  })

  it('leaves a true strip as it is, and marks in it what comes from the board', () => {
    const bench = take(write(open(), '5+4=9'), 'H8')
    expect(bench.strip).toBe('5+4=9')
    expect(bench.tokens.map(({ base }) => base)).toEqual([false, false, false, false, true])
    expect(bench.plays).toHaveLength(6)
  })

  it('takes the place of the one before, tile for tile', () => {
    const bench = take(take(write(open(), '5+4='), 'H8'), 'I8')
    expect(bench.strip).toBe('5+4=9')
    bench.erase()
    take(bench, 'I8')
    expect(bench.strip).toBe('5+4=7')
  })

  it('has gaps, for which it knows the tiles', () => {
    const bench = take(
      open(() => view({ board: boardOf({ 8: '......297......', 10: '.......7.......' }) })),
      'H8',
      'H10',
    )
    expect(bench.base?.text).toBe('9?7')
    expect(tiles(bench)).toEqual(['H92'])
    expect(verdictOn(bench)).toEqual({ mood: 'open', text: words.gapsFilled })
    expect(writeStrip(bench.strip)).toBe('9?7')
  })

  it('needs something on the strip, and says so; or says that nothing fits', () => {
    const bench = take(open(), 'H8')
    expect(verdictOn(bench).text).toBe(words.addToBase)
    bench.caret = 0
    write(bench, '8+1=')
    expect(adviceOn(bench, false)).toBe(words.nothingFits)
    expect(adviceOn(open(), false)).not.toBe(words.tapBase)
    localStorage.clear()
    expect(adviceOn(open(), false)).toBe(words.tapBase)
    expect(adviceOn(open(), true)).toBe(words.firstPlay)
  })

  it('is let go of when the board is another, and its gaps with it', () => {
    let now = view()
    const bench = take(
      open(() => now),
      'H8',
      'H9',
    )
    expect(bench.strip).toBe('9?')
    expect(bench.see()).toBe(false)
    now = view({ board: boardOf({ 8: '......297......', 9: '.......2.......' }) })
    expect(bench.see()).toBe(true)
    expect([bench.base, bench.strip]).toEqual([null, '9'])
  })

  it('picks the best play anew when board or rack are others, and only then', () => {
    let now = view()
    const bench = take(
      write(
        open(() => now),
        '5+4=',
      ),
      'H8',
    )
    bench.picked = -1
    now = view()
    bench.see()
    expect(bench.picked).toBe(-1)
    now = view({ rack: '541266' })
    bench.see()
    expect(bench.picked).toBe(0)
    expect(bench.chosen).toEqual(bench.plays[0])
  })

  it('is none where no tile lies', () => expect(at(open(), 'A1', 'A3')).toBeNull())
})

describe('keys', () => {
  const press = (bench: Bench, key: string, more: KeyboardEventInit = {}): boolean => {
    const told: string[] = []
    const keys = {
      bench,
      onStrip: true,
      note: (text: string) => told.push(text),
      putDown: () => told.push('down'),
      close: () => told.push('close'),
      leave: () => told.push('leave'),
    }
    const action = actionOf(new KeyboardEvent('keydown', { key, ...more }), keys)
    action?.()
    flushSync()
    return action !== null
  }

  it('write, steer and erase', () => {
    const bench = open()
    for (const key of [
      '7',
      'x',
      '1',
      '=',
      'ArrowLeft',
      'ArrowLeft',
      'Backspace',
      '+',
      'Home',
      'Delete',
      '6',
      'End',
      '7',
    ])
      press(bench, key)
    expect(bench.strip).toBe('6+1=7')
    press(bench, 'f')
    expect(bench.strip).not.toBe('6+1=7')
    expect(bench.verdict.ok).toBe(true)
  })

  it('never pick a play that is not there', () => {
    const bench = open()
    press(bench, 'ArrowDown')
    expect(bench.picked).toBe(0)
  })

  it('leave the browser its own', () => {
    expect(press(open(), 'f', { ctrlKey: true })).toBe(false)
    expect(press(open(), 'Tab')).toBe(false)
  })
})
