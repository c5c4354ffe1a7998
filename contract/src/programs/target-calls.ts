import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { SeenVersion } from './edit-calls'
import { isDay } from './questions'
import { measurementKindCodes, measurementKinds, TARGETS_OF_PROGRAM_MAX } from './rules'
import { oneOf } from './set-calls'

const WRONG = 'request.wrong_type'
const ofProgram = z.object({ id: Id })

/** Value that a measurement is to reach, until a day where there is one; the unit is that of the kind. */
export const Target = z.object({
  kind: z.enum(measurementKindCodes),
  value: z.number(),
  unit: z.string(),
  /** `YYYY-MM-DD`. */
  by: z.string().nullable(),
})
export type Target = z.infer<typeof Target>

const SentTarget = z
  .object({
    kind: oneOf(measurementKindCodes),
    value: z.number(WRONG),
    unit: z.string(WRONG),
    by: z.string(WRONG).refine(isDay, 'programs.target_day').nullish(),
  })
  .check(({ value: { kind, value, unit }, issues }) => {
    const { min, max, unit: expected } = measurementKinds[kind]
    const refuse = (path: string, message: string, params = {}) =>
      issues.push({ code: 'custom', message, path: [path], input: value, params })
    if (unit !== expected) refuse('unit', 'programs.unit_invalid', { unit: expected })
    if (!(value >= min && value <= max)) refuse('value', 'programs.measurement_invalid')
  })

const Targets = z.object({
  targets: z.array(Target),
  /** Version of the plan, to be sent with a change. */
  version: z.number().int(),
})
export type Targets = z.infer<typeof Targets>

export const getTargets = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/targets',
  allow: 'coach',
  summary: 'The targets of one of my users',
  params: ofProgram,
  data: Targets,
})

/** Replaces the targets. A change of them since `version` is 409 `programs.changed_meanwhile` with a `PlanConflict`. */
export const putTargets = endpoint({
  method: 'PUT',
  path: '/coach/user-programs/:id/targets',
  allow: 'coach',
  summary: 'Set the targets of one of my users',
  params: ofProgram,
  body: z.object({
    targets: z
      .array(SentTarget, WRONG)
      .max(TARGETS_OF_PROGRAM_MAX, 'request.too_many')
      .check(({ value, issues }) => {
        const seen = new Set<string>()
        for (const [at, { kind, by }] of value.entries()) {
          const key = `${kind} ${by ?? ''}`
          if (seen.has(key))
            issues.push({ code: 'custom', message: 'programs.target_twice', path: [at, 'by'], input: by })
          seen.add(key)
        }
      }),
    version: SeenVersion,
  }),
  data: Targets,
})
