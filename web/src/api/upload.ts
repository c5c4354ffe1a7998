import { type Answered, API_BASE, type Endpoint, type Failure } from 'contract/endpoint'
import type { Route } from 'contract/route'
import { API_TIMEOUT } from 'contract/units'
import { ApiError, NetworkError, TimeoutError } from './errors'

export interface UploadProgress {
  /** Bytes of the body that left, and of the whole body; the total is 0 until the browser knows it. */
  loaded: number
  total: number
}

interface Options {
  headers?: Record<string, string>
  onProgress?: (progress: UploadProgress) => void
  /** Ends the upload from outside; it then rejects with the signal's own reason. */
  signal?: AbortSignal
}

/**
 * Sends a form with files and tells how far it is; `fetch` cannot tell. Rejects as `call` does. The time-out is one
 * without progress: a slow line may take as long as it needs while bytes still leave (decision X-83).
 */
export function upload<E extends Endpoint>(
  route: Route<E>,
  body: FormData,
  { headers, onProgress, signal }: Options = {},
): Promise<Answered<E>> {
  const request = new XMLHttpRequest()
  request.open(route.method, `${API_BASE}${route.path}`)
  request.setRequestHeader('Accept', 'application/json')
  request.setRequestHeader('Accept-Language', document.documentElement.lang || 'en')
  for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)

  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = () => request.abort()
  return new Promise<Answered<E>>((resolve, reject) => {
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        reject(new TimeoutError('The upload made no progress.'))
        request.abort()
      }, API_TIMEOUT)
    }
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait()
      onProgress?.({ loaded, total: lengthComputable ? total : 0 })
    }
    // All is sent; from here on the server has its time to answer.
    request.upload.onload = wait
    request.onprogress = wait
    request.onerror = () => reject(new NetworkError('The server could not be reached.'))
    request.onabort = () =>
      reject(signal?.aborted ? signal.reason : new NetworkError('The upload broke off.'))
    request.onload = () => {
      const answer = parse(request.responseText)
      const good = request.status >= 200 && request.status < 300 && answer.success !== false
      if (!good) reject(new ApiError(request.status, { ...answer, success: false }))
      else if (answer.success !== true) reject(new NetworkError('The answer is not JSON.'))
      else resolve(answer as unknown as Answered<E>)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    wait()
    request.send(body)
    if (signal?.aborted) giveUp()
  }).finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  })
}

function parse(text: string): Partial<Omit<Failure, 'success'> & { success: boolean }> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  }
}
