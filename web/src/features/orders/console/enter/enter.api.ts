import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listProducts } from 'contract/catalog/routes'
import type { Sent } from 'contract/endpoint'
import type { enterOrder as enterCall } from 'contract/orders/console-desk-calls'
import { enterOrder } from 'contract/orders/console-routes'
import { call } from '../../../../api/call'
import { useLocale } from '../../../../i18n/i18n'

export type EnterBody = Sent<typeof enterCall>['body']

/** Places an order for a customer; the same key and body return the same order. */
export function useEnterOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, key }: { body: EnterBody; key: string }) =>
      (await call(enterOrder, { body, headers: { 'Idempotency-Key': key } })).data,
    // Also after a failure: without a response the order may exist.
    onSettled: () => void client.invalidateQueries({ queryKey: ['admin', 'orders'] }),
  })
}

const RESULTS_MAX = 8
/** Fewer characters match almost everything. */
const SEARCH_MIN = 2
/** Debounce of the search in milliseconds. */
const PAUSE = 200

/**
 * Searches the products on sale by the shop's public call, because not every role of the orders may use the catalogue.
 * `stale` while the results belong to an earlier text.
 */
export function useProductsOnSale(text: string) {
  const { locale } = useLocale()
  const search = text.trim()
  const enabled = search.length >= SEARCH_MIN
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['admin', 'products-on-sale', locale, search],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      // Another text has replaced this one during the pause.
      signal.throwIfAborted()
      const query = { search, limit: RESULTS_MAX, lang: locale }
      return (await call(listProducts, { query, signal })).products
    },
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  if (!enabled) return { found: undefined, failed: false, stale: false }
  return { found: isError ? undefined : data, failed: isError, stale: isPlaceholderData }
}
