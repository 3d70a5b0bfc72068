import { fastifyCookie } from '@fastify/cookie'
import type { IncomingHttpHeaders } from 'node:http'

/** Who asks: a person, or nobody we know, at an address. */
export interface Caller {
  readonly person: string | null
  readonly address: string
}

export const COOKIE = 'trueline'

/** As long as browsers keep a cookie at most; it is renewed on use (S28). */
const COOKIE_SECONDS = 400 * 24 * 3600

export const cookieOptions = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', maxAge: COOKIE_SECONDS, secure }) as const

export interface ShownToken {
  readonly token: string
  readonly by: 'bearer' | 'cookie'
}

/** The token that a request shows. A bearer goes before the cookie. */
export const shownToken = (headers: IncomingHttpHeaders): ShownToken | null => {
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer) return { token: bearer, by: 'bearer' }
  const baked = headers.cookie ? fastifyCookie.parse(headers.cookie)[COOKIE] : undefined
  return baked ? { token: baked, by: 'cookie' } : null
}
