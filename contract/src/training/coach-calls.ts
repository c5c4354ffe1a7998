import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { DoneSession, putSession } from '../programs/calls'
import { LogItem, LogPeriod } from './calls'
import { LOG_PERIOD_MAX } from './rules'

/** The same for the program's coach; each reading is in the athlete's list of accesses. */
export const listAthleteLog = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/log',
  allow: 'coach',
  summary: `The training log of one of my users, of at most ${LOG_PERIOD_MAX} days`,
  params: z.object({ id: Id }),
  query: LogPeriod,
  data: z.object({ items: z.array(LogItem) }),
})

/**
 * For a coach who trains beside the athlete. What is entered is marked `byCoach`; a repeat replaces only what the coach entered
 * for that day, never an entry of the athlete's.
 */
export const putAthleteSession = endpoint({
  method: 'PUT',
  path: '/coach/user-programs/:id/sessions/:date',
  allow: 'coach',
  summary: 'Enter a session for one of my users',
  params: putSession.params,
  body: putSession.body,
  data: z.object({ session: DoneSession.nullable() }),
})
