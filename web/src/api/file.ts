import type { Area } from 'contract/route'
import { exchange, readAnswer } from './http'

/**
 * Fetches a file that needs a token, which a link cannot send. `type` overrides the response's content type. Rejects
 * like `exchange`.
 */
export function fetchFile(
  area: Area,
  address: string,
  type: string,
  signal?: AbortSignal,
  /** Receives the number of bytes read so far. */
  onBytes?: (bytes: number) => void,
): Promise<Blob> {
  return exchange({ area, signal }, async ({ headers, signal, onProgress }) => {
    const response = await fetch(address, { headers, signal })
    if (!response.ok) return readAnswer(response.status, await response.text())
    return { value: new Blob(await readAll(response, onProgress, onBytes), { type }) }
  })
}

async function readAll(
  response: Response,
  onProgress: () => void,
  onBytes?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  let bytes = 0
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return parts
    onProgress()
    parts.push(part.value)
    bytes += part.value.length
    onBytes?.(bytes)
  }
}
