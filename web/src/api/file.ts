import type { Area } from 'contract/route'
import { API_TIMEOUT } from 'contract/units'
import { sessionOf } from './areas'
import { ApiError, NetworkError, TimeoutError } from './errors'

/**
 * Fetches a file that needs a token, which no link can carry. `type` is what the bytes are then taken for, whatever the
 * answer calls them. Rejects as `call` does; the time-out is one without progress, since a file may be large.
 */
export async function fetchFile(
  area: Area,
  address: string,
  type: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const session = sessionOf(area)
  const { token } = session.current()
  const control = new AbortController()
  let late = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      late = true
      control.abort()
    }, API_TIMEOUT)
  }
  const giveUp = () => control.abort()
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    wait()
    const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
    const response = await fetch(address, { headers, signal: control.signal })
    if (!response.ok) {
      if (response.status === 401 && token && token === session.current().token) session.close('expired')
      throw new ApiError(response.status, await response.json().catch(() => undefined))
    }
    return new Blob(await readAll(response, wait), { type })
  } catch (error) {
    if (signal?.aborted) throw signal.reason ?? error
    if (error instanceof ApiError) throw error
    if (late) throw new TimeoutError('The file did not arrive in time.')
    throw new NetworkError('The file could not be fetched.', { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

async function readAll(response: Response, onPart: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return parts
    onPart()
    parts.push(part.value)
  }
}
