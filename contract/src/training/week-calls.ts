import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'

/** Largest number of a week that is read as one; a plan has as many weeks as its program. */
const WEEK_MAX = 1000

/**
 * One week of a plan as a PDF to print: for the athlete once the plan is published, and for the program's coach, whose reading
 * is in the athlete's list of accesses. Language, digits and calendar are the reader's. A week that the plan has not is 404
 * `log.week_not_found`.
 */
export const getWeekPdf = endpoint({
  method: 'GET',
  path: '/user-programs/:id/week.pdf',
  allow: 'account',
  summary: 'A week of a plan as a PDF',
  params: z.object({ id: Id }),
  query: z.object({
    week: z.coerce
      .number('request.wrong_type')
      .int('request.wrong_type')
      .min(1, 'request.out_of_range')
      .max(WEEK_MAX, 'request.out_of_range')
      .optional()
      .meta({ description: 'Week of the program, from 1; the current one where it is missing' }),
  }),
  file: 'application/pdf',
})
