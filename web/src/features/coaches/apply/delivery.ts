import { normalEmail } from 'contract/text'
import { useSyncExternalStore } from 'react'
import type { UploadProgress } from '../../../api/upload'
import type { Application } from './application'
import { sendApplication } from './apply.api'

/** Running upload and the last received application. The upload continues when its page is left. */
export interface Delivery {
  progress: UploadProgress | null
  done: { message: string | undefined; email: string } | null
}

/** Rejection of an upload that the applicant cancelled. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError'
}

/** Rejection for a file moved or deleted after its selection. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'

  constructor(readonly file: string) {
    super('The file cannot be read any more.')
  }
}

let delivery: Delivery = { progress: null, done: null }
let control: AbortController | undefined
const listeners = new Set<() => void>()

function set(change: Partial<Delivery>): void {
  delivery = { ...delivery, ...change }
  for (const listener of listeners) listener()
}

export function useDelivery(): Delivery {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => delivery,
    () => delivery,
  )
}

/** Sends the application; rejects with `CancelledError`, `UnreadableError` or as `upload` does. */
export async function deliver(application: Application): Promise<void> {
  const own = new AbortController()
  control = own
  set({ progress: { loaded: 0, total: 0 }, done: null })
  try {
    await readable(application)
    const { message } = await sendApplication(application, {
      onProgress: (progress) => set({ progress }),
      signal: own.signal,
    })
    set({ done: { message, email: normalEmail(application.email) } })
  } finally {
    if (control === own) set({ progress: null })
  }
}

export function cancelDelivery(): void {
  control?.abort(new CancelledError())
}

/** Cancels a running upload and clears the last result. */
export function endDelivery(): void {
  cancelDelivery()
  control = undefined
  set({ progress: null, done: null })
}

/** Throws for a missing file before the upload; otherwise the request would fail midway without a reason. */
async function readable({ documents }: Application): Promise<void> {
  for (const { file } of documents) {
    try {
      await file.slice(0, 1).arrayBuffer()
    } catch {
      throw new UnreadableError(file.name)
    }
  }
}
