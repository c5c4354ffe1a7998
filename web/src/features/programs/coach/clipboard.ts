import { useSyncExternalStore } from 'react'

/** A part of a plan that was copied: where it is, never its content. Forgotten with the page. */
interface Copied {
  program: string
  path: string
}

let copied: Copied | null = null
const listeners = new Set<() => void>()

export function writeClipboard(next: Copied | null): void {
  copied = next
  for (const tell of listeners) tell()
}

export function useClipboard(): Copied | null {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => copied,
    () => null,
  )
}
