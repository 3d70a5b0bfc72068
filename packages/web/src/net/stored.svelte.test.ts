import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { isText, Persisted } from './stored.svelte.ts'

beforeEach(() => localStorage.clear())

const broken = (part: Partial<Storage>): Storage => ({ ...part }) as Storage
const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}

describe('a value that the browser remembers', () => {
  it('is there again for the next page', () => {
    new Persisted('guest', '', isText).value = 'Bo'
    const again = new Persisted('guest', '', isText)
    expect([again.value, again.kept]).toEqual(['Bo', true])
    again.forget()
    expect(new Persisted('guest', '', isText).value).toBe('')
  })

  it('is the fallback where there is nothing, broken JSON, or something else (S30)', () => {
    for (const text of ['{', '', '7', 'null', '{"a":1}']) {
      localStorage.setItem('trueline:guest', text)
      expect(new Persisted('guest', 'none', isText).value).toBe('none')
    }
  })

  it('lives as long as the page where storage is missing, full or blocked, and says so (S30)', () => {
    const storages = [
      null,
      broken({ getItem: () => null, setItem: refuse, removeItem: refuse }),
      broken({ getItem: refuse, setItem: refuse, removeItem: refuse }),
    ]
    for (const storage of storages) {
      const value = new Persisted('guest', '', isText, storage)
      expect(value.kept).toBe(false)
      value.value = 'Bo'
      expect([value.value, value.kept]).toEqual(['Bo', false])
      value.forget()
      expect(value.value).toBe('')
    }
  })

  it('tells whoever looks when the storage has become full (S30)', () => {
    let full = false
    const storage = broken({
      getItem: () => null,
      setItem: () => {
        if (full) refuse()
      },
      removeItem: () => {},
    })
    const value = new Persisted('guest', '', isText, storage)
    const seen: boolean[] = []
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(value.kept)
      })
    })
    flushSync()
    full = true
    value.value = 'Bo'
    flushSync()
    stop()
    expect(seen).toEqual([true, false])
  })

  it('follows another tab, and only its own key', () => {
    const value = new Persisted('guest', '', isText)
    const seen: string[] = []
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(value.value)
      })
    })
    flushSync()
    localStorage.setItem('trueline:guest', '"Noor"')
    dispatchEvent(new StorageEvent('storage', { key: 'trueline:other' }))
    flushSync()
    expect(seen).toEqual([''])
    dispatchEvent(new StorageEvent('storage', { key: 'trueline:guest' }))
    flushSync()
    stop()
    expect(seen).toEqual(['', 'Noor'])
  })
})
