import { isIPv4, isIPv6 } from 'node:net'

/** Network that an address counts for in every limit. */
export interface Network {
  /** An IPv4 address, or the /64 of an IPv6 one: what one visitor has. */
  narrow: string
  /** /48 of an IPv6 address, used by many visitors or by one who rents much; undefined for IPv4. */
  wide: string | undefined
}

/** Limit of a wide network as a multiple of a narrow one's. */
export const WIDE_FACTOR = 10

/** Most addresses whose network is kept, because each of a visitor's calls asks for it. */
const KNOWN_MAX = 10_000

const known = new Map<string, Network>()

/**
 * Returns the network of an address: IPv6 counts by /64, which belongs to one visitor, and by /48; IPv4-mapped IPv6 as
 * IPv4. Ports and zones are ignored; any other text counts as itself.
 */
export function networkOf(address: string): Network {
  const found = known.get(address)
  if (found) return found
  const network = parseNetwork(address)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(address, network)
  return network
}

function parseNetwork(address: string): Network {
  const plain = withoutPortAndZone(address)
  if (isIPv4(plain)) return { narrow: plain, wide: undefined }
  if (!isIPv6(plain)) return { narrow: plain.slice(0, 64), wide: undefined }
  const groups = groupsOf(plain)
  if (isMapped(groups)) return { narrow: dotted(groups[6] as number, groups[7] as number), wide: undefined }
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')
  return { narrow: `${prefix(4)}::/64`, wide: `${prefix(3)}::/48` }
}

/** `192.0.2.1:443`, `[2001:db8::1]:443` and `fe80::1%eth0`, as some proxies write them. */
function withoutPortAndZone(address: string): string {
  const [, bracketed, dottedPart] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  return (bracketed ?? dottedPart ?? address).replace(/%.*$/, '')
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const text = address.replace(/[\d.]+$/, (end) => (end.includes('.') ? hexOf(end) : end))
  const [head = '', tail] = text.split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...new Array<number>(missing).fill(0), ...after]
}

/** The last four bytes of an IPv6 address that are written as an IPv4 one. */
function hexOf(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const isMapped = (groups: number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

const dotted = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.')
