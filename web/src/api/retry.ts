import { QUERY_RETRIES, QUERY_RETRY_DELAY } from 'contract/units'
import { mayRetry } from './error-text'

/** Runs a read with two retries, one second apart, if a retry may help; for reads outside the query client. */
export async function retrying<T>(read: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await read()
    } catch (error) {
      if (failures >= QUERY_RETRIES || !mayRetry(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, QUERY_RETRY_DELAY))
    }
  }
}
