import type { Answered, Endpoint, Sent } from 'contract/endpoint'
import { type Area, carriesToken, type Route } from 'contract/route'
import { addressOf, type Exchange, exchange, type Outcome, readAnswer } from './http'
import { readOnServer } from './server-answers'

interface Extra {
  /** Area whose token the call sends, if the route does not determine it. */
  area?: Area
  headers?: Record<string, string>
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Completes the request after its page unloads; for bodies of at most 64 kB in total. */
  keepalive?: boolean
  /** Receives the response headers, for example to read an `ETag`. */
  onHeaders?: (headers: Headers) => void
}

export type CallInput<E extends Endpoint> = Sent<E> & Extra
type Needed<E extends Endpoint> = Extra extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** Calls an endpoint of the contract by its generated route, `call(login, { body })`; rejects like `exchange`. */
export async function call<E extends Endpoint>(route: Route<E>, ...[input]: Needed<E>): Promise<Answered<E>> {
  const { area = route.area, headers, signal, ...sent } = (input ?? {}) as RawInput
  return exchange({ area: carriesToken(route) ? area : undefined, headers, signal }, (now) =>
    transfer<Answered<E>>(route, sent, now),
  )
}

interface RawInput extends Extra {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

async function transfer<T>(
  route: Route,
  input: Omit<RawInput, 'area' | 'headers' | 'signal'>,
  { headers, signal }: Exchange,
): Promise<Outcome<T>> {
  const address = addressOf(route, input)
  if (readOnServer) {
    const { status, text } = await readOnServer(address)
    return readAnswer(status, text)
  }
  headers.set('Accept', 'application/json')
  if (input.body !== undefined) headers.set('Content-Type', 'application/json')
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  const { keepalive = false } = input
  const response = await fetch(address, { method: route.method, headers, body, signal, keepalive })
  input.onHeaders?.(response.headers)
  // The timeout covers the body too, so a slow stream cannot outlive it.
  return readAnswer(response.status, await response.text())
}
