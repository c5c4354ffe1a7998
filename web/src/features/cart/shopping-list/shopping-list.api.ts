import { useQuery } from '@tanstack/react-query'
import type { Product } from 'contract/catalog/calls'
import { getShoppingList } from 'contract/catalog/shopping-list-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'
import { fetchProduct } from '../cart.api'

/** Reads what my plan needs for so many days. */
export function useShoppingList(userId: string, id: string, days: number) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['catalog', 'shopping-list', userId, id, days, locale],
    queryFn: async ({ signal }) =>
      (await call(getShoppingList, { params: { id }, query: { days }, signal })).data.items,
    enabled: userId !== '',
    placeholderData: (before) => before,
  })
}

/** Reads products of the shop, without those that are gone. */
export function useProducts(ids: readonly string[]) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['catalog', 'shopping-products', ids, locale],
    queryFn: async () => {
      const found = await Promise.all(ids.map(fetchProduct))
      return found.filter((product): product is Product => product !== null)
    },
    enabled: ids.length > 0,
  })
}
