import { EVENT_BYTES_MAX } from 'contract/socket-event'
import type { FastifyBaseLogger } from 'fastify'
import { fail } from '../../fail'
import { requireRole } from '../http/authorize'
import { failureOf, InvalidInput } from '../http/envelope'
import { holdsUnstorable } from '../http/json-body'
import type { Limiter } from '../http/limits'
import type { Refusal, RefusalLog } from '../refusal-log'
import type { EventBinding, Peer } from './events'

interface AnswerParts {
  bindings: ReadonlyMap<string, EventBinding>
  limiter: Limiter
  refusals: RefusalLog
  log: FastifyBaseLogger
}

/** `failed` is a fault of the server. */
export type Outcome = 'done' | 'refused' | 'failed'

let serial = 0

/**
 * Admits one event as a call is admitted (its limit, the role of its sender, its shape), has it handled, and answers its
 * acknowledgement with `{ success: true, data? }` or with the envelope of a failure. Never throws. `answered`
 * runs as soon as the answer is given.
 */
export async function answerEvent(
  parts: AnswerParts,
  peer: Peer,
  name: string,
  args: readonly unknown[],
  answered: (outcome: Outcome) => void,
): Promise<void> {
  const { bindings, limiter } = parts
  const last = args[args.length - 1]
  const acknowledge = typeof last === 'function' ? (last as (answer: unknown) => void) : undefined
  const [payload] = args
  const requestId = `${peer.id}-${(++serial).toString(36)}`
  const binding = bindings.get(name)
  try {
    const data = await admit(binding, { limiter, peer, payload, requestId })
    acknowledge?.(data === undefined ? { success: true } : { success: true, data })
    answered('done')
  } catch (error) {
    const { status, body } = failureOf(error, requestId)
    const { code } = body
    const { address, session } = peer
    const account = session.accountId
    // Names of undeclared events are the client's input and are not logged.
    const socketEvent = binding?.event.name
    const entry = { reqId: requestId, socketEvent, status, code, account }
    logFailure(parts, entry, { kind: 'event', code, address, account, socketEvent }, error)
    acknowledge?.(body)
    binding?.options.refused?.(peer, payload, { error: body.error, code })
    answered(status >= 500 ? 'failed' : 'refused')
  }
}

/** Logs a fault with its error, each time; a denied access or another refusal in full once a minute, then as a sum. */
export function logFailure(
  { log, refusals }: Pick<AnswerParts, 'log' | 'refusals'>,
  entry: { reqId: string; status: number; code: string },
  refusal: Refusal,
  error: unknown,
): void {
  const what = refusal.kind
  if (entry.status >= 500) {
    log.error({ ...entry, err: error }, `${what} failed`)
    return
  }
  if (!refusals.shouldLog(refusal)) return
  if ([401, 403, 404].includes(entry.status)) log.info({ event: 'access_denied', ...entry }, 'access denied')
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
  if (Buffer.byteLength(JSON.stringify(payload ?? null)) > EVENT_BYTES_MAX) fail('request.too_large')
  const data = await handler({ peer, session, payload: parsed.data, requestId } as never)
  return event.data ? data : undefined
}
