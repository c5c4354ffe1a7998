import { useSyncExternalStore } from 'react'
import type { UploadProgress } from '../../../../api/upload'

/** The customer stopped the sending. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

let progress: UploadProgress | null = null
let control: AbortController | undefined
const listeners = new Set<() => void>()

function set(next: UploadProgress | null): void {
  progress = next
  for (const listener of listeners) listener()
}

/** How far a test is on its way; null where none is. It goes on while its page is away. */
export function useSending(): UploadProgress | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => progress,
  )
}

/** Runs one sending, which can be followed and stopped from elsewhere. */
export async function following<T>(
  run: (options: { onProgress: (progress: UploadProgress) => void; signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const own = new AbortController()
  control = own
  set({ loaded: 0, total: 0 })
  try {
    return await run({ onProgress: set, signal: own.signal })
  } finally {
    if (control === own) set(null)
  }
}

export function stopSending(): void {
  control?.abort(new StoppedError())
}

/** Stops it, and forgets how far it was. */
export function endSending(): void {
  stopSending()
  control = undefined
  set(null)
}
