import type { Answered, Endpoint } from 'contract/endpoint'
import { type Area, carriesToken, type Route } from 'contract/route'
import { addressOf, type Exchange, exchange, type Outcome, readAnswer } from './http'

export interface UploadProgress {
  /** Bytes sent and total bytes of the body; the total is 0 until the browser knows it. */
  loaded: number
  total: number
}

interface Options {
  /** Area whose token the upload sends, if the route does not determine it. */
  area?: Area
  /** Path parameters. */
  params?: Record<string, string>
  headers?: Record<string, string>
  onProgress?: (progress: UploadProgress) => void
  /** Aborts the upload, which then rejects with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Sends a form with files and reports progress, which `fetch` cannot. Rejects like `exchange`; the timeout covers time
 * without progress, so a slow upload may take as long as it needs (decision X-83).
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
    // The upload is complete; the server now has a full timeout to respond.
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

/** A proxy may swallow the files and answer 200; only our own confirmation counts as received. */
function received<T>(outcome: Outcome<T & { success?: unknown }>): Outcome<T> {
  if ('value' in outcome && outcome.value.success !== true) throw new Error('The answer is not ours.')
  return outcome
}
