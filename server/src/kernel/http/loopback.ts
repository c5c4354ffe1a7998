import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/loopback'
import { networkOf } from '../network'

/** Headers added by proxies: a request with one did not come directly from this machine. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Headers with the page's address; another host than loopback means that a proxy rewrote the host. */
const PAGE_ADDRESSES = ['origin', 'referer']

/** Returns true if a request names this machine as its host and carries no proxy headers. */
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
