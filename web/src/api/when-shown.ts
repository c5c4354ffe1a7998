import { notifyManager } from '@tanstack/react-query'

/** Resolves once components have rendered earlier cache writes, which the query library announces in a later task. */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}
