import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { SEARCH_MAX } from '../text'
import { ItemsOrReadMap, ReadItems } from './calls'
import { CoachBloodTest } from './coach-calls'
import { itemsProblems } from './form'
import { ANALYSIS_MAX, bloodTestStatuses } from './rules'

export const CONSOLE_BLOOD_TESTS_PER_PAGE = 25

/** A test in the console's list: whose and when, no health data. */
export const BloodTestRow = CoachBloodTest.pick({
  id: true,
  _id: true,
  userId: true,
  status: true,
  code: true,
  testedAt: true,
  createdAt: true,
  reviewedAt: true,
  report: true,
}).extend({
  /** Number of values. */
  values: z.number().int(),
  analysed: z.boolean(),
})
export type BloodTestRow = z.infer<typeof BloodTestRow>

export const listBloodTests = endpoint({
  method: 'GET',
  path: '/admin/blood-tests',
  allow: 'admin',
  staff: 'bloodTests',
  summary: 'Blood tests: those that wait first, the longest waiting before the others, then the newest',
  query: z.object({
    /** Any other value, or none: every status. */
    status: z.enum(bloodTestStatuses).optional().catch(undefined),
    /** In name, address and code. */
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    ...pageQuery({ limit: CONSOLE_BLOOD_TESTS_PER_PAGE }),
  }),
  data: pageOf(BloodTestRow).extend({
    /** Number of tests by status among the search results. */
    counts: z.object({ reviewing: z.number().int(), completed: z.number().int() }),
  }),
})

/** A test as staff read it: with the coach whom they assigned, and those to whom a program opens it. */
export const ConsoleBloodTest = CoachBloodTest.extend({
  coachId: z.string().nullable(),
  coaches: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
})
export type ConsoleBloodTest = z.infer<typeof ConsoleBloodTest>

const params = z.object({ id: Id })

/** Recorded as seen, as every reading of a test by somebody else is. */
export const getBloodTest = endpoint({
  method: 'GET',
  path: '/admin/blood-tests/:id',
  allow: 'admin',
  staff: 'bloodTests',
  summary: 'A blood test',
  params,
  data: ConsoleBloodTest,
})

export const getBloodTestReport = endpoint({
  method: 'GET',
  path: '/admin/blood-tests/:id/report',
  allow: 'admin',
  staff: 'bloodTests',
  summary: 'The laboratory’s report of a blood test',
  params,
  file: '*/*',
})

const analysis = text(ANALYSIS_MAX).unwrap().nullable().optional()

/**
 * Leaves absent fields unchanged. A value replaces the one with the same label, any other is added. `analysis` and
 * `markers` are aliases of `analysis_result` and `items`.
 */
export const changeBloodTest = endpoint({
  method: 'PATCH',
  path: '/admin/blood-tests/:id',
  allow: 'admin',
  staff: 'bloodTests',
  summary: 'Write the analysis of a blood test, add values, or assign a coach',
  params,
  body: z
    .object({
      analysis_result: analysis,
      analysis,
      items: ItemsOrReadMap.optional(),
      markers: ReadItems.optional(),
      /** Coach with the right to read and comment the test; null removes it. */
      coachId: Id.nullable().optional(),
    })
    .transform(({ analysis_result, analysis, items, markers, coachId }) => ({
      coachId,
      analysis: analysis_result === undefined ? analysis : analysis_result,
      items: items ?? markers ?? [],
    }))
    .check((ctx) => {
      const { analysis, items, coachId } = ctx.value
      if (analysis === undefined && items.length === 0 && coachId === undefined)
        ctx.issues.push({
          code: 'custom',
          message: 'blood_tests.nothing_to_change',
          path: [],
          input: ctx.value,
        })
      for (const { path, code } of itemsProblems(items))
        ctx.issues.push({ code: 'custom', message: code, path: [...path], input: ctx.value })
    }),
  data: ConsoleBloodTest,
})
