import { z } from 'zod'
import { MarkedValues } from '../blood-tests/calls'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { userProgramStatuses } from '../programs/rules'

/** A day with a session, planned or done. */
const SummaryDay = z.object({
  /** `YYYY-MM-DD`. */
  date: z.string(),
  /** Focus of that weekday in the plan of today. */
  focus: z.string(),
  planned: z.number().int(),
  done: z.number().int(),
  isExcused: z.boolean(),
})

const SummaryProgram = z.object({
  _id: z.string(),
  name: z.string(),
  status: z.enum(userProgramStatuses),
  /** 0 before the first day. */
  currentWeek: z.number().int(),
  totalWeeks: z.number().int(),
  /** Those of the last three weeks, the newest first. */
  days: z.array(SummaryDay),
})

/** Summary of an athlete for the coach who answers them. */
export const AthleteSummary = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The coach's own. */
  notes: z.string(),
  /** Open chat with the coach; null without one. */
  chatId: z.string().nullable(),
  /** Those that are not over, the newest first. */
  programs: z.array(SummaryProgram),
  /** The last thirty, in kg, the oldest first. */
  weights: z.array(z.object({ _id: z.string(), at: z.iso.datetime(), value: z.number() })),
  weightTarget: z.number().nullable(),
  /** The newest test that is open to the coach. */
  test: z
    .object({ _id: z.string(), createdAt: z.iso.datetime(), status: z.string() })
    .extend(MarkedValues.shape)
    .nullable(),
})
export type AthleteSummary = z.infer<typeof AthleteSummary>

export const getAthleteSummary = endpoint({
  method: 'GET',
  path: '/coach/users/:id/summary',
  allow: 'coach',
  summary: 'One of my users at a glance: sessions, weight, last test, notes',
  params: z.object({ id: Id }),
  data: AthleteSummary,
})
