import type { FastifyBaseLogger } from 'fastify'
import { fail } from '../../fail'
import { requireRole } from '../http/authorize'
import { failureOf, InvalidInput } from '../http/envelope'
import { holdsUnstorable } from '../http/json-body'
import type { Limiter } from '../http/limits'
import type { EventBinding, Peer } from './events'

interface AnswerParts {
  bindings: ReadonlyMap<string, EventBinding>
  limiter: Limiter
  log: FastifyBaseLogger
}

let serial = 0

/**
 * Admits one event as a call is admitted (its limit, the role of its sender, its shape), has it handled, and answers its
 * acknowledgement with `{ success: true, data? }` or with the envelope of a failure. Never throws.
 */
export async function answerEvent(
  { bindings, limiter, log }: AnswerParts,
  peer: Peer,
  name: string,
  args: readonly unknown[],
): Promise<void> {
  const last = args[args.length - 1]
  const acknowledge = typeof last === 'function' ? (last as (answer: unknown) => void) : undefined
  const [payload] = args
  const requestId = `${peer.id}-${(++serial).toString(36)}`
  const binding = bindings.get(name)
  try {
    const data = await admit(binding, { limiter, peer, payload, requestId })
    acknowledge?.(data === undefined ? { success: true } : { success: true, data })
  } catch (error) {
    const { status, body } = failureOf(error, requestId)
    const { accountId: account } = peer.session
    // What nobody declared is not written down by the name that a client gave it.
    const entry = { reqId: requestId, socketEvent: binding?.event.name, status, code: body.code, account }
    logFailure(log, 'event', entry, error)
    acknowledge?.(body)
    binding?.options.refused?.(peer, payload, { error: body.error, code: body.code })
  }
}

/** Writes the one line about what was not done: a fault with its error, a denied access, or anything else refused. */
export function logFailure(
  log: FastifyBaseLogger,
  what: 'event' | 'handshake',
  entry: { reqId: string; status: number; code: string },
  error: unknown,
): void {
  if (entry.status >= 500) log.error({ ...entry, err: error }, `${what} failed`)
  else if ([401, 403, 404].includes(entry.status))
    log.info({ event: 'access_denied', ...entry }, 'access denied')
  else log.info(entry, `${what} refused`)
}

async function admit(
  binding: EventBinding | undefined,
  {
    limiter,
    peer,
    payload,
    requestId,
  }: { limiter: Limiter; peer: Peer; payload: unknown; requestId: string },
): Promise<unknown> {
  const { session } = peer
  limiter.take(binding?.event.counts ?? 'event', session.accountId)
  if (!binding) fail('request.not_found')
  const { event, handler } = binding
  requireRole({ allow: event.allow }, session)
  const parsed = event.payload.safeParse(typeof payload === 'object' && payload !== null ? payload : {})
  if (!parsed.success) throw new InvalidInput(parsed.error.issues)
  if (holdsUnstorable(parsed.data)) fail('request.invalid')
  const data = await handler({ peer, session, payload: parsed.data, requestId } as never)
  return event.data ? data : undefined
}
