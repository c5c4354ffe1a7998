import type { PlanConflict } from 'contract/programs/coach-calls'
import { valueAt } from 'contract/programs/plan-changes'
import { isEditable, type UserProgramStatus } from 'contract/programs/rules'
import { fail, failWith } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { type PlanState, stateOf, turnBlocks } from '../blocks/blocks.logic'
import { lockPlan } from './plan-save.sql'

/** A program and the coach who changes it. */
export interface Coached {
  id: string
  coachId: string
}

/** A locked plan whose values may be written. */
export interface Opened {
  state: PlanState
  version: number
  totalWeeks: number
  /** Week of the plan, from 0. */
  week: number
}

/** Locks a plan in its block of today; refuses one that is over, and paths that were changed since the version seen. */
export async function openPlan(
  tx: Tx,
  program: Coached,
  { seen, paths }: { seen?: number; paths: readonly string[] },
): Promise<Opened> {
  await turnBlocks(tx, program.id)
  const found = (await lockPlan(tx, { ...program, seen }, paths)) ?? fail('programs.not_found')
  if (!isEditable(found.status as UserProgramStatus)) fail('programs.not_editable')
  if (seen !== undefined && seen > found.version) fail('programs.version_invalid')
  const { version, totalWeeks, week, conflict } = found
  const opened = { state: stateOf(found), version, totalWeeks, week }
  if (conflict) refuseConflict(opened, paths)
  return opened
}

/** Refuses a change with the values in force. */
export function refuseConflict({ state, version }: Opened, paths: readonly string[]): never {
  const current = Object.fromEntries(paths.map((path) => [path, valueAt(state.plan, path) ?? null]))
  failWith({ version, current } satisfies PlanConflict, 'programs.changed_meanwhile')
}
