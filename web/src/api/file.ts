import type { Area } from 'contract/route'
import { exchange, readAnswer } from './http'

/**
 * Fetches a file that needs a token, which no link can carry. `type` is what the bytes are then taken for, whatever the
 * answer calls them. Rejects as `exchange` does.
 */
export function fetchFile(area: Area, address: string, type: string, signal?: AbortSignal): Promise<Blob> {
  return exchange({ area, signal }, async ({ headers, signal, onProgress }) => {
    const response = await fetch(address, { headers, signal })
    if (!response.ok) return readAnswer(response.status, await response.text())
    return { value: new Blob(await readAll(response, onProgress), { type }) }
  })
}

async function readAll(response: Response, onProgress: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return parts
    onProgress()
    parts.push(part.value)
  }
}
