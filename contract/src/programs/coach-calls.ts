import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { Followed, ProgramSummary, Questionnaire } from './calls'
import { Flags } from './flag-calls'
import { PlanChange, PlanPatchBody, ProgramData } from './plan-calls'
import { ATHLETE_NOTES_MAX, type CoachStep, coachSteps, userProgramStatuses } from './rules'
import { Target } from './target-calls'

export const VERSIONS_PER_PAGE = 20

const steps = Object.keys(coachSteps) as [CoachStep, ...CoachStep[]]

/** A program as its coach sees it; the status is the raw one. */
export const CoachProgram = z.object({
  id: z.string(),
  status: z.enum(userProgramStatuses),
  /** `YYYY-MM-DD`; null before the first day. */
  startDate: z.string().nullable(),
  /** Percent. */
  progress: z.number().int(),
  currentWeek: z.number().int(),
  totalWeeks: z.number().int(),
  programId: ProgramSummary,
  user: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  /** Steps the coach may take now. */
  steps: z.array(z.enum(steps)),
  editable: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
})
export type CoachProgram = z.infer<typeof CoachProgram>

export const CompleteProgram = Followed.extend({
  /** Null before there is a plan: pending and answering (decision X-57). */
  programData: ProgramData.nullable(),
  userProgram: CoachProgram,
  questionnaire: Questionnaire,
  /** Version of the plan, to be sent as `If-Match` with a save. */
  version: z.number().int(),
  /** Those of `…/targets`, so that opening a program is one reading in the athlete's list of accesses. */
  targets: z.array(Target),
  /** Allergens and injuries in the submitted answers; the editor warns of them. */
  flags: Flags,
})
export type CompleteProgram = z.infer<typeof CompleteProgram>

const ofAthlete = z.object({ id: Id })

/** `version` is also next to `data`, and in the `ETag`. */
export const getCompleteProgram = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/complete',
  allow: 'coach',
  summary: 'A program of one of my users, with plan, answers and what was done',
  params: ofAthlete,
  data: CompleteProgram,
  top: z.object({ version: z.number().int() }),
})

/**
 * Saves part of a plan: objects are merged, lists replaced (decision X-53). With `If-Match: <version>` a save is refused
 * (409 `programs.changed_meanwhile`) when what it writes was changed since; `data` of that refusal is a `PlanConflict`.
 */
export const saveProgramData = endpoint({
  method: 'PUT',
  path: '/coach/user-programs/:id/complete-data',
  allow: 'coach',
  specified: true,
  summary: 'Change part of a plan of one of my users',
  params: ofAthlete,
  body: PlanPatchBody,
  data: z.object({ version: z.number().int() }),
})

/** Details of a refused save: the current version, and the current values of the submitted paths. */
export interface PlanConflict {
  version: number
  current: Record<string, unknown>
}

/** A saved change of a plan, by whom and when. */
export const PlanVersion = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  by: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  changes: z.array(PlanChange),
})
export type PlanVersion = z.infer<typeof PlanVersion>

export const listPlanVersions = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/versions',
  allow: 'coach',
  summary: 'What was changed in a plan, the newest first',
  params: ofAthlete,
  query: z.object(pageQuery({ limit: VERSIONS_PER_PAGE })),
  data: pageOf(PlanVersion),
})

export const publishProgram = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/publish',
  allow: 'coach',
  summary: 'Publish a plan: its first day is today',
  params: ofAthlete,
  data: CoachProgram,
})
export const pauseProgram = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/pause',
  allow: 'coach',
  summary: 'Pause a running program',
  params: ofAthlete,
  data: CoachProgram,
})
export const resumeProgram = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/resume',
  allow: 'coach',
  summary: 'Resume a paused program',
  params: ofAthlete,
  data: CoachProgram,
})
export const completeProgram = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/complete',
  allow: 'coach',
  summary: 'Complete a program',
  params: ofAthlete,
  data: CoachProgram,
})

/** My own notes on a user of mine: no other coach and not the user reads them. */
export const saveAthleteNotes = endpoint({
  method: 'PUT',
  path: '/coach/users/:id/notes',
  allow: 'coach',
  summary: 'Change my notes on one of my users',
  params: ofAthlete,
  body: z.object({ notes: text(ATHLETE_NOTES_MAX) }),
  data: z.object({ notes: z.string() }),
})
