import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Networks that are no part of the public internet (IANA special-purpose registries); documentation ranges too. */
const RESERVED = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // IPv6 that carries IPv4 (mapped, NAT64, 6to4) is refused whole.
  ...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
  ...['2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]

/** Apart, because a list compares IPv4 with its mapped IPv6 networks too. */
const reserved = { 4: new BlockList(), 6: new BlockList() }
for (const network of RESERVED) {
  const [address = '', bits] = network.split('/')
  const version = isIP(address) === 6 ? 6 : 4
  reserved[version].addSubnet(address, Number(bits), `ipv${version}`)
}

/** Returns true for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  return (version === 4 || version === 6) && !reserved[version].check(address, `ipv${version}`)
}

/** Resolves a name to all of its addresses; tests replace it. */
export type Resolve = (name: string) => Promise<readonly string[]>

export const resolveName: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/**
 * Returns true for an https address whose host is public. A name that cannot be resolved now is taken: each sending checks the
 * address that it connects to.
 */
export async function isPublicUrl(text: string, resolve: Resolve = resolveName): Promise<boolean> {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, port } = new URL(text)
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPublicAddress(host)
  if (!host.includes('.') || /\.(local|localhost|internal|home\.arpa)\.?$/i.test(host)) return false
  const addresses = await resolve(host).catch(() => [])
  return addresses.every(isPublicAddress)
}
