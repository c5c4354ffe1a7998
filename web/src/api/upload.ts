import type { Answered, Endpoint } from 'contract/endpoint'
import { type Area, carriesToken, type Route } from 'contract/route'
import { addressOf, type Exchange, exchange, type Outcome, readAnswer } from './http'

export interface UploadProgress {
  /** Bytes of the body that left, and of the whole body; the total is 0 until the browser knows it. */
  loaded: number
  total: number
}

interface Options {
  /** Whose token the upload carries, where its route does not say it. */
  area?: Area
  /** What stands in the address. */
  params?: Record<string, string>
  headers?: Record<string, string>
  onProgress?: (progress: UploadProgress) => void
  /** Ends the upload from outside; it then rejects with the signal's own reason. */
  signal?: AbortSignal
}

/**
 * Sends a form with files and tells how far it is; `fetch` cannot tell. Rejects as `exchange` does. The time-out is one
 * without progress: a slow line may take as long as it needs while bytes still leave (decision X-83).
 */
export async function upload<E extends Endpoint>(
  route: Route<E>,
  body: FormData,
  { area = route.area, params, headers, onProgress, signal }: Options = {},
): Promise<Answered<E>> {
  const request = new XMLHttpRequest()
  request.open(route.method, addressOf(route, { params }))
  return exchange({ area: carriesToken(route) ? area : undefined, headers, signal }, (now) =>
    transfer<Answered<E>>(request, body, now, onProgress),
  )
}

function transfer<T>(
  request: XMLHttpRequest,
  body: FormData,
  { headers, signal, onProgress }: Exchange,
  report: Options['onProgress'],
): Promise<Outcome<T>> {
  headers.set('Accept', 'application/json')
  headers.forEach((value, name) => {
    request.setRequestHeader(name, value)
  })
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      onProgress()
      report?.({ loaded, total: lengthComputable ? total : 0 })
    }
    // All is sent; from here on the server has its time to answer.
    request.upload.onload = onProgress
    request.onprogress = onProgress
    request.onerror = () => reject(new Error('The connection failed.'))
    request.onabort = () => reject(new Error('The upload broke off.'))
    request.onload = () => {
      try {
        resolve(received(readAnswer(request.status, request.responseText)))
      } catch (error) {
        reject(error)
      }
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
    if (signal.aborted) request.abort()
  })
}

/** A proxy that took the files answers something else; only our own word says that they arrived. */
function received<T>(outcome: Outcome<T & { success?: unknown }>): Outcome<T> {
  if ('value' in outcome && outcome.value.success !== true) throw new Error('The answer is not ours.')
  return outcome
}
