import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { changeBloodTest as changeCall } from 'contract/blood-tests/console-calls'
import {
  changeBloodTest,
  getBloodTest,
  getBloodTestReport,
  listBloodTests,
} from 'contract/blood-tests/console-routes'
import type { BloodTestStatus } from 'contract/blood-tests/rules'
import type { Sent } from 'contract/endpoint'
import { listProgramCoaches } from 'contract/programs/console-routes'
import { call } from '../../../api/call'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'

interface TestsQuery {
  status: BloodTestStatus | undefined
  search: string
  page: number
}

const KEY = ['admin', 'blood-tests'] as const
const listKey = [...KEY, 'list'] as const

export function useTests(query: TestsQuery) {
  return useQuery({
    queryKey: [...listKey, query],
    queryFn: async ({ signal }) => (await call(listBloodTests, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const testQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => (await call(getBloodTest, { params: { id }, signal })).data,
    staleTime: 0,
  })

export function useTest(id: string) {
  return useQuery(testQuery(id))
}

/** Saves the analysis or adds values, and updates the cached page and lists. */
export function useChangeTest(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof changeCall>['body']) =>
      (await call(changeBloodTest, { params: { id }, body })).data,
    onSuccess: (changed) => {
      client.setQueryData(testQuery(id).queryKey, changed)
      void client.invalidateQueries({ queryKey: listKey })
    },
  })
}

/** Fetches the laboratory's report with its verified type. */
export function readReport(id: string, type: string): Promise<Blob> {
  return fetchFile('admin', addressOf(getBloodTestReport, { params: { id } }), type)
}

/** Coaches to whom a test can be assigned. */
export function useCoachChoices() {
  return useQuery({
    queryKey: [...KEY, 'coaches'],
    queryFn: async ({ signal }) => (await call(listProgramCoaches, { signal })).data.items,
  })
}
