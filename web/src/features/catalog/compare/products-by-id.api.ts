import { useQueries } from '@tanstack/react-query'
import { isNotFound } from '../../../api/error-text'
import { useLocale } from '../../../i18n/i18n'
import { productQuery } from '../catalog.api'

/** Reads several products, in the order of their ids, without those that the shop no longer shows. */
export function useProductsById(ids: readonly string[]) {
  const { locale } = useLocale()
  return useQueries({
    queries: ids.map((id) => productQuery(locale, id)),
    combine: (answers) => ({
      products: answers.flatMap(({ data }) => data ?? []),
      isPending: answers.some(({ isPending }) => isPending),
      isError: answers.some(({ error }) => error !== null && !isNotFound(error)),
      refetch: () => void Promise.all(answers.map(({ refetch }) => refetch())),
    }),
  })
}
