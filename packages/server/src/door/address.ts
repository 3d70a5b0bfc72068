import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { isIP } from 'node:net'
import type { TrustedProxies } from '../config.ts'

/** Whether the machine at `address`, `hop` steps away from us, may say whom it speaks for. */
export type Trust = (address: string, hop: number) => boolean

/** An address as we compare it: an IPv4 address that came by IPv6 is an IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/** Nobody is trusted unless the operator says so: a forged header changes nothing (S43). */
export const trustOf = (proxies: TrustedProxies): Trust => {
  if (!proxies) return () => false
  if ('hops' in proxies) return (_address, hop) => hop < proxies.hops
  const list = new BlockList()
  for (const entry of proxies.addresses) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const compared = plain(address)
    const family = isIP(compared)
    return family !== 0 && list.check(compared, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/** An address as a proxy wrote it, without its port; null for what is none. */
const written = (entry: string): string | null => {
  const text = entry.trim().replace(/^"|"$/g, '')
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(bare.split('%')[0] ?? '') ? bare : null
}

/** Where a request comes from: the first address, seen from us, that is not a trusted proxy (S36). */
export const clientAddress = (remote: string, headers: IncomingHttpHeaders, trust: Trust): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const chain = [remote]
  // Nobody further away is believed than the first who wrote no address.
  for (const entry of forwarded.split(',').reverse()) {
    const address = written(entry)
    if (address === null) break
    chain.push(address)
  }
  const first = chain.findIndex((address, hop) => !trust(address, hop))
  return plain(chain[first] ?? chain.at(-1) ?? remote)
}

/** What limits count by: one IPv6 customer has a whole /64 to draw addresses from. */
export const addressKey = (address: string): string => {
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
