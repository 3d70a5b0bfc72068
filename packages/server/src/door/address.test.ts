import { describe, expect, it } from 'vitest'
import { addressKey, clientAddress, trustOf } from './address.ts'

const from = (remote: string, forwarded: string | undefined, trust: Parameters<typeof trustOf>[0]) =>
  clientAddress(remote, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, trustOf(trust))

describe('where a request comes from', () => {
  it('ignores forwarded headers when no proxy is trusted (S43)', () => {
    expect(from('192.0.2.1', '203.0.113.9', null)).toBe('192.0.2.1')
  })

  it('believes as many proxies as there are, from the near end (S36)', () => {
    expect(from('10.0.0.1', '203.0.113.9', { hops: 1 })).toBe('203.0.113.9')
    expect(from('10.0.0.1', 'forged, 203.0.113.9', { hops: 1 })).toBe('203.0.113.9')
    expect(from('10.0.0.1', 'forged, 203.0.113.9, 10.0.0.2', { hops: 2 })).toBe('203.0.113.9')
  })

  it('believes proxies by address and by network', () => {
    const trust = { addresses: ['10.0.0.0/8', '::1'] }
    expect(from('10.1.2.3', '203.0.113.9', trust)).toBe('203.0.113.9')
    expect(from('::ffff:10.1.2.3', '203.0.113.9', trust)).toBe('203.0.113.9')
    expect(from('::1', 'junk, 10.9.9.9', trust)).toBe('10.9.9.9')
    expect(from('::1', '203.0.113.9:4711, 10.9.9.9', trust)).toBe('203.0.113.9')
    expect(from('::1', '[2001:db8::7]:4711', trust)).toBe('2001:db8::7')
    expect(from('203.0.113.1', '198.51.100.7', trust)).toBe('203.0.113.1')
  })

  it('falls back on the nearest when the header is missing or empty', () => {
    expect(from('10.0.0.1', undefined, { hops: 1 })).toBe('10.0.0.1')
    expect(from('10.0.0.1', ' , ', { hops: 1 })).toBe('10.0.0.1')
  })
})

describe('what limits count by', () => {
  it('is the address itself, or the /64 it is in', () => {
    expect(addressKey('192.0.2.1')).toBe('192.0.2.1')
    expect(addressKey('2001:db8:0:12::1')).toBe('2001:db8:0:12::/64')
    expect(addressKey('2001:0DB8:0000:0012:ffff:1:2:3')).toBe('2001:db8:0:12::/64')
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(addressKey('::1')).toBe('0:0:0:0::/64')
  })
})
