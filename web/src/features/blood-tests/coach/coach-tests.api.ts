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

/** All of it lies under the coach's own key, as everything of the coach area does. */
const testsKey = (coachId: string) => [...coachKey(coachId), 'blood-tests'] as const
const listKey = (coachId: string) => [...testsKey(coachId), 'list'] as const
const oneKey = (coachId: string, id: string) => [...testsKey(coachId), 'one', id] as const

type Answer = Answered<typeof listAthletesBloodTests>

export interface AthletesTests {
  bloodTests: readonly CoachBloodTestRow[]
  total: number
  pages: number
  /** How many wait for a comment; null where the server does not say. */
  reviewing: number | null
}

/** The specification allows the list inside `data` or at the top of the answer. */
function testsOf({ data, bloodTests: top }: Partial<Answer>): AthletesTests {
  const bloodTests = data?.bloodTests ?? top ?? []
  const { total = bloodTests.length, totalPages: pages = 1, counts } = data ?? {}
  return { bloodTests, total, pages, reviewing: counts?.reviewing ?? null }
}

/** Read anew whenever its tab opens; what was there before stays on the screen until then. */
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

/** The laboratory's report; what is done with the bytes is the reader's. */
export function readAthletesReport(id: string, type: string): Promise<Blob> {
  return fetchFile('coach', addressOf(getAthletesBloodTestReport, { params: { id } }), type)
}

/** Posts the comment; then the detail is read again, and the lists of tests and of users who wait for the coach follow. */
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
