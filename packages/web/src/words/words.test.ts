import { describe, expect, it } from 'vitest'
import { faultIn } from '../pages/names.ts'
import { sayAgo } from './ago.ts'
import { sayError } from './errors.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000

describe('how long ago', () => {
  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 min ago'],
    [59 * MINUTE, '59 min ago'],
    [60 * MINUTE, '1 h ago'],
    [23 * 60 * MINUTE, '23 h ago'],
    [24 * 60 * MINUTE, 'yesterday'],
    [48 * 60 * MINUTE, '2 days ago'],
    [90 * 24 * 60 * MINUTE, '3 months ago'],
  ])('%d ms is %s', (ms, words) => expect(sayAgo(NOW - ms, NOW)).toBe(words))

  it('is never negative and never NaN, whatever a clock says (S59)', () => {
    expect(sayAgo(NOW + 10 * MINUTE, NOW)).toBe('just now')
    expect(sayAgo(Number.NaN, NOW)).toBe('just now')
  })
})

describe('errors in words', () => {
  const error = (code: string, data?: unknown) => ({ code, message: code, data })

  it('says the house’s codes in sentences, and names a code it does not know', () => {
    expect(sayError(error('full'))).toBe('Somebody was faster: all seats are taken. You can watch.')
    expect(sayError(error('brand-new'))).toBe('That did not work (brand-new).')
  })

  it('says how long to wait when it is long', () => {
    expect(sayError(error('slow-down', { retryMs: 29_001 }))).toContain('30 seconds')
    expect(sayError(error('slow-down', { retryMs: 900 }))).not.toContain('seconds')
    expect(sayError(error('slow-down', { retryMs: 'soon' }))).not.toContain('soon')
  })
})

describe('names for a new game', () => {
  it('must be there, and tell two players apart', () => {
    expect(faultIn(['Ada'])).toBeNull()
    expect(faultIn(['Ada', 'Bo'])).toBeNull()
    expect(faultIn([''])).toContain('A name')
    expect(faultIn(['Ada', ''])).toContain('each of you')
    expect(faultIn(['Ada', 'ADA'])).toContain('different')
    expect(faultIn(['Ada', 'Ａda'])).toContain('different')
  })
})
