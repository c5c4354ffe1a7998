import { useQuery } from '@tanstack/react-query'
import { getPlanFit } from 'contract/catalog/plan-fit-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

/** Reads which plans of the customer use a product. */
export function usePlanFit(userId: string, productId: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['account', userId, 'plan-fit', productId, locale],
    queryFn: async ({ signal }) => (await call(getPlanFit, { params: { id: productId }, signal })).data.items,
  })
}
