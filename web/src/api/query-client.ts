import { notifyManager, QueryClient } from '@tanstack/react-query'
import { QUERY_RETRIES, QUERY_RETRY_DELAY, SECOND } from 'contract/units'
import { mayRetry } from './error-text'

/** Reads retry twice, a second apart, and only where a retry can help; writes never do (decisions ). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < QUERY_RETRIES && mayRetry(error),
        retryDelay: QUERY_RETRY_DELAY,
        staleTime: 30 * SECOND,
        // A lost connection shows as the call's own failure after its retries, not as a query that waits in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Resolves once the pages show what was written into the cache before; the query library tells them in a later task. */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}
