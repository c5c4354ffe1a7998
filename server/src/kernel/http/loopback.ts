import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/loopback'
import { networkOf } from '../network'

/** What proxies add: whoever sends one did not come straight from this machine. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Where a browser says that a request begins: off loopback, a proxy has rewritten the host. */
const PAGE_ADDRESSES = ['origin', 'referer']

/** Whether a request was addressed to this machine by its own name, and no proxy says that it asks for somebody else. */
export function isAddressedLocally(headers: IncomingHttpHeaders): boolean {
  const host = (headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
  return (
    isLoopback(host) &&
    FORWARDING.every((name) => headers[name] === undefined) &&
    PAGE_ADDRESSES.every((name) => headers[name] === undefined || isLocalAddress(String(headers[name])))
  )
}

/** Also false for `null`, which an opaque origin sends. */
function isLocalAddress(address: string): boolean {
  return URL.canParse(address) && isLoopback(new URL(address).hostname)
}

/** The same, and the connection comes from this machine. */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  const { narrow } = networkOf(socket.remoteAddress ?? '')
  return (isLoopback(narrow) || narrow === networkOf('::1').narrow) && isAddressedLocally(headers)
}
