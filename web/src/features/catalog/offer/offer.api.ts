import { useQuery } from '@tanstack/react-query'
import { getProgramOffer } from 'contract/catalog/offer-routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

/** Reads what a product that opens a program offers, in the language of the page. */
export function useProgramOffer(productId: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['program-offer', locale, productId],
    queryFn: async ({ signal }) =>
      (await call(getProgramOffer, { params: { id: productId }, query: { lang: locale }, signal })).data,
  })
}
