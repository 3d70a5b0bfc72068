import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Announcer } from './announcer.svelte.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

describe('what the page says aloud', () => {
  it('says the same words twice as two lines, and forgets them after a while (S115)', () => {
    const announcer = new Announcer()
    announcer.say('Noor passed')
    announcer.say('Noor passed')
    announcer.alert('Your turn')
    expect(texts(announcer.polite)).toEqual(['Noor passed', 'Noor passed'])
    expect(new Set(announcer.polite.map(({ id }) => id)).size).toBe(2)
    expect(texts(announcer.assertive)).toEqual(['Your turn'])
    vi.runAllTimers()
    expect([announcer.polite, announcer.assertive]).toEqual([[], []])
  })

  it('shows a note once however often it comes, three notes at most, and says each', () => {
    const announcer = new Announcer()
    for (const note of ['a', 'b', 'a', 'c', 'd']) announcer.toast(note)
    expect(texts(announcer.toasts)).toEqual(['a', 'c', 'd'])
    expect(texts(announcer.polite)).toEqual(['a', 'b', 'a', 'c', 'd'])
    announcer.retract('c')
    expect(texts(announcer.toasts)).toEqual(['a', 'd'])
    vi.runAllTimers()
    expect(announcer.toasts).toEqual([])
  })
})
