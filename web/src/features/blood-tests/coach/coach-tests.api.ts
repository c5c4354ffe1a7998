import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CoachBloodTestRow, listAthletesBloodTests } from 'contract/blood-tests/coach-calls'
import {
  commentBloodTest,
  getAthletesBloodTest,
  getAthletesBloodTestReport,
  getAthletesBloodTestTrends,
  listAthletesBloodTests as listRoute,
} from 'contract/blood-tests/coach-routes'
import type { Answered } from 'contract/endpoint'
import { call } from '../../../api/call'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'
import { coachAreaReads, coachKey } from '../../coaches/coaches.api'

/** Cache key below the coach's own key, like all data of the coach area. */
const testsKey = (coachId: string) => [...coachKey(coachId), 'blood-tests'] as const
const listKey = (coachId: string) => [...testsKey(coachId), 'list'] as const
const oneKey = (coachId: string, id: string) => [...testsKey(coachId), 'one', id] as const

type Answer = Answered<typeof listAthletesBloodTests>

export interface AthletesTests {
  bloodTests: readonly CoachBloodTestRow[]
  total: number
  pages: number
  /** Number of tests waiting for a comment; null if the server omits it. */
  reviewing: number | null
}

/** Reads the list from `data` or from the top of the response; the specification allows both. */
function testsOf({ data, bloodTests: top }: Partial<Answer>): AthletesTests {
  const bloodTests = data?.bloodTests ?? top ?? []
  const { total = bloodTests.length, totalPages: pages = 1, counts } = data ?? {}
  return { bloodTests, total, pages, reviewing: counts?.reviewing ?? null }
}

/** Reads a page of tests, refetched on every mount; the cached page remains visible meanwhile. */
export function useAthletesTests(coachId: string, page: number) {
  return useQuery({
    ...coachAreaReads,
    queryKey: [...listKey(coachId), page],
    queryFn: async ({ signal }) => testsOf(await call(listRoute, { query: { page }, signal })),
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

export function useAthletesTest(coachId: string, id: string) {
  return useQuery({
    ...coachAreaReads,
    queryKey: oneKey(coachId, id),
    queryFn: async ({ signal }) =>
      (await call(getAthletesBloodTest, { params: { id }, signal })).data.bloodTest,
    staleTime: 0,
  })
}

export function useAthletesTrends(coachId: string, id: string) {
  return useQuery({
    ...coachAreaReads,
    queryKey: [...oneKey(coachId, id), 'trends'],
    queryFn: async ({ signal }) =>
      (await call(getAthletesBloodTestTrends, { params: { id }, signal })).data.trends,
  })
}

/** Fetches the laboratory's report; the caller shows or saves the bytes. */
export function readAthletesReport(id: string, type: string): Promise<Blob> {
  return fetchFile('coach', addressOf(getAthletesBloodTestReport, { params: { id } }), type)
}

/** Posts the comment, then reloads the detail and invalidates the lists of tests and of users with open tasks. */
export function useCommentTest(coachId: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (comment: string) =>
      call(commentBloodTest, { params: { id }, body: { comment: comment.trim() } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: listKey(coachId) })
      void client.invalidateQueries({ queryKey: [...coachKey(coachId), 'users'] })
      await client.refetchQueries({ queryKey: oneKey(coachId, id), exact: true })
    },
  })
}
