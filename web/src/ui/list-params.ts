import { SEARCH_MAX } from 'contract/text'

/** What every list's address says beside its filter. */
export interface ListPlace {
  search: string
  page: number
}

/** Search and page of an address; anything unknown reads as the beginning. */
export function readListPlace(params: URLSearchParams): ListPlace {
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The query of an address; whatever says nothing is left out. */
export function listQuery({ status, search, page }: ListPlace & { status: string | undefined }): string {
  const params = new URLSearchParams()
  if (status) params.set('status', status)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `?${text}` : ''
}
