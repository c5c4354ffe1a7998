import { useQuery } from '@tanstack/react-query'
import { getGoOn } from 'contract/catalog/go-on-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

/** Reads the product and the coach with which I can go on after a program. */
export function useGoOn(userId: string, id: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['catalog', 'go-on', userId, id, locale],
    queryFn: async ({ signal }) => (await call(getGoOn, { params: { id }, signal })).data,
    enabled: userId !== '',
  })
}
