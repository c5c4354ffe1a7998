import { englishOf } from 'contract/error-text'
import { type ErrorCode, statusOf } from 'contract/errors'
import { vi } from 'vitest'
import { pathOf, reportUnknownFields } from './unknown-fields'

export interface Heard {
  method: string
  path: string
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into any body
  body: any
}

type Handler = (heard: Heard) => unknown

/** Response of a handler with another status than 200. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** Creates the server's refusal with one of our codes. */
export function refusal(
  code: ErrorCode,
  params?: Record<string, string | number>,
  extra: object = {},
): Reply {
  const message = englishOf(code, params)
  return new Reply(statusOf(code), {
    success: false,
    message,
    error: message,
    code,
    params,
    requestId: 'r',
    ...extra,
  })
}

/** Simulates a broken connection. */
export function offline(): never {
  throw new TypeError('Failed to fetch')
}

/** Creates a promise that the test settles. */
export function later<T = unknown>() {
  let settle: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

/** Fakes `fetch` with handlers by `METHOD /path/:param`, where later ones win; records the requests. */
export function fakeServer(handlers: Record<string, Handler>) {
  const table = new Map(Object.entries(handlers))
  const heard: Heard[] = []

  const find = (method: string, path: string) => {
    for (const [route, handler] of [...table].reverse()) {
      const [verb, pattern = ''] = route.split(' ')
      if (verb !== method) continue
      const names: string[] = []
      const match = new RegExp(
        `^${pattern.replace(/:(\w+)/g, (_, n: string) => {
          names.push(n)
          return '([^/]+)'
        })}$`,
      ).exec(path)
      if (match)
        return {
          handler,
          params: Object.fromEntries(names.map((n, i) => [n, decodeURIComponent(match[i + 1] ?? '')])),
        }
    }
    return undefined
  }

  const fetch = vi.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost')
    const path = pathOf(url.href)
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const found = find(method, path)
    const one = {
      method,
      path,
      params: found?.params ?? {},
      query: url.searchParams,
      headers: new Headers(init.headers),
      body,
    }
    heard.push(one)
    if (init.signal?.aborted) throw init.signal.reason
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    )
    // The signal may abort long after the response.
    aborted.catch(() => undefined)
    reportUnknownFields(method, path, body)
    const answer = found
      ? await Promise.race([Promise.resolve(found.handler(one)), aborted])
      : refusal('request.not_found')
    const { status, body: content, headers } = answer instanceof Reply ? answer : new Reply(200, answer)
    return new Response(typeof content === 'string' ? content : JSON.stringify(content), { status, headers })
  })
  vi.stubGlobal('fetch', fetch)

  return {
    heard,
    /** Returns the requests of one route. */
    calls: (method: string, path: string | RegExp) =>
      heard.filter(
        (one) =>
          one.method === method && (typeof path === 'string' ? one.path === path : path.test(one.path)),
      ),
    on: (more: Record<string, Handler>) => {
      for (const [route, handler] of Object.entries(more)) {
        table.delete(route)
        table.set(route, handler)
      }
    },
  }
}
