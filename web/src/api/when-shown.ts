import { notifyManager } from '@tanstack/react-query'

/** Resolves once the pages show what was written into the cache before; the query library tells them in a later task. */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}
