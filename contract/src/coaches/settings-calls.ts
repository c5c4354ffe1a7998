import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems } from '../fields'
import { hoursProblems, weekdays } from './rules'

const Clock = z.string('request.wrong_type').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'coaches.hours_invalid')

/** On which days and between which times of day a coach answers; by the coach's own clock. */
export const WorkingHours = z
  .object({
    days: z
      .array(z.enum(weekdays, 'coaches.hours_invalid'), 'request.wrong_type')
      .max(weekdays.length, 'request.too_many'),
    from: Clock,
    until: Clock,
  })
  .check((ctx) => addProblems(ctx, hoursProblems(ctx.value)))
export type WorkingHours = z.infer<typeof WorkingHours>

const flag = z.boolean('request.wrong_type')

/** Choices of a coach for the coach area (decisions ); language and password are the account's own. */
export const CoachSettings = z.object({
  /** Dates in the chosen language instead of the specified English. */
  localizedDates: flag,
  /** Subjects of mails to the coach. */
  notify: z.object({ messages: flag, bloodTests: flag, programs: flag }),
  /** Absent: none are set. */
  workingHours: WorkingHours.optional(),
})
export type CoachSettings = z.infer<typeof CoachSettings>

export const getCoachSettings = endpoint({
  method: 'GET',
  path: '/coach/settings',
  allow: 'coach',
  summary: 'My choices for the coach area',
  data: CoachSettings,
})

export const updateCoachSettings = endpoint({
  method: 'PUT',
  path: '/coach/settings',
  allow: 'coach',
  summary: 'Change my choices for the coach area',
  body: CoachSettings,
  data: CoachSettings,
})
