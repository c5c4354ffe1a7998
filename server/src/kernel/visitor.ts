import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** Proxies whose forwarding headers are trusted (decision X-99). */
export function trustedHops(proxies: readonly string[]): BlockList {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(bits), familyOf(address))
  }
  return trusted
}

/** The address of a visitor: the right-most hop that is no trusted proxy, as for every other call. */
export function visitorOf({ headers, socket }: IncomingMessage, trusted: BlockList): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const hops = [...forwarded.split(',').map((hop) => hop.trim()), socket.remoteAddress ?? ''].filter(Boolean)
  const isTrusted = (hop: string) => {
    const address = hop.replace(/^::ffff:(?=\d+\.)/, '')
    return trusted.check(address, familyOf(address))
  }
  return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? ''
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
