import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../i18n/i18n'
import { configQuery } from '../site.api'
import { loadArticle } from './articles'
import type { ArticleName } from './content-shape'

/** Reads the store links, which are server settings so that a change needs no build. */
export function useStoreLinks() {
  return useQuery({ ...configQuery(), select: (config) => config.storeLinks })
}

/** Reads a footer page's content in the page's language from a chunk, without an API call. */
export function useArticle(name: ArticleName) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['article', locale, name],
    queryFn: () => loadArticle(name, locale),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
