import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import { fail, failFor } from '../../fail'
import type { FindSession, Session } from '../http/authorize'
import { failureOf } from '../http/envelope'
import type { Limiter } from '../http/limits'
import type { RefusalLog } from '../refusal-log'
import { visitorOf } from '../visitor'
import { logFailure } from './answer'

/** Returns true if a handshake comes from one of our pages. Other programs send no origin and need a token as well. */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

interface AuthenticateParts {
  findSession: FindSession
  limiter: Limiter
  refusals: RefusalLog
  log: FastifyBaseLogger
  trusted: BlockList
  perAccount: number
  /** Returns true if this session may send any event. */
  mayUse(session: Session): boolean
  /** Sockets that an account has open on this node, and on others. */
  countHere(accountId: string): number
  countElsewhere(accountId: string): Promise<number>
}

const TOKEN = /^[A-Za-z0-9_-]{20,200}$/

/**
 * Admits a socket by its token, as a call is admitted: who it belongs to is known by nothing else. Refused in the
 * handshake, with the message, code and parameters of the error table.
 */
export function authenticateSocket(parts: AuthenticateParts) {
  return (socket: Socket, next: (error?: Error) => void) => {
    const address = visitorOf(socket.request, parts.trusted)
    findCaller(parts, socket, address).then(
      (session) => {
        socket.data = { session, address }
        next()
      },
      (error) => {
        const { status, body } = failureOf(error, socket.id)
        const { error: text, code, params } = body
        logFailure(parts, { reqId: socket.id, status, code }, { kind: 'handshake', code, address }, error)
        next(Object.assign(new Error(body.message), { data: { error: text, code, params } }))
      },
    )
  }
}

async function findCaller(
  parts: AuthenticateParts,
  { handshake }: Socket,
  address: string,
): Promise<Session> {
  const { limiter, findSession, perAccount, countHere, countElsewhere, mayUse } = parts
  const { token } = handshake.auth as { token?: unknown }
  const session = typeof token === 'string' && TOKEN.test(token) ? await lookUp(token) : undefined
  if (!session) {
    limiter.take('refused', address)
    fail('auth.required')
  }
  if (!mayUse(session)) fail('auth.forbidden')
  // A handshake of an account that used up its events is refused with the time to retry.
  limiter.take('event', session.accountId)
  const { accountId } = session
  const elsewhere = perAccount === Number.POSITIVE_INFINITY ? 0 : await countElsewhere(accountId)
  if (countHere(accountId) + elsewhere >= perAccount)
    failFor(60, 'request.too_many_requests', { seconds: 60 })
  return session

  function lookUp(found: string) {
    limiter.take('session', address)
    return findSession(found)
  }
}
