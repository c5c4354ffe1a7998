import { QueryClient } from '@tanstack/react-query'
import { QUERY_RETRIES, QUERY_RETRY_DELAY, SECOND } from 'contract/units'
import { mayRetry } from './error-text'

/**
 * Creates the query client. Reads retry twice, one second apart, if a retry may help; writes never do (decisions X-31,
 *
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < QUERY_RETRIES && mayRetry(error),
        retryDelay: QUERY_RETRY_DELAY,
        staleTime: 30 * SECOND,
        // Without `always` a query pauses silently when offline, instead of failing after its retries.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
