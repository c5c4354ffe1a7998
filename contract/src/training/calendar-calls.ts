import { z } from 'zod'
import { endpoint } from '../endpoint'

/** Whether my sessions are published as a calendar; its address is shown only when it is made. */
export const getCalendar = endpoint({
  method: 'GET',
  path: '/account/calendar',
  allow: 'account',
  summary: 'Whether my sessions are published as a calendar',
  data: z.object({ createdAt: z.iso.datetime().nullable() }),
})

/** Makes the address under which calendars read my sessions; one that was made before ends. */
export const makeCalendar = endpoint({
  method: 'POST',
  path: '/account/calendar',
  allow: 'account',
  summary: 'Publish my sessions as a calendar',
  status: 201,
  data: z.object({ url: z.string() }),
})

export const removeCalendar = endpoint({
  method: 'DELETE',
  path: '/account/calendar',
  allow: 'account',
  summary: 'End the calendar of my sessions',
})
