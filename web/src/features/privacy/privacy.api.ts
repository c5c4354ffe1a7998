import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  deleteAccount,
  exportAccount,
  getStoredData,
  keepAccount,
  listAccesses,
  withdrawConsent,
} from 'contract/privacy/routes'
import { call } from '../../api/call'
import { fetchFile } from '../../api/file'
import { addressOf } from '../../api/http'
import { accountKey } from '../auth/auth.api'
import { flagsKey } from '../programs/flags-key'

const dataKey = (userId: string) => [...accountKey(userId), 'data'] as const

/** Reads the number of stored items by kind, and the consent. */
export function useStoredData(userId: string) {
  return useQuery({
    queryKey: dataKey(userId),
    queryFn: async ({ signal }) => (await call(getStoredData, { signal })).data,
  })
}

/** Reads the staff accesses to the customer's health data, page by page. */
export function useAccesses(userId: string) {
  return useInfiniteQuery({
    queryKey: [...accountKey(userId), 'accesses'],
    queryFn: async ({ pageParam, signal }) =>
      (await call(listAccesses, { query: { page: String(pageParam) }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  })
}

export function useWithdrawConsent(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(withdrawConsent),
    onSuccess: () =>
      Promise.all(
        [dataKey(userId), flagsKey(userId)].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}

/** Fetches the archive; a link would not carry the bearer token. */
export function fetchArchive(onBytes: (bytes: number) => void, signal: AbortSignal): Promise<Blob> {
  return fetchFile('customer', addressOf(exportAccount), 'application/zip', signal, onBytes)
}

/** Closes the account and returns the date of its erasure. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: async (password: string) => (await call(deleteAccount, { body: { password } })).data.eraseAt,
  })
}

export function useKeepAccountByLink() {
  return useMutation({ mutationFn: (token: string) => call(keepAccount, { body: { token } }) })
}
