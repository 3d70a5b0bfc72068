import { describe, expect, it } from 'vitest'
import { ConfigError, DEFAULT_LIMITS, readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      databaseUrl: null,
      trustProxy: null,
      publicUrl: null,
      secureCookies: false,
      limits: DEFAULT_LIMITS,
      puzzleSecret: null,
      puzzlesAhead: true,
    })
  })

  it('takes empty variables as unset, as compose files pass them', () => {
    expect(readConfig({ PUBLIC_URL: '', TRUST_PROXY: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  it('reads the proxies to trust', () => {
    expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBeNull()
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toEqual({ hops: 2 })
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual({
      addresses: ['10.0.0.0/8', '::1'],
    })
  })

  it('makes cookies secure when people come by https', () => {
    expect(readConfig({ PUBLIC_URL: 'https://trueline.example' }).secureCookies).toBe(true)
    expect(readConfig({ PUBLIC_URL: 'http://trueline.example' }).secureCookies).toBe(false)
  })

  it('knows when the embedded database is to be kept nowhere', () => {
    expect(readConfig({ DATA_DIR: 'memory://' }).dataDir).toBe('memory://')
  })

  it('has no limits only when told so', () => {
    expect(readConfig({ LIMITS: 'off' }).limits).toBeNull()
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['PUBLIC_URL', 'trueline.example'],
    ['PUBLIC_URL', 'https://trueline.example/games'],
    ['PUBLIC_URL', 'ftp://trueline.example'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['LIMITS', 'none'],
    ['PUZZLE_SECRET', 'thirty-one characters, no more!'],
    ['PUZZLES_AHEAD', 'soon'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} must be `))
  })
})
