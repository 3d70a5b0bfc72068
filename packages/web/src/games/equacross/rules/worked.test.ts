import { judge } from '@trueline/rules/equacross/client'
import { parseMove, parsePosition, readings } from '@trueline/rules/equacross/guide'
import { describe, expect, it } from 'vitest'
import { CONTENTS } from './contents.ts'
import { LINES, PLAYS } from './examples.ts'
import { TURNS } from './turns.ts'
import { workLine, workPlay, workTurn, type PlayExample } from './work.ts'
import { lines, numbers, plays, turns } from './worked.built.ts'

const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true })
const book = Object.values(sources).join('\n')

describe('the examples of the rule book', () => {
  it.each(Object.entries<PlayExample>(PLAYS))('%s comes out as the judge says now', (name, example) => {
    const setup = parsePosition(example.position)
    const move = parseMove(example.move)
    if (!setup.ok || !move.ok || move.value.type !== 'play') throw new Error('not a position and a play')
    const { board, racks } = setup.value
    expect(plays[name as keyof typeof plays].judged).toEqual(judge(board, racks[0], move.value.tiles))
  })

  it.each(Object.values(lines).flat())(
    '$digits is read as the rules read it now',
    ({ digits, readings: built }) => {
      expect(built).toEqual(readings(digits).map(({ text, bonus }) => ({ text, bonus })))
    },
  )

  it.each(Object.entries(TURNS))('the turns of %s come out as they do now', (name, example) => {
    expect(turns[name as keyof typeof turns]).toEqual(workTurn(example))
  })

  it('hold the figures that the rules name (EC-3, EC-14, EC-15)', () => {
    expect(numbers.dealt).toEqual([7, 8])
    expect(numbers.lengths.slice(3, 9)).toEqual([0, 4, 9, 15, 22, 32])
    expect(numbers.several.slice(0, 3).map(({ bonus }) => bonus)).toEqual([5, 15, 35])
    expect(lines.ladder.map(({ readings: [reading] }) => reading?.bonus)).toEqual([0, 4, 9, 15, 22, 32])
    const multiplier = plays.twoDoubles.judged.ok && plays.twoDoubles.judged.value.lines[0]?.multiplier
    expect(multiplier).toBe(4)
  })

  it('hold every line that the rules name as an example (EC-5, EC-7)', () => {
    const texts = Object.values(lines).flatMap((list) =>
      list.flatMap(({ readings: all }) => all.map(({ text }) => text)),
    )
    for (const named of ['2=9-7', '7+0=7', '7-7=0', '0+0=0']) expect(texts).toContain(named)
  })

  it('end the build when one does not do what it says', () => {
    expect(() => workPlay({ ...PLAYS.first, expects: 'gap' })).toThrow('does not do what it says')
    expect(() => workPlay({ ...PLAYS.twoDoubles, expects: () => false })).toThrow()
    expect(() => workPlay({ ...PLAYS.gap, expects: 'occupied' })).toThrow()
    for (const line of LINES.ladder.slice(1)) expect(() => workLine({ ...line, earns: false })).toThrow()
    expect(() => workTurn({ ...TURNS.smallBag, expects: 'no-hints' })).toThrow()
    expect(() => workTurn({ ...TURNS.exchange, expects: 'bag-too-small' })).toThrow()
  })
})

describe('the rule book', () => {
  it('has a heading for every rule that has an example', () => {
    const told = [...book.matchAll(/rules="([^"]+)"/g)].flatMap(([, text = '']) => spanned(text))
    const shown = [...Object.values(plays), ...Object.values(lines).flat(), ...Object.values(turns)]
    for (const { rule } of shown) expect(told, rule).toContain(rule)
  })

  it('tells every rule of the game and of its house, and each part of its contents', () => {
    const told = [
      ...[...book.matchAll(/rules="([^"]+)"/g)].flatMap(([, text = '']) => spanned(text)),
      ...[...book.matchAll(/<small>(EC-\d+)<\/small>/g)].map(([, rule]) => rule),
    ]
    for (let number = 1; number <= 24; number++) {
      // EC-22 and EC-23 are the Workbench, which explains itself.
      if (number !== 22 && number !== 23) expect(told).toContain(`EC-${number}`)
    }
    for (const rule of ['G-6', 'G-7', 'G-8']) expect(told).toContain(rule)
    for (const { id } of CONTENTS) if (id !== 'how') expect(book).toContain(`id="${id}"`)
  })

  it('shows every example that it has', () => {
    for (const name of Object.keys(PLAYS))
      expect(book.includes(`plays.${name}`) || book.includes(`plays['${name}']`), name).toBe(true)
  })
})

/** `EC-4 to EC-9` as all six. */
const spanned = (text: string): string[] => {
  const [, kind, from, to] = /^(\w+)-(\d+) to \w+-(\d+)$/.exec(text) ?? []
  if (!from) return text.split(', ')
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${kind}-${Number(from) + at}`)
}
