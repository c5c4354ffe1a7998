import { z } from 'zod'
import {
  PHASES_MAX,
  PLAN_LIST_MAX,
  PLAN_TEXT_MAX,
  type ProgramData as Plan,
  type PlanPatch,
  plan,
} from './plan'
import type { PlanNode } from './plan-node'
import { isPhaseName, isVideoUrl } from './plan-paths'
import { PartId, SetTargetBody } from './set-calls'
import { TARGETS_MAX } from './set-rules'

/** The schemas of a plan, made from its one description. */

const planText = z.string('request.wrong_type').max(PLAN_TEXT_MAX, 'request.too_long')
const videoUrl = planText.refine(isVideoUrl, { error: 'programs.url_invalid', abort: true })
const phase = strict({ focus: planText })

/**
 * Fields of a row beside the specified ones. Where one is missing in a save, the row of that id keeps its value; an
 * empty one removes it.
 */
const rowExtras = {
  id: PartId.optional(),
  exerciseId: z.string('request.wrong_type').max(64, 'request.too_long').optional(),
  superset: z
    .string('request.wrong_type')
    .regex(/^[A-Za-z]?$/, 'request.out_of_range')
    .optional(),
  targets: z.array(SetTargetBody, 'request.wrong_type').max(TARGETS_MAX, 'request.too_many').optional(),
}

/** An object without other fields than these. */
function strict<T extends z.core.$ZodShape>(shape: T) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'programs.field_unknown' : 'request.wrong_type'),
  })
}

function listOf(entry: z.ZodType) {
  return z.array(entry, 'request.wrong_type').max(PLAN_LIST_MAX, 'request.too_many')
}

function phasesOf(value: z.ZodType) {
  const name = z.string().refine(isPhaseName, 'programs.field_unknown')
  const phases = z
    .record(name, value, {
      error: ({ code }) => (code === 'invalid_key' ? 'programs.field_unknown' : 'request.wrong_type'),
    })
    .refine((named) => Object.keys(named).length <= PHASES_MAX, 'request.too_many')
  // A record would pass over this one key in silence.
  return z.preprocess((sent, ctx) => {
    if (typeof sent === 'object' && sent !== null && Object.hasOwn(sent, '__proto__'))
      ctx.issues.push({ code: 'custom', message: 'programs.field_unknown', input: sent })
    return sent
  }, phases)
}

/** `part`: every field may be missing, and a phase may be null, as in a save. */
function schemaOf(node: PlanNode, part: boolean): z.ZodType {
  switch (node.kind) {
    case 'fields':
      return strict(
        shapeOf(node.fields, (inner) => (part ? schemaOf(inner, part).optional() : schemaOf(inner, part))),
      )
    case 'items':
      return listOf(
        strict({
          ...shapeOf(node.fields, (inner) => schemaOf(inner, false).default(emptyFor(inner))),
          ...rowExtras,
        }),
      )
    case 'texts':
      return listOf(planText)
    case 'phases':
      return phasesOf(part ? phase.nullable() : phase)
    case 'integer':
      return z
        .number('request.wrong_type')
        .int('request.wrong_type')
        .min(0, 'request.out_of_range')
        .max(node.max, 'request.out_of_range')
    case 'number':
      return z
        .number('request.wrong_type')
        .min(0, 'request.out_of_range')
        .max(node.max, 'request.out_of_range')
        .nullable()
    case 'url':
      return videoUrl
    default:
      return planText
  }
}

function shapeOf(fields: Record<string, PlanNode>, of: (node: PlanNode) => z.ZodType) {
  return Object.fromEntries(Object.entries(fields).map(([key, node]) => [key, of(node)]))
}

/** Returns the value of a new item's missing field. */
function emptyFor(node: PlanNode): string | number | unknown[] {
  return node.kind === 'integer' ? 0 : node.kind === 'texts' ? [] : ''
}

export const ProgramData = schemaOf(plan, false) as z.ZodType<Plan, Plan>
export type ProgramData = Plan

/** Any part of a plan, at most four levels deep where it names a single value. */
export const PlanPatchBody = schemaOf(plan, true) as z.ZodType<PlanPatch, PlanPatch>

/** Training and nutrition of a block, whole as they are answered. */
export const BlockParts = {
  workout: schemaOf(plan.fields.workout, false) as z.ZodType<Plan['workout'], Plan['workout']>,
  nutrition: schemaOf(plan.fields.nutrition, false) as z.ZodType<Plan['nutrition'], Plan['nutrition']>,
}
/** Any part of them, as they are sent. */
export const BlockPatch = {
  workout: schemaOf(plan.fields.workout, true) as z.ZodType<PlanPatch['workout'], PlanPatch['workout']>,
  nutrition: schemaOf(plan.fields.nutrition, true) as z.ZodType<
    PlanPatch['nutrition'],
    PlanPatch['nutrition']
  >,
}

/** Change at a path; `from` or `to` is null if there was, or is, no value. */
export const PlanChange = z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })
