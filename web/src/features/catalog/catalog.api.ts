import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Category, Product, ProductDetail, ProductSort } from 'contract/catalog/calls'
import type { FacetChoice } from 'contract/catalog/facet-rules'
import {
  getProduct,
  listCategories,
  listCategoriesWithCounts,
  listProducts,
  listRelatedProducts,
  notifyWhenBack,
} from 'contract/catalog/routes'
import { PRODUCTS_PER_PAGE } from 'contract/catalog/rules'
import type { Locale } from 'contract/locale'
import { call } from '../../api/call'
import { refusalOf } from '../../api/error-text'
import { type ProductPage, readCategories, readProductPage, withCountsOr } from '../../api/shapes'
import { useLocale } from '../../i18n/i18n'

export interface ProductFilter {
  page: number
  search?: string
  categoryId?: string
  sort?: ProductSort
  minPrice?: number
  maxPrice?: number
  choice?: FacetChoice
  /** Asks for the facets of the list, too. */
  hasFacets?: boolean
}

const written = (amount: number | undefined) => (amount === undefined ? undefined : String(amount))

/** Every key starts with the language: product texts are in the language asked for. */
const productsQuery = (lang: Locale, filter: ProductFilter) =>
  queryOptions({
    queryKey: ['products', lang, filter],
    queryFn: async ({ signal }) => {
      const { page, minPrice, maxPrice, choice = {}, hasFacets, ...rest } = filter
      const chosen = Object.entries(choice).map(([facet, values]) => [facet, values.join(',')])
      const answer = await call(listProducts, {
        query: {
          page,
          limit: PRODUCTS_PER_PAGE,
          ...rest,
          ...Object.fromEntries(chosen),
          facets: hasFacets ? 'true' : undefined,
          minPrice: written(minPrice),
          maxPrice: written(maxPrice),
          lang,
        },
        signal,
      })
      // A shown page belongs to its own search until the next one arrives.
      return { ...readProductPage(answer), search: filter.search ?? '' }
    },
  })

/** A product as its page shows it: facts and family are missing while only a list has told of it. */
export type ShownProduct = Product & Partial<ProductDetail>

/** The query of a product’s page. */
export const productQuery = (lang: Locale, id: string) =>
  queryOptions<ShownProduct>({
    queryKey: ['product', lang, id],
    queryFn: async ({ signal }) => {
      const answer = await call(getProduct, {
        params: { id },
        query: { lang },
        signal,
      })
      return answer.data
    },
  })

export function useProducts(filter: ProductFilter, enabled: boolean) {
  const { locale } = useLocale()
  return useQuery({ ...productsQuery(locale, filter), enabled, placeholderData: keepPreviousData })
}

/** Up to `limit` products that the shop puts forward. */
export function useFeatured(limit: number) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['products', locale, { featured: limit }],
    queryFn: async ({ signal }) =>
      readProductPage(
        await call(listProducts, {
          query: { featured: 'true', limit, lang: locale },
          signal,
        }),
      ).products.slice(0, limit),
  })
}

/** Up to four products that go with one. */
export function useRelated(id: string) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: ['products', locale, { related: id }],
    queryFn: async ({ signal }) => {
      const answer = await call(listRelatedProducts, {
        params: { id },
        query: { lang: locale },
        signal,
      })
      return answer.data
    },
  })
}

/** Asks for one mail when a sold-out product is back. */
export function useNotifyWhenBack(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(notifyWhenBack, { params: { id }, body: { email } }),
    onError: (error) => {
      // It is back already: the page shows what the shelf holds now.
      if (refusalOf(error)?.code === 'catalog.already_in_stock') {
        void client.invalidateQueries({ queryKey: ['product'] })
      }
    },
  })
}

/** A product that some list has brought already, so that its page opens with it; with the family, where another of it was open. */
function fromCache(client: QueryClient, lang: Locale, id: string): ShownProduct | undefined {
  const listed = fromLists(client, lang, id)
  if (!listed) return undefined
  const opened = client.getQueriesData<ShownProduct>({ queryKey: ['product', lang] })
  const [, sibling] = opened.find(([, one]) => one?.variants?.some(({ _id }) => _id === id)) ?? []
  return { ...listed, variants: sibling?.variants }
}

function fromLists(client: QueryClient, lang: Locale, id: string): Product | undefined {
  for (const [, data] of client.getQueriesData<ProductPage | Product[]>({ queryKey: ['products', lang] })) {
    const list = Array.isArray(data) ? data : data?.products
    const found = list?.find((product) => product._id === id)
    if (found) return found
  }
}

export function useProduct(id: string) {
  const { locale } = useLocale()
  const client = useQueryClient()
  return useQuery({ ...productQuery(locale, id), placeholderData: () => fromCache(client, locale, id) })
}

/** Starts to fetch a product that somebody is about to open. */
export function usePrefetchProduct(): (id: string) => void {
  const { locale } = useLocale()
  const client = useQueryClient()
  return (id) => void client.prefetchQuery(productQuery(locale, id))
}

/** Fetches a product whose page is to open in place of another: `has` where it is here already. A failure shows on its page. */
export function useOpenProduct(id: string) {
  const { locale } = useLocale()
  const client = useQueryClient()
  const query = productQuery(locale, id)
  return {
    has: () => client.getQueryData(query.queryKey) !== undefined,
    load: () => client.prefetchQuery(query),
  }
}

export function useCategories() {
  const { locale } = useLocale()
  return useQuery<Category[]>({
    queryKey: ['categories', locale],
    queryFn: ({ signal }) =>
      withCountsOr(
        async () =>
          readCategories(
            await call(listCategoriesWithCounts, {
              query: { lang: locale },
              signal,
            }),
          ),
        async () => readCategories(await call(listCategories, { query: { lang: locale }, signal })),
      ),
    staleTime: 5 * 60_000,
  })
}
