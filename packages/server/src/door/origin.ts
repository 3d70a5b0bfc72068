import type { IncomingMessage } from 'node:http'
import type { Trust } from './address.ts'

/**
 * Whether the page that sends a request is ours. Only browsers name an origin or say how near the page is; others have
 * no cookie to misuse. A script's or picture's request names none, but says that it comes from elsewhere.
 */
export const isOwnOrigin = (request: IncomingMessage, publicUrl: URL | null, trust: Trust): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const schemes = publicUrl?.protocol === 'https:' ? ['https:'] : ['http:', 'https:']
  if (!schemes.includes(protocol)) return false
  const forwarded = trust(request.socket.remoteAddress ?? '', 0)
    ? request.headers['x-forwarded-host']
    : undefined
  const ours = [request.headers.host, publicUrl?.host, ...[forwarded ?? []].flat()]
  return ours.some((name) => {
    const url = `${protocol}//${name}`
    return name !== undefined && URL.canParse(url) && new URL(url).host === host
  })
}
