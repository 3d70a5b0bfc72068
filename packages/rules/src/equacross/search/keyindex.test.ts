import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeyIndex } from './keyindex.ts'

test('numbers keys as they come and keeps their highest marks, however many there are', () => {
  const key = fc.oneof(fc.integer(), fc.integer({ min: -5, max: 40 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.nat(2)), { maxLength: 200 }), (entries) => {
      const keys = new KeyIndex(2)
      const marks = new Map<number, number>()
      for (const [each, mark] of entries) {
        keys.add(each, mark)
        marks.set(each, Math.max(mark, marks.get(each) ?? 0))
      }
      expect(keys.size).toBe(marks.size)
      expect([...marks.keys()].map((each) => keys.find(each))).toEqual([...marks.keys()].map((_, at) => at))
      expect(Array.from(marks, (_, at) => [keys.keyAt(at), keys.markAt(at)])).toEqual([...marks])
      expect(keys.find(41)).toBe(marks.has(41) ? [...marks.keys()].indexOf(41) : -1)

      keys.clear()
      expect(keys.size).toBe(0)
      for (const each of marks.keys()) expect(keys.find(each)).toBe(-1)
      if (entries[0]) expect(keys.add(entries[0][0], 1)).toBe(0)
    }),
  )
})
