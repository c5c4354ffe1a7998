import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Locale } from 'contract/locale'

/** Data that the server embeds in a prerendered page. */
export interface PaintedData {
  /** Short names of the lazy parts on the page, outer ones first (`ui/lazy-page.tsx`). */
  parts: string[]
  /** Absent for a frame, which the application replaces. */
  content?: PaintedContent
}

/** Whole page as a guest sees it, which the application hydrates: query results by key. */
export interface PaintedContent {
  locale: Locale
  answers: [QueryKey, unknown][]
  /** API addresses of these results. */
  addresses: string[]
}

/** Id of the embedded script (server/src/kernel/http/page-document.ts). */
const ID = 'painted'

/** Returns the embedded data; undefined if the page came as the empty shell. */
export function readPainted(): PaintedData | undefined {
  const text = document.getElementById(ID)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Fills the query cache with the embedded results, so the page does not request them again. */
export function takePainted(client: QueryClient, { answers }: PaintedContent): void {
  // The browser may restore an outdated page on Back; its data is shown but refetched.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const updatedAt = visit?.type === 'back_forward' ? 0 : Date.now()
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt })
}
