import { useSyncExternalStore } from 'react'
import type { UploadProgress } from '../../../../api/upload'

/** Rejection of an upload that the customer cancelled. */
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

/** Returns the progress of the upload, or null if none is running. It continues when its page is left. */
export function useSending(): UploadProgress | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => progress,
  )
}

/** Runs an upload whose progress and cancellation are available to other components. */
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

/** Cancels the upload and clears its progress. */
export function endSending(): void {
  stopSending()
  control = undefined
  set(null)
}
