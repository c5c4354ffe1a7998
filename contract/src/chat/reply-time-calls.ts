import { z } from 'zod'
import { WorkingHours } from '../coaches/settings-calls'
import { endpoint } from '../endpoint'
import { Id } from '../fields'

export const CoachTimes = z.object({
  /** By the clock of `timeZone`; null where the coach has set none. */
  workingHours: WorkingHours.nullable(),
  timeZone: z.string(),
  /** Minutes in which half of the last 30 days’ questions were answered; null below three answers. */
  replyMinutes: z.number().int().nullable(),
  /** Colleague who answers in the coach's place now, the last day included; null for nobody. */
  covered: z.object({ firstName: z.string(), lastName: z.string(), until: z.string() }).nullable(),
})
export type CoachTimes = z.infer<typeof CoachTimes>

export const getCoachTimes = endpoint({
  method: 'GET',
  path: '/chat/:chatId/coach',
  allow: 'account',
  summary: 'When my coach answers, and how fast',
  params: z.object({ chatId: Id }),
  data: CoachTimes,
})
