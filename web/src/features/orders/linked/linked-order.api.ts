import { useQuery } from '@tanstack/react-query'
import { getLinkedOrder } from 'contract/orders/link-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

/** The order of a mailed link. */
export function useLinkedOrder(token: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['linked-order', token, locale],
    queryFn: async ({ signal }) => (await call(getLinkedOrder, { params: { token }, signal })).data,
    enabled: token !== '',
  })
}
