import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pagePosition, pageQuery } from '../page'
import { BLOOD_TESTS_PER_PAGE, BloodTest, MarkedValues } from './calls'
import { bloodTestStatuses, COMMENT_MAX, commentProblem } from './rules'
import { BloodTestTrend } from './trend-calls'

/** A blood test of one of my athletes. */
export const CoachBloodTest = BloodTest.extend({
  userId: z.object({
    id: z.string(),
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
})
export type CoachBloodTest = z.infer<typeof CoachBloodTest>

/** Row of the list; only the detail has all structured values. */
export const CoachBloodTestRow = CoachBloodTest.omit({ markers: true }).extend(MarkedValues.shape)
export type CoachBloodTestRow = z.infer<typeof CoachBloodTestRow>

/**
 * Tests of the coach's current athletes (decision X-63), those waiting for a comment first, the longest waiting at
 * the top, then the newest. The list is in `data` and at the top level. Each test on the page is audited as seen.
 */
export const listAthletesBloodTests = endpoint({
  method: 'GET',
  path: '/blood-tests/coach/all',
  allow: 'coach',
  summary: 'Blood tests of my athletes',
  query: z.object({
    /** Any other value, or none: every status. */
    status: z.enum(bloodTestStatuses).optional().catch(undefined),
    ...pageQuery({ limit: BLOOD_TESTS_PER_PAGE }),
  }),
  data: z.object({
    bloodTests: z.array(CoachBloodTestRow),
    /** Over all pages, of the status that was asked for. */
    total: z.number().int(),
    ...pagePosition,
    /** Over all pages and statuses. */
    counts: z.object({ reviewing: z.number().int(), completed: z.number().int() }),
  }),
  top: z.object({ status: z.string(), bloodTests: z.array(CoachBloodTestRow) }),
})

const ofAthlete = z.object({ id: Id })
const OneBloodTest = z.object({ bloodTest: CoachBloodTest })

export const getAthletesBloodTest = endpoint({
  method: 'GET',
  path: '/blood-tests/coach/:id',
  allow: 'coach',
  summary: 'A blood test of one of my athletes',
  params: ofAthlete,
  data: OneBloodTest,
})

export const getAthletesBloodTestReport = endpoint({
  method: 'GET',
  path: '/blood-tests/coach/:id/report',
  allow: 'coach',
  summary: 'The laboratory’s report of a blood test of one of my athletes',
  params: ofAthlete,
  file: '*/*',
})

/** The values over time of the athlete whose test this is. */
export const getAthletesBloodTestTrends = endpoint({
  method: 'GET',
  path: '/blood-tests/coach/:id/trends',
  allow: 'coach',
  summary: 'Blood values over time of one of my athletes',
  params: ofAthlete,
  data: z.object({ trends: z.array(BloodTestTrend) }),
})

/** Once: the comment completes the test (decisions ); a second one is refused with 409. */
export const commentBloodTest = endpoint({
  method: 'POST',
  path: '/blood-tests/coach/:id/comment',
  allow: 'coach',
  specified: true,
  summary: 'Comment on a blood test of one of my athletes',
  status: 201,
  params: ofAthlete,
  body: z.object({
    comment: text(COMMENT_MAX).refine((comment) => !commentProblem(comment), 'blood_tests.comment_required'),
  }),
  data: OneBloodTest,
})
