import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StoredFile } from 'contract/coaches/calls'
import {
  approveApplication,
  getApplication,
  listApplications,
  rejectApplication,
  undoDecision,
} from 'contract/coaches/console-routes'
import type { ApplicationStatus } from 'contract/coaches/rules'
import { call } from '../../../api/call'
import { fetchFile } from '../../../api/file'
import { useLocale } from '../../../i18n/i18n'

export interface ApplicationsQuery {
  status: ApplicationStatus | undefined
  search: string
  page: number
}

const KEY = ['admin', 'applications'] as const
const listKey = [...KEY, 'list'] as const

/** Reads a page of applications; the locale is in the key because the server localises program names. */
export function useApplications(query: ApplicationsQuery) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...listKey, query, locale],
    queryFn: async ({ signal }) => (await call(listApplications, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const applicationQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id, locale],
    queryFn: async ({ signal }) => (await call(getApplication, { params: { id }, signal })).data,
    staleTime: 0,
  })

export function useApplication(id: string) {
  const { locale } = useLocale()
  return useQuery(applicationQuery(id, locale))
}

/** Returns a function that reads the application's current state. */
export function useReadApplication(id: string) {
  const { locale } = useLocale()
  const client = useQueryClient()
  return () => client.fetchQuery(applicationQuery(id, locale))
}

/** Content of a document; it never changes, so it is fetched once while the page is open. */
const documentQuery = (file: StoredFile) =>
  queryOptions({
    queryKey: [...KEY, 'document', file.fileUrl],
    queryFn: ({ signal }) => fetchFile('admin', file.fileUrl, file.mimeType, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export function useDocument(file: StoredFile, enabled: boolean) {
  return useQuery({ ...documentQuery(file), enabled })
}

export function useReadDocument(file: StoredFile): () => Promise<Blob> {
  const client = useQueryClient()
  return () => client.fetchQuery(documentQuery(file))
}

/** Approves or rejects an application and updates the page and the lists. */
export function useDecide(id: string) {
  const { locale } = useLocale()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ status, notes }: { status: 'approved' | 'rejected'; notes: string }) => {
      const input = { params: { id }, body: { notes } }
      const answer =
        status === 'approved' ? await call(approveApplication, input) : await call(rejectApplication, input)
      return answer.data
    },
    onSuccess: (decided) => client.setQueryData(applicationQuery(id, locale).queryKey, decided),
    // Reloads after a refusal too, because another session may have decided.
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  })
}

/** Returns a function that undoes a recent decision, callable after its page is left. */
export function useUndoDecision(id: string) {
  const { locale } = useLocale()
  const client = useQueryClient()
  return async () => {
    try {
      const { data } = await call(undoDecision, { params: { id } })
      client.setQueryData(applicationQuery(id, locale).queryKey, data)
    } finally {
      void client.invalidateQueries({ queryKey: listKey })
    }
  }
}
