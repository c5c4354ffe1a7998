import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Locale } from 'contract/locale'

/** What the server wrote beside a page that it painted: the answers that the page shows, by the key of their query. */
export interface PaintedData {
  locale: Locale
  answers: [QueryKey, unknown][]
  /** Where the answers came from. */
  addresses: string[]
}

/** The id of the block of data (server/src/kernel/http/painted.ts). */
const ID = 'painted'

/** Undefined where the page came as the empty shell. */
export function readPainted(): PaintedData | undefined {
  const text = document.getElementById(ID)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Gives the queries of a painted page their answers, so that none is asked for a second time. */
export function takePainted(client: QueryClient, { answers }: PaintedData): void {
  // Whoever comes back to a page may see an old one that the browser kept: it shows, and is read anew.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const updatedAt = visit?.type === 'back_forward' ? 0 : Date.now()
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt })
}
