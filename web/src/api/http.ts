import { API_BASE, type Failure } from 'contract/endpoint'
import type { Area } from 'contract/route'
import { API_TIMEOUT } from 'contract/units'
import { sessionOf } from './areas'
import { ApiError, NetworkError, TimeoutError } from './errors'

export interface ExchangeOptions {
  /** Area whose token is sent; absent for none. */
  area?: Area | undefined
  headers?: Record<string, string> | undefined
  /** Aborts the exchange, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

export interface Exchange {
  headers: Headers
  /** Aborts on the caller's signal or on the timeout. */
  signal: AbortSignal
  /** Restarts the timeout after bytes have moved; only for long transfers such as uploads and files. */
  onProgress: () => void
}

/** Value or refusal in the server's response. */
export type Outcome<T> = { value: T } | { status: number; refusal: Partial<Failure> | undefined }

/**
 * Runs one exchange with the server; `transfer` sends the request and reads the response. Adds token and language; 10 s
 * without progress end it. Rejects with ApiError (refused), TimeoutError or NetworkError. A 401 ends the session of the
 * sent token (decision X-06).
 */
export async function exchange<T>(
  { area, headers, signal }: ExchangeOptions,
  transfer: (exchange: Exchange) => Promise<Outcome<T>>,
): Promise<T> {
  const session = area && sessionOf(area)
  const token = session?.current().token
  const limit = idleLimit()
  let outcome: Outcome<T>
  try {
    outcome = await transfer({
      headers: headersOf(headers, token),
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      onProgress: limit.restart,
    })
  } catch (cause) {
    if (signal?.aborted) throw signal.reason ?? cause
    if (limit.signal.aborted) throw new TimeoutError('The server did not answer in time.', { cause })
    throw new NetworkError('The server could not be reached.', { cause })
  } finally {
    limit.end()
  }
  if ('value' in outcome) return outcome.value
  // A session that another tab opened meanwhile was not refused.
  if (outcome.status === 401 && token && token === session?.current().token) session.close('expired')
  throw new ApiError(outcome.status, outcome.refusal)
}

/** Resettable timeout; `AbortSignal.timeout` cannot be restarted. */
function idleLimit() {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const restart = () => {
    end()
    timer = setTimeout(() => control.abort(), API_TIMEOUT)
  }
  restart()
  return { signal: control.signal, restart, end }
}

function headersOf(given: Record<string, string> | undefined, token: string | null | undefined): Headers {
  const headers = new Headers(given)
  headers.set('Accept-Language', globalThis.document?.documentElement.lang || 'en')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** Parses a response of the API; a refusal if the status is not 2xx or `success` is false. */
export function readAnswer<T>(status: number, text: string): Outcome<T> {
  const answer = parse(text)
  const record = isRecord(answer) ? answer : undefined
  if (status < 200 || status > 299 || record?.success === false) return { status, refusal: record }
  if (answer === undefined) throw new SyntaxError('The answer is not JSON.')
  return { value: answer as T }
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

interface AddressInput {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
}

/** Returns the URL of a route; absent and empty query parameters are omitted. */
export function addressOf({ path }: { path: string }, { params, query }: AddressInput = {}): string {
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
