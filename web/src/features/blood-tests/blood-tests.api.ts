import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { MyBloodTest, updateMyBloodTest as updateCall } from 'contract/blood-tests/calls'
import {
  askForComment,
  deleteMyBloodTest,
  getMyBloodTest,
  getMyBloodTestReport,
  listBloodTestViews,
  listMyBloodTests,
  submitBloodTest,
  updateMyBloodTest,
} from 'contract/blood-tests/routes'
import { getMyBloodTestTrends } from 'contract/blood-tests/trend-routes'
import type { Sent } from 'contract/endpoint'
import { call } from '../../api/call'
import { fetchFile } from '../../api/file'
import { addressOf } from '../../api/http'
import { type UploadProgress, upload } from '../../api/upload'

/** Cache key of an account's tests, which includes the id so that another account never sees them. */
const testsKey = (userId: string) => ['blood-tests', userId] as const
const oneKey = (userId: string, id: string) => [...testsKey(userId), 'one', id] as const

/** Reads a page of the customer's tests, newest first. */
export function useMyBloodTests(userId: string, page: number) {
  return useQuery({
    queryKey: [...testsKey(userId), 'list', page],
    queryFn: async ({ signal }) => (await call(listMyBloodTests, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
  })
}

export function useMyBloodTest(userId: string, id: string) {
  return useQuery({
    queryKey: oneKey(userId, id),
    queryFn: async ({ signal }) => (await call(getMyBloodTest, { params: { id }, signal })).data,
  })
}

/** Reads the customer's values over all tests. */
export function useMyTrends(userId: string) {
  return useQuery({
    queryKey: [...testsKey(userId), 'trends'],
    queryFn: async ({ signal }) => (await call(getMyBloodTestTrends, { signal })).data.trends,
  })
}

/** Reads the accesses by others to one test, newest first, page by page. */
export function useBloodTestViews(userId: string, id: string) {
  return useInfiniteQuery({
    queryKey: [...oneKey(userId, id), 'views'],
    queryFn: async ({ pageParam, signal }) =>
      (await call(listBloodTestViews, { params: { id }, query: { page: pageParam }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  })
}

export function readMyReport(id: string, type: string): Promise<Blob> {
  return fetchFile('customer', addressOf(getMyBloodTestReport, { params: { id } }), type)
}

export interface SentTest {
  code: string
  testedAt: string
  note: string
  items: { label: string; value: string; unit: string; low: string; high: string }[]
  consent: boolean
  report: File | null
  /** `self` keeps it for its owner alone. */
  for: 'coach' | 'self'
}

interface Options {
  /** Idempotency key. */
  key: string
  onProgress: (progress: UploadProgress) => void
  signal: AbortSignal
}

/** Sends a test; with a report as form data, fields first, so the server can refuse them before it reads the file. */
async function send(
  { report, consent, for: reader, ...typed }: SentTest,
  { key, onProgress, signal }: Options,
) {
  const headers = { 'Idempotency-Key': key }
  const agreed = consent ? { consent } : {}
  const fields = { ...typed, ...(reader === 'self' && { for: reader }) }
  if (!report) return (await call(submitBloodTest, { body: { ...fields, ...agreed }, headers, signal })).data
  const form = new FormData()
  form.append('code', fields.code)
  form.append('testedAt', fields.testedAt)
  form.append('note', fields.note)
  form.append('items', JSON.stringify(fields.items))
  if (fields.for) form.append('for', fields.for)
  if (consent) form.append('consent', 'true')
  form.append('report', report, report.name)
  return (await upload(submitBloodTest, form, { headers, onProgress, signal })).data
}

/** Submits a test and invalidates the cached lists and trends. */
export function useSubmitBloodTest(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ test, ...options }: { test: SentTest } & Options) => send(test, options),
    onSuccess: (added: MyBloodTest) => {
      void client.invalidateQueries({ queryKey: testsKey(userId) })
      client.setQueryData(oneKey(userId, added.id), added)
    },
  })
}

/** Changes a test that no coach has opened. */
export function useUpdateBloodTest(userId: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof updateCall>['body']) =>
      (await call(updateMyBloodTest, { params: { id }, body })).data,
    onSuccess: (changed) => {
      void client.invalidateQueries({ queryKey: testsKey(userId) })
      client.setQueryData(oneKey(userId, id), changed)
    },
  })
}

/** Asks for a coach's comment on a test that was kept. */
export function useAskForComment(userId: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(askForComment, { params: { id } })).data,
    onSuccess: (asked) => {
      void client.invalidateQueries({ queryKey: testsKey(userId) })
      client.setQueryData(oneKey(userId, id), asked)
    },
  })
}

/** Deletes a test that no coach has opened. */
export function useDeleteBloodTest(userId: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await call(deleteMyBloodTest, { params: { id } })
    },
    onSuccess: () => {
      client.removeQueries({ queryKey: oneKey(userId, id) })
      void client.invalidateQueries({ queryKey: [...testsKey(userId), 'list'] })
      void client.invalidateQueries({ queryKey: [...testsKey(userId), 'trends'] })
    },
  })
}
