import { useParams, useSearchParams } from 'react-router'
import { useCategories, useProducts } from '../catalog.api'
import { readShopParams } from './shop-params'

export type ShopList = ReturnType<typeof useShopList>

/** Returns category and page of products for the address /shop or /shop/category/{slug}. */
export function useShopList() {
  const { slug } = useParams()
  const [query] = useSearchParams()
  const params = readShopParams(query)
  const categories = useCategories()
  const category = slug ? categories.data?.find((one) => one.slug === slug) : undefined
  const unknownCategory = slug !== undefined && categories.isSuccess && !category
  const products = useProducts(
    {
      page: params.page,
      search: params.search || undefined,
      categoryId: category?._id,
      sort: params.sort === 'featured' ? undefined : params.sort,
      minPrice: params.minPrice,
      maxPrice: params.maxPrice,
      choice: params.choice,
      hasFacets: true,
    },
    // The query needs the category's id, so a category page waits for the list of categories.
    !slug || category !== undefined,
  )
  return {
    slug,
    params,
    categories: categories.data ?? [],
    category,
    categoryLoading: slug !== undefined && categories.isPending,
    page: unknownCategory ? undefined : products.data,
    /** The page still shows the previous query's products. */
    stale: products.isPlaceholderData,
    /** Undefined while unknown. */
    total: unknownCategory ? 0 : products.data?.totalProducts,
    unknownCategory,
    failed: products.isError || (slug !== undefined && categories.isError),
    retry: () => {
      if (categories.isError) void categories.refetch()
      void products.refetch()
    },
  }
}
