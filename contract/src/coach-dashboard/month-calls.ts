import { z } from 'zod'
import { endpoint } from '../endpoint'

/** Work of a coach in a month of the shop's time zone. */
export const CoachMonth = z.object({
  coachId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** People whose programs the coach led on some day of the month. */
  athletes: z.number().int(),
  /** Plans of the coach that were published for the first time. */
  plansWritten: z.number().int(),
  /** Replies of the coach to messages of athletes. */
  replies: z.number().int(),
  /** Minutes in which half of them came, from the first message that waited; null without any. */
  replyMinutes: z.number().int().nullable(),
})
export type CoachMonth = z.infer<typeof CoachMonth>

/** `YYYY-MM`; the current month where missing. */
const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'request.invalid')
  .optional()

export const getMyMonth = endpoint({
  method: 'GET',
  path: '/coach/month',
  allow: 'coach',
  summary: 'My work in a month',
  query: z.object({ month }),
  data: z.object({ month: z.string(), items: z.array(CoachMonth) }),
})

/** Every coach, by name. */
export const listCoachMonths = endpoint({
  method: 'GET',
  path: '/admin/coach-months',
  allow: 'admin',
  staff: 'programs',
  summary: 'The work of all coaches in a month',
  query: z.object({ month }),
  data: z.object({ month: z.string(), items: z.array(CoachMonth) }),
})
