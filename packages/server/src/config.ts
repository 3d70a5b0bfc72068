import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

/** How much one person, one socket or one address may do. Sized so that a class of forty behind one address can play. */
export interface Limits {
  /** HTTP calls a minute. */
  readonly calls: { readonly person: number; readonly address: number }
  /** Messages over sockets in ten seconds. */
  readonly messages: { readonly socket: number; readonly person: number; readonly address: number }
  /** Lists of one's games a minute. */
  readonly lists: { readonly person: number }
  /** Reviews of finished games a minute. */
  readonly reviews: { readonly person: number; readonly address: number }
  /** Puzzles that had to be made for somebody, in ten minutes. */
  readonly puzzles: { readonly person: number; readonly address: number }
  /** Checks and reveals of puzzles a minute. */
  readonly checks: { readonly person: number; readonly address: number }
  /** Games made in ten minutes. */
  readonly games: { readonly person: number; readonly address: number }
  /** Identities made in ten minutes, and recovery codes tried. */
  readonly identities: { readonly address: number }
  readonly recoveries: { readonly address: number }
  /** Sockets opened in a minute. */
  readonly handshakes: { readonly address: number }
  /** Sockets open at once, and games watched by one socket. */
  readonly sockets: { readonly address: number }
  readonly watched: { readonly socket: number }
  /** Wrong codes in ten minutes before lookups have to wait, and the first wait; it doubles each time (S35). */
  readonly wrongCodes: { readonly person: number; readonly address: number; readonly firstWaitMs: number }
}

export const DEFAULT_LIMITS: Limits = {
  calls: { person: 300, address: 6000 },
  messages: { socket: 80, person: 160, address: 2400 },
  lists: { person: 60 },
  reviews: { person: 20, address: 300 },
  puzzles: { person: 60, address: 400 },
  checks: { person: 90, address: 1200 },
  games: { person: 30, address: 300 },
  identities: { address: 150 },
  recoveries: { address: 40 },
  handshakes: { address: 1200 },
  sockets: { address: 240 },
  watched: { socket: 32 },
  wrongCodes: { person: 10, address: 100, firstWaitMs: 30_000 },
}

/** Which proxies may say whom they speak for: the nearest `hops`, or those at `addresses`. Null trusts none. */
export type TrustedProxies = { readonly hops: number } | { readonly addresses: readonly string[] } | null

export interface Config {
  readonly port: number
  readonly host: string
  /** Null: PGlite under `dataDir`. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly trustProxy: TrustedProxies
  /** The one address people should use: others are redirected to it (S29). */
  readonly publicUrl: URL | null
  readonly logLevel: string
  readonly metricsToken: string | null
  readonly secureCookies: boolean
  /** What puzzles of the day are drawn from. Null: made once, and kept in the database (PZ-5). */
  readonly puzzleSecret: string | null
  /** Whether puzzles are made before anybody asks for them. */
  readonly puzzlesAhead: boolean
  /** Null: no limits, for benchmarks. */
  readonly limits: Limits | null
  /** The built client; the server runs without it too. */
  readonly webDir: string
}

/** As a data directory: a database that is gone when the server stops. */
const MEMORY = 'memory://'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (!family || rest.length) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const isOrigin = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
}

const text = (says: string, holds: (value: string) => boolean) =>
  z.optional(z.string().check(z.refine(holds, says)))

const environment = z.object({
  PORT: text('a port number from 0 to 65535', (port) => /^\d{1,5}$/.test(port) && Number(port) < 65_536),
  HOST: z.optional(z.string()),
  DATABASE_URL: text('an address like postgresql://user:password@host:5432/name', (url) =>
    /^postgres(ql)?:\/\//.test(url),
  ),
  DATA_DIR: z.optional(z.string()),
  TRUST_PROXY: text(
    'a number of proxies, or their addresses like 10.0.0.0/8,::1',
    (trust) => /^\d$/.test(trust) || trust.split(',').every((entry) => isProxy(entry.trim())),
  ),
  PUBLIC_URL: text('an address like https://trueline.example with no path', isOrigin),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`)),
  METRICS_TOKEN: text('at least 16 characters', (token) => token.length >= 16),
  PUZZLE_SECRET: text('at least 32 characters', (secret) => secret.length >= 32),
  PUZZLES_AHEAD: z.optional(z.enum(['on', 'off'], 'on or off')),
  LIMITS: z.optional(z.enum(['on', 'off'], 'on or off')),
  WEB_DIR: z.optional(z.string()),
})

/** Thrown for an environment that cannot be used; the message is for the person at the terminal. */
export class ConfigError extends Error {}

const readTrust = (trust: string | undefined): TrustedProxies => {
  if (!trust || trust === '0') return null
  if (/^\d$/.test(trust)) return { hops: Number(trust) }
  return { addresses: trust.split(',').map((entry) => entry.trim()) }
}

/** Reads the configuration. Empty variables count as unset, as compose files pass them. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(set)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `  ${issue.path.join('.')} must be ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n${faults.join('\n')}`)
  }
  const values = read.data
  const publicUrl = values.PUBLIC_URL ? new URL(values.PUBLIC_URL) : null
  return {
    port: Number(values.PORT ?? 3000),
    host: values.HOST ?? '127.0.0.1',
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir: values.DATA_DIR === MEMORY ? MEMORY : resolve(values.DATA_DIR ?? 'data'),
    trustProxy: readTrust(values.TRUST_PROXY),
    publicUrl,
    logLevel: values.LOG_LEVEL ?? 'info',
    metricsToken: values.METRICS_TOKEN ?? null,
    secureCookies: publicUrl?.protocol === 'https:',
    puzzleSecret: values.PUZZLE_SECRET ?? null,
    puzzlesAhead: values.PUZZLES_AHEAD !== 'off',
    limits: values.LIMITS === 'off' ? null : DEFAULT_LIMITS,
    // `dist` is as deep as `src`, so this holds for the bundle too.
    webDir: resolve(values.WEB_DIR ?? `${import.meta.dirname}/../../web/dist`),
  }
}
