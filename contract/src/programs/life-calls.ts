import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { CoachProgram } from './coach-calls'
import { SeenVersion } from './edit-calls'
import { WEEKS_ADDED_MAX } from './rules'
import { whole } from './set-calls'

const ofAthlete = z.object({ id: Id })
const ofProgram = z.object({ id: Id })

/** A program that a coach may start for somebody. */
export const StartableProgram = z.object({
  _id: z.string(),
  name: z.string(),
  /** Days. */
  duration: z.number().int(),
  /** The athlete answers a questionnaire first. */
  hasQuestions: z.boolean(),
  /** The athlete has it already, and it is not over. */
  isOpen: z.boolean(),
})
export type StartableProgram = z.infer<typeof StartableProgram>

export const listStartablePrograms = endpoint({
  method: 'GET',
  path: '/coach/users/:id/programs',
  allow: 'coach',
  summary: 'Programs of mine that I may start for one of my users',
  params: ofAthlete,
  data: z.object({ items: z.array(StartableProgram) }),
})

/**
 * Starts one more program for a user of mine, as an order would, with me as its coach. 409 `programs.already_open` while the
 * same one is not over, `programs.no_room` where I coach as many as I may.
 */
export const startProgramForUser = endpoint({
  method: 'POST',
  path: '/coach/users/:id/programs',
  allow: 'coach',
  summary: 'Start another program for one of my users',
  params: ofAthlete,
  body: z.object({ programId: Id }),
  status: 201,
  data: CoachProgram,
})

/** Adds weeks to the end of the plan; the athlete is told. What was changed since `version` is 409 `programs.changed_meanwhile`. */
export const extendProgram = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/extend',
  allow: 'coach',
  summary: 'Add weeks to a program of one of my users',
  params: ofProgram,
  body: z.object({ weeks: whole(1, WEEKS_ADDED_MAX), version: SeenVersion }),
  data: z.object({ version: z.number().int(), totalWeeks: z.number().int() }),
})

/** The days since its end count as a pause. */
export const reopenProgram = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/reopen',
  allow: 'coach',
  summary: 'Let a completed program go on',
  params: ofProgram,
  data: CoachProgram,
})
