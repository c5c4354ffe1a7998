import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { COPY_PARTS_MAX, EDIT_PATH_MAX, PLAN_EDITS_MAX } from './edit-rules'
import { PLAN_LIST_MAX } from './plan'
import { whole } from './set-calls'

const WRONG = 'request.wrong_type'
const ofAthlete = z.object({ id: Id })

/** Largest body in bytes: a day of a plan may be sent whole. */
export const EDITS_BYTES = 1_000_000

/** Version of the plan that the caller has seen. */
export const SeenVersion = whole(1, 2_147_483_647)
const Saved = z.object({ version: z.number().int() })
export const PlanPath = z
  .string(WRONG)
  .min(1, 'programs.field_unknown')
  .max(EDIT_PATH_MAX, 'request.too_long')

const ACTS = ['value', 'insert', 'remove', 'move'] as const

/**
 * One edit of a plan. `path` is dotted, entries of lists by number (`workout.weeklySchedule.monday.exercises.2`). Objects are
 * merged, `insert` puts an entry before that place or at the end of a list, `move` moves one to that place of its list.
 */
export const PlanEdit = z
  .object({
    path: PlanPath,
    value: z.unknown().optional(),
    insert: z.unknown().optional(),
    remove: z.literal(true, WRONG).optional(),
    move: whole(0, PLAN_LIST_MAX).optional(),
  })
  .refine((edit) => ACTS.filter((act) => edit[act] !== undefined).length === 1, 'request.invalid')
export type PlanEdit = z.infer<typeof PlanEdit>

/** All or none. A path that was changed since `version` is 409 `programs.changed_meanwhile` with a `PlanConflict`. */
export const editPlan = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/edits',
  allow: 'coach',
  summary: 'Change, add, remove and move parts of a plan of one of my users',
  params: ofAthlete,
  bytes: EDITS_BYTES,
  body: z.object({
    version: SeenVersion,
    edits: z
      .array(PlanEdit, WRONG)
      .min(1, 'programs.nothing_to_change')
      .max(PLAN_EDITS_MAX, 'request.too_many'),
  }),
  data: Saved,
})

/** Repeated, it takes back the change before that. */
export const undoPlanChange = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/undo',
  allow: 'coach',
  summary: 'Take back my last change of a plan',
  params: ofAthlete,
  body: z.object({ version: SeenVersion }),
  data: Saved,
})

export const restorePlanVersion = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/versions/:version/restore',
  allow: 'coach',
  summary: 'Bring back an earlier version of a plan as a new one',
  params: z.object({ id: Id, version: Id }),
  data: Saved,
})

/**
 * Copies parts of another plan, or of a program template, to the same places: objects and lists replace, an entry of a list
 * is added at the end. Values of a person (measurements, loads, notes on a day) stay behind.
 */
export const copyPlanParts = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/copy',
  allow: 'coach',
  summary: 'Copy parts of another plan or of a template',
  params: ofAthlete,
  body: z.object({
    from: z
      .object({ userProgramId: Id.optional(), templateId: Id.optional() }, WRONG)
      .refine(
        (from) => (from.userProgramId === undefined) !== (from.templateId === undefined),
        'request.invalid',
      ),
    parts: z
      .array(PlanPath, WRONG)
      .min(1, 'programs.nothing_to_change')
      .max(COPY_PARTS_MAX, 'request.too_many'),
    version: SeenVersion,
  }),
  data: Saved,
})
