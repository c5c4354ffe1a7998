import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, ignoredText, shownText } from '../fields'
import { RESTORED_ROWS_MAX } from './coach-template-rules'
import { NAME_MAX } from './console-rules'
import { EDITS_BYTES, SeenVersion } from './edit-calls'
import { ProgramData } from './plan-calls'
import { PartId } from './set-calls'

/** Templates of a coach's own, beside the program templates of the shop that the coach gives. */

const ofTemplate = z.object({ id: Id })
const Name = shownText(NAME_MAX).refine((name) => name !== '', 'programs.name_required')

export const CoachTemplateRow = z.object({
  _id: z.string(),
  name: z.string(),
  /** True for the coach's own; templates of the shop can only be read. */
  own: z.boolean(),
  /** Counts the changes of one's own; null for the shop's. */
  version: z.number().int().nullable(),
  updatedAt: z.iso.datetime(),
  /** Plans of my users that came from it and can still be changed. */
  plans: z.number().int(),
})
export type CoachTemplateRow = z.infer<typeof CoachTemplateRow>

export const CoachTemplate = CoachTemplateRow.omit({ plans: true }).extend({ programData: ProgramData })
export type CoachTemplate = z.infer<typeof CoachTemplate>

/** All of them by name, one's own first. Names of the shop's are in the language asked for. */
export const listCoachTemplates = endpoint({
  method: 'GET',
  path: '/coach/templates',
  allow: 'coach',
  summary: 'Templates of my own, and those of the shop that I give',
  data: z.object({ items: z.array(CoachTemplateRow) }),
})

/**
 * Saves a plan of one of my users, another template or a sent plan. Values of a person stay behind: measurements, loads, notes
 * on a day. 409 `programs.templates_full` above the limit.
 */
export const addCoachTemplate = endpoint({
  method: 'POST',
  path: '/coach/templates',
  allow: 'coach',
  summary: 'Save a plan as a template of my own',
  bytes: EDITS_BYTES,
  status: 201,
  body: z.object({
    name: Name,
    from: z
      .object(
        {
          userProgramId: Id.optional(),
          templateId: Id.optional(),
          programData: ProgramData.optional(),
        },
        'request.wrong_type',
      )
      .refine(
        (from) => Object.values(from).filter((source) => source !== undefined).length === 1,
        'request.invalid',
      ),
  }),
  data: CoachTemplate,
})

export const getCoachTemplate = endpoint({
  method: 'GET',
  path: '/coach/templates/:id',
  allow: 'coach',
  summary: 'One template with its plan',
  params: ofTemplate,
  data: CoachTemplate,
})

/** Missing fields keep their value. 409 `programs.template_changed` where it was changed since `version`. */
export const changeCoachTemplate = endpoint({
  method: 'PUT',
  path: '/coach/templates/:id',
  allow: 'coach',
  summary: 'Change a template of my own',
  bytes: EDITS_BYTES,
  params: ofTemplate,
  body: z.object({
    name: Name.optional(),
    programData: ProgramData.optional(),
    /** Ids of rows in `programData` that the template had before; they come back under their ids. */
    restoredRowIds: z
      .array(PartId, 'request.wrong_type')
      .max(RESTORED_ROWS_MAX, 'request.too_many')
      .optional(),
    version: SeenVersion,
    _id: ignoredText(),
    own: ignoredText(),
    updatedAt: ignoredText(),
  }),
  data: CoachTemplate,
})

/** Plans that came from it stay as they are. */
export const removeCoachTemplate = endpoint({
  method: 'DELETE',
  path: '/coach/templates/:id',
  allow: 'coach',
  summary: 'Delete a template of my own',
  params: ofTemplate,
})

/** Within 30 days. */
export const restoreCoachTemplate = endpoint({
  method: 'POST',
  path: '/coach/templates/:id/restore',
  allow: 'coach',
  summary: 'Bring back a deleted template of my own',
  params: ofTemplate,
  data: CoachTemplate,
})
