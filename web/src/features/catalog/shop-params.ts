import { SEARCH_MAX } from 'contract/catalog-limits'

export type View = 'grid' | 'list'

/** What the shop's address says beside the category: term, page and view. */
export interface ShopParams {
  search: string
  page: number
  view: View
}

/** Reads the address; whatever makes no sense there is taken as absent. */
export function readShopParams(params: URLSearchParams): ShopParams {
  const page = Math.trunc(Number(params.get('page')))
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    page: Number.isFinite(page) && page > 1 ? page : 1,
    view: params.get('view') === 'list' ? 'list' : 'grid',
  }
}

/** The address of the shop in a state; what is as usual is left out of it. */
export function shopAddress(slug: string | undefined, { search, page, view }: Partial<ShopParams>): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (view === 'list') params.set('view', view)
  if (page && page > 1) params.set('page', String(page))
  const query = params.toString()
  return `/shop${slug ? `/category/${encodeURIComponent(slug)}` : ''}${query ? `?${query}` : ''}`
}
