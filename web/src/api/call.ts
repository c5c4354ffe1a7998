import { type Answered, API_BASE, type Endpoint, type Failure, type Sent } from 'contract/endpoint'
import { type Area, carriesToken, type Route } from 'contract/route'
import { API_TIMEOUT } from 'contract/units'
import { sessionOf } from './areas'
import { ApiError, NetworkError, TimeoutError } from './errors'
import { takePrefetched } from './prefetch'

interface Extra {
  /** Whose token the call carries, where its route does not say it. */
  area?: Area
  headers?: Record<string, string>
  /** Ends the call from outside; it then rejects with the signal's own reason. */
  signal?: AbortSignal
}

export type CallInput<E extends Endpoint> = Sent<E> & Extra
type Needed<E extends Endpoint> = Extra extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/**
 * Calls one endpoint of the contract by its generated route: `call(login, { body })`.
 *
 * Rejects with ApiError (the server refused), TimeoutError (10 s) or NetworkError. A 401 on a call that carried an
 * area's token ends that session (decision X-06).
 */
export async function call<E extends Endpoint>(route: Route<E>, ...[input]: Needed<E>): Promise<Answered<E>> {
  return (await request(route as Route, (input ?? {}) as RawInput)) as Answered<E>
}

interface RawInput extends Extra {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

async function request(route: Route, input: RawInput): Promise<unknown> {
  const session = sessionOf(input.area ?? route.area)
  const token = carriesToken(route) ? session.current().token : null
  const headers = new Headers(input.headers)
  headers.set('Accept', 'application/json')
  headers.set('Accept-Language', document.documentElement.lang || 'en')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('Content-Type', 'application/json')

  const { response, answer } = await send(addressOf(route.path, input), {
    method: route.method,
    headers,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: input.signal,
  })
  const failed = !response.ok || (isRecord(answer) && answer.success === false)
  if (!failed) {
    if (answer === undefined) throw new NetworkError('The answer is not JSON.')
    return answer
  }
  // A session that was replaced meanwhile (another tab signed in) is not the one that was refused.
  if (response.status === 401 && token && token === session.current().token) session.close('expired')
  throw new ApiError(response.status, isRecord(answer) ? (answer as Partial<Failure>) : undefined)
}

function addressOf(path: string, { params, query }: RawInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  const text = search.toString()
  return `${API_BASE}${filled}${text ? `?${text}` : ''}`
}

/** Sends and reads the whole body within the time-out; a body that drips must not outlive it either. */
async function send(url: string, init: RequestInit): Promise<{ response: Response; answer: unknown }> {
  const control = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    control.abort()
  }, API_TIMEOUT)
  const outer = init.signal
  const abortInner = () => control.abort(outer?.reason)
  outer?.addEventListener('abort', abortInner, { once: true })
  if (outer?.aborted) abortInner()
  try {
    const prefetched = init.method === 'GET' ? takePrefetched(url) : undefined
    const response = await (prefetched
      ? orAbort(prefetched, control.signal)
      : fetch(url, { ...init, signal: control.signal }))
    const text = await (prefetched ? orAbort(response.text(), control.signal) : response.text())
    return { response, answer: parse(text) }
  } catch (error) {
    if (outer?.aborted) throw outer.reason ?? error
    if (late) throw new TimeoutError('The server did not answer in time.')
    throw new NetworkError('The server could not be reached.', { cause: error })
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abortInner)
  }
}

/** A prefetch has no signal of ours: its answer is dropped instead. */
function orAbort<T>(prefetch: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    prefetch.then(resolve, reject)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
