import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, shownText } from '../fields'
import {
  DELOAD_EVERY,
  PROGRESSION_RULES_MAX,
  PROGRESSION_STEP,
  progressionKinds,
} from '../programs/progression-rules'
import { decimal, Load, oneOf, Reps, SetTargetBody, whole } from '../programs/set-calls'

const WRONG = 'request.wrong_type'
const ofProgram = z.object({ id: Id })

/** Rule of a row of the plan: `step` in kilograms (`double`), percentage points (`percent`) or percent (`deload`). */
const Rule = z.object({
  /** Id of the row. */
  row: shownText(64).min(1, 'request.invalid'),
  kind: oneOf(progressionKinds),
  step: decimal(PROGRESSION_STEP.min, PROGRESSION_STEP.max),
  /** `double`: reps of every working set, else the target's `repsMax`; `percent`: highest percent, 100 where missing. */
  top: Reps.optional(),
  /** `deload`: every so many weeks of the program. */
  every: whole(DELOAD_EVERY.min, DELOAD_EVERY.max).optional(),
})

const Rules = z
  .array(Rule, WRONG)
  .max(PROGRESSION_RULES_MAX, 'request.too_many')
  .check(({ value, issues }) => {
    const seen = new Set<string>()
    for (const [at, { row, kind, every }] of value.entries()) {
      const key = `${row} ${kind === 'deload' ? 'deload' : 'step'}`
      if (seen.has(key))
        issues.push({ code: 'custom', message: 'log.rule_twice', path: [at, 'kind'], input: kind })
      if (kind === 'deload' && every === undefined)
        issues.push({ code: 'custom', message: 'log.rule_every', path: [at, 'every'], input: every })
      seen.add(key)
    }
  })

const StoredRules = z.object({
  rules: z.array(Rule),
  /** Version of the rules, to be sent with a change. */
  version: z.number().int(),
})
export type ProgressionRules = z.infer<typeof StoredRules>

export const getProgressionRules = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/progression-rules',
  allow: 'coach',
  summary: 'Rules by which a plan of one of my users progresses',
  params: ofProgram,
  data: StoredRules,
})

/** Replaces the rules; 409 `programs.changed_meanwhile` where they were changed since `version`. */
export const putProgressionRules = endpoint({
  method: 'PUT',
  path: '/coach/user-programs/:id/progression-rules',
  allow: 'coach',
  summary: 'Set the rules by which a plan of one of my users progresses',
  params: ofProgram,
  body: z.object({ rules: Rules, version: whole(1, 2_147_483_647) }),
  data: StoredRules,
})

/** Next week's targets of one row, with their reason in the language that was asked for. */
export const ProgressionProposal = z.object({
  /** Names the row and the log that the proposal is based on. */
  _id: z.string(),
  row: z.string(),
  /** Name of the exercise. */
  name: z.string(),
  kind: z.enum(progressionKinds),
  /** Place of the targets in the plan (`workout.weeklySchedule.monday.exercises.0.targets`). */
  path: z.string(),
  from: z.array(SetTargetBody),
  to: z.array(SetTargetBody),
  reason: z.string(),
  /** `pain`: a step up that reported pain holds back; `to` is then `from`. */
  heldBy: z.enum(['pain']).nullable(),
  /** Mark of the rules, the targets and the log that decided. */
  basedOn: z.string(),
})
export type ProgressionProposal = z.infer<typeof ProgressionProposal>

/** Computed from the log at each reading; refused ones are left out until the log, the rules or the targets change. Not paged. */
export const listProposals = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/proposals',
  allow: 'coach',
  summary: 'Proposed targets of a plan of one of my users',
  params: ofProgram,
  data: z.object({ items: z.array(ProgressionProposal) }),
})

const Ids = z
  .array(shownText(200).min(1, 'request.invalid'), WRONG)
  .min(1, 'programs.nothing_to_change')
  .max(PROGRESSION_RULES_MAX, 'request.too_many')

/**
 * Writes the proposed targets as one version of the plan, all or none. `values` replaces the load of a proposal, by its id, in
 * the unit of its targets. 409 `programs.log_changed` where one of them is no longer what the log, the rules or the plan say.
 */
export const acceptProposals = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/proposals/accept',
  allow: 'coach',
  summary: 'Accept proposed targets',
  params: ofProgram,
  body: z.object({ ids: Ids, values: z.record(z.string(), Load, WRONG).optional() }),
  data: z.object({ version: z.number().int() }),
})

/** 409 `programs.log_changed` likewise. */
export const refuseProposals = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/proposals/refuse',
  allow: 'coach',
  summary: 'Refuse proposed targets',
  params: ofProgram,
  body: z.object({ ids: Ids }),
})
