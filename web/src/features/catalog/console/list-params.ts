import { type ConsoleSort, consoleSorts, productStatuses, stockLevels } from 'contract/catalog/console-rules'
import { useSearchParams } from 'react-router'
import { listQuery, readListPlace } from '../../../ui/list-params'
import type { Sort } from '../../../ui/table/columns'
import type { ProductsQuery } from './console-catalog.api'

const names = { stock: 'stock', categoryId: 'category', sort: 'sort' } as const

/** The query of the list's address with these changes. Another filter begins at its first page. */
export function productsSearch(from: ProductsQuery, change: Partial<ProductsQuery>): string {
  const to = { ...from, page: 1, ...change }
  const params = new URLSearchParams(listQuery(to))
  for (const key of ['categoryId', 'stock', 'sort'] as const) {
    const value = to[key]
    if (value) params.set(names[key], value)
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Returns the query in the address; unknown values are ignored. */
export function useProductsParams(): ProductsQuery {
  const [params] = useSearchParams()
  return {
    ...readListPlace(params),
    status: productStatuses.find((one) => one === params.get('status')),
    stock: stockLevels.find((one) => one === params.get('stock')),
    sort: consoleSorts.find((one) => one === params.get('sort')),
    categoryId: params.get('category') ?? undefined,
  }
}

/** Sort order of each column; newest first belongs to no column. */
const sorts: Record<Exclude<ConsoleSort, 'newest'>, Sort> = {
  name: { key: 'name', down: false },
  price_asc: { key: 'price', down: false },
  price_desc: { key: 'price', down: true },
  stock_asc: { key: 'stock', down: false },
  stock_desc: { key: 'stock', down: true },
}

export const sortOf = (sort: ConsoleSort | undefined): Sort | undefined =>
  sort && sort !== 'newest' ? sorts[sort] : undefined

/** The order that a press of a column's head asks for; a second press of the name brings the newest first again. */
export function sortAsked({ key, down }: Sort): ConsoleSort | undefined {
  if (key === 'price') return down ? 'price_desc' : 'price_asc'
  if (key === 'stock') return down ? 'stock_desc' : 'stock_asc'
  return down ? undefined : 'name'
}
