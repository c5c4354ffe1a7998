import { normalEmail } from 'contract/text'
import { useSyncExternalStore } from 'react'
import type { UploadProgress } from '../../../api/upload'
import type { Application } from './application'
import { sendApplication } from './apply.api'

/** The application on its way, and the last one that arrived. It goes on while its page is away. */
export interface Delivery {
  progress: UploadProgress | null
  done: { message: string | undefined; email: string } | null
}

/** The applicant stopped the sending. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError'
}

/** A file that was moved or deleted since it was chosen. */
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

/** Ends what is under way, and forgets what arrived. */
export function endDelivery(): void {
  cancelDelivery()
  control = undefined
  set({ progress: null, done: null })
}

/** A file that is gone would break the request in the middle, without a reason. */
async function readable({ documents }: Application): Promise<void> {
  for (const { file } of documents) {
    try {
      await file.slice(0, 1).arrayBuffer()
    } catch {
      throw new UnreadableError(file.name)
    }
  }
}
