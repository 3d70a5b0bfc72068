import { describe, expect, test } from 'vitest'
import { cleanName, CODE_ALPHABET, foldCode, http, isCode, NAME_LENGTH, socket } from './wire.ts'

describe('codes', () => {
  test.each([
    ['plain', 'ABC234'],
    ['lower case', 'abc234'],
    ['blanks', ' a b c 2 3 4 '],
    ['dashes', 'ABC-234'],
    ['an en dash and an em dash', 'AB–C2—34'],
    ['a trailing newline', 'ABC234\r\n'],
    ['a no-break space', 'ABC 234'],
    ['full-width letters', 'ＡＢＣ２３４'],
    ['a full-width dash and blank', 'ＡＢＣ－２３４　'],
    ['dots and underscores', 'abc.2_34'],
    ['a link', 'https://example.org/g/ABC234'],
    ['a link in lower case, with more behind', 'http://localhost:3000/g/abc234?from=chat#top'],
    ['a link with a slash and a newline', 'https://example.org/g/abc234/\n'],
  ])('S33: %s is folded', (_what, typed) => {
    expect(foldCode(typed)).toBe('ABC234')
    expect(http.code.parse({ code: typed })).toEqual({ code: 'ABC234' })
    expect(socket.unwatch.parse({ code: typed })).toEqual({ code: 'ABC234' })
  })

  test('S34: no letters or digits that look alike, and a try with one is no code', () => {
    expect(CODE_ALPHABET).toHaveLength(31)
    for (const lookalike of 'ILO01') {
      expect(CODE_ALPHABET).not.toContain(lookalike)
      expect(isCode(`ABC23${lookalike}`)).toBe(false)
    }
    for (const letter of CODE_ALPHABET) expect(isCode(letter.repeat(6))).toBe(true)
  })

  test.each([
    '',
    'ABC23',
    'ABC2345',
    'ABC23é',
    'ABC 23',
    '../../x',
    '٣٣٣٣٣٣',
    'ABC234\u0000',
    'https://example.org/',
  ])('what is no code is refused: %j', (typed) => {
    expect(isCode(foldCode(typed))).toBe(false)
    expect(http.code.safeParse({ code: typed }).success).toBe(false)
  })

  test.each([[null], [6], [{}], [['ABC234']], ['A'.repeat(10_000)]])(
    'S22: a code of another kind: %j',
    (code) => {
      expect(http.code.safeParse({ code }).success).toBe(false)
    },
  )
})

const ZALGO = `Z${'\u0301'.repeat(200)}o${'\u0336\u0337\u0338'.repeat(50)}`

describe('names', () => {
  test.each([
    ['blanks around and between', '  Ada   Lovelace \n', 'Ada Lovelace'],
    ['a right-to-left override', 'Ada\u202Etxt.exe', 'Adatxt.exe'],
    ['direction marks and isolates', '\u2066Ada\u2069\u200F', 'Ada'],
    ['a NUL', 'A\u0000da', 'Ada'],
    ['an escape and a bell', 'A\u001B[31mda\u0007', 'A[31mda'],
    ['line and paragraph separators', 'A\u2028d\u2029a', 'Ada'],
    ['half of a surrogate pair', 'Ada\uD83D', 'Ada'],
    ['letters with their accents apart', 'Ame\u0301lie', 'Amélie'],
  ])('S122, S127: %s', (_what, typed, shown) => {
    expect(cleanName(typed)).toBe(shown)
  })

  test('S122: markup is text like any other, only shorter', () => {
    expect(cleanName('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert')
    expect(cleanName('{{7*7}}')).toBe('{{7*7}}')
  })

  test('S122: 300 emoji are cut to a name', () => {
    expect(cleanName('🧮'.repeat(300))).toBe('🧮'.repeat(NAME_LENGTH))
  })

  test('S127: stacked marks are cut to two a letter', () => {
    expect(cleanName(ZALGO)).toMatch(/^\p{L}\p{M}{0,2}\p{L}\p{M}{0,2}$/u)
  })

  test.each(['', '   ', '\u200B\u200D\u2060', '\u0000\u0001', '\u3000'])(
    'S122: nothing to see is no name: %j',
    (typed) => {
      expect(cleanName(typed)).toBe('')
      expect(http.rename.safeParse({ name: typed }).success).toBe(false)
    },
  )

  test('a clean name stays as it is', () => {
    for (const name of [ZALGO, '🧮'.repeat(300), '  <b>x </b>  \u202E', 'Zoë 李雷 محمد']) {
      expect(cleanName(cleanName(name))).toBe(cleanName(name))
    }
  })

  test('names are cleaned at the door, and endless ones refused before', () => {
    expect(http.rename.parse({ name: ' Ada\u202E ' })).toEqual({ name: 'Ada' })
    expect(http.rename.safeParse({ name: 'a'.repeat(401) }).success).toBe(false)
  })
})

describe('messages', () => {
  const intent = { key: 'key-12345', intent: { type: 'pass' } }

  test('S17, S22: unknown fields and wrong kinds are refused', () => {
    expect(http.intent.safeParse(intent).success).toBe(true)
    for (const wrong of [
      { ...intent, more: 1 },
      { ...intent, key: 'short' },
      { ...intent, key: 'key 12345' },
      { ...intent, seq: -1 },
      { ...intent, seq: 0.5 },
      { ...intent, seat: 8 },
      { ...intent, seat: '0' },
      null,
      [],
      'intent',
    ]) {
      expect(http.intent.safeParse(wrong).success).toBe(false)
    }
  })
})
