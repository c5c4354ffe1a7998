import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../i18n/i18n'
import { configQuery } from '../site.api'
import { loadArticle } from './articles'
import type { ArticleName } from './content-shape'

/** Where the app can be had: settings of the server, so that a page need not be built anew for them. */
export function useStoreLinks() {
  return useQuery({ ...configQuery(), select: (config) => config.storeLinks })
}

/** A footer page's content in the language of the page; a chunk of the build, not a call. */
export function useArticle(name: ArticleName) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['article', locale, name],
    queryFn: () => loadArticle(name, locale),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
