import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApplicationDetail, StoredFile } from 'contract/coaches/calls'
import {
  approveApplication,
  getApplication,
  listApplications,
  rejectApplication,
} from 'contract/coaches/routes'
import type { ApplicationStatus } from 'contract/coaches/rules'
import { call } from '../../../api/call'
import { fetchFile } from '../../../api/file'

export interface ApplicationsQuery {
  status: ApplicationStatus | undefined
  search: string
  page: number
}

const KEY = ['admin', 'applications'] as const

/** Names of programs come in the language of the page, so it is part of the key. */
export function listQuery(query: ApplicationsQuery, locale: string) {
  return queryOptions({
    queryKey: [...KEY, 'list', query, locale],
    queryFn: async ({ signal }) => (await call(listApplications, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const listKey = [...KEY, 'list'] as const
export const oneKey = (id: string, locale: string) => [...KEY, 'one', id, locale] as const

export function oneQuery(id: string, locale: string) {
  return queryOptions({
    queryKey: oneKey(id, locale),
    queryFn: async ({ signal }) => (await call(getApplication, { params: { id }, signal })).data,
    staleTime: 0,
  })
}

/** A document's bytes; it never changes, so it is fetched once while the page is open. */
export function documentQuery(file: StoredFile) {
  return queryOptions({
    queryKey: [...KEY, 'document', file.fileUrl],
    queryFn: ({ signal }) => fetchFile('admin', file.fileUrl, file.mimeType, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export async function decide(
  id: string,
  status: 'approved' | 'rejected',
  notes: string,
): Promise<ApplicationDetail> {
  const input = { params: { id }, body: { notes } }
  const answer =
    status === 'approved' ? await call(approveApplication, input) : await call(rejectApplication, input)
  return answer.data
}
