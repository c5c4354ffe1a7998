import { SEARCH_MAX } from 'contract/text'

/** Search and page of a list's address; every list has them. */
export interface ListPlace {
  search: string
  page: number
}

/** Reads search and page from an address; invalid values fall back to the first page. */
export function readListPlace(params: URLSearchParams): ListPlace {
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the query string of a list's address, without defaults. */
export function listQuery({ status, search, page }: ListPlace & { status: string | undefined }): string {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `?${text}` : ''
}
