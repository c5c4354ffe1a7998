import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { SEARCH_MAX } from '../text'
import { type BloodTest, SentItem } from './calls'
import { CoachBloodTest } from './coach-calls'
import { itemsProblems } from './form'
import { ANALYSIS_MAX, bloodTestStatuses, ITEMS_MAX, UNIT_MAX } from './rules'

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

const params = z.object({ id: Id })

/** Recorded as seen, as every reading of a test by somebody else is. */
export const getBloodTest = endpoint({
  method: 'GET',
  path: '/admin/blood-tests/:id',
  allow: 'admin',
  staff: 'bloodTests',
  summary: 'A blood test',
  params,
  data: CoachBloodTest,
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

/** A list of values; null says that a value has no unit, as it is read. */
const ChangedItems = z
  .array(
    SentItem.extend({
      unit: text(UNIT_MAX)
        .nullable()
        .transform((unit) => unit ?? ''),
    }),
    'request.wrong_type',
  )
  .max(ITEMS_MAX, 'request.too_many')

/** The map of values that a test is read with is ignored: `markers` has the same values with their units. */
const itemsOrReadMap = z.preprocess(
  (sent) => (sent !== null && typeof sent === 'object' && !Array.isArray(sent) ? undefined : sent),
  ChangedItems.optional(),
) as z.ZodType<SentItem[] | undefined, z.input<typeof ChangedItems> | BloodTest['items'] | undefined>

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
  summary: 'Write the analysis of a blood test and add values',
  params,
  body: z
    .object({
      analysis_result: analysis,
      analysis,
      items: itemsOrReadMap.optional(),
      markers: ChangedItems.optional(),
    })
    .transform(({ analysis_result, analysis, items, markers }) => ({
      analysis: analysis_result === undefined ? analysis : analysis_result,
      items: items ?? markers ?? [],
    }))
    .check((ctx) => {
      const { analysis, items } = ctx.value
      if (analysis === undefined && items.length === 0)
        ctx.issues.push({
          code: 'custom',
          message: 'blood_tests.nothing_to_change',
          path: [],
          input: ctx.value,
        })
      for (const { path, code } of itemsProblems(items))
        ctx.issues.push({ code: 'custom', message: code, path: [...path], input: ctx.value })
    }),
  data: CoachBloodTest,
})
