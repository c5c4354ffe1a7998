import type { Received } from 'contract/endpoint'
import type { PlanConflict } from 'contract/programs/coach-calls'
import type { PlanChange } from 'contract/programs/plan-changes'
import { isEditable, type UserProgramStatus } from 'contract/programs/rules'
import type { putTargets, Target, Targets } from 'contract/programs/target-calls'
import type { Deps } from '../../../deps'
import { fail, failWith } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import type { Db } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { findMyTargets } from '../customer/targets.sql'
import type { Coached } from './open-plan'
import { lockPlan } from './plan-save.sql'
import { readAthlete } from './read-athlete'
import * as sql from './targets.sql'

/** The targets of an athlete; the reading is audited. */
export async function getTargets(deps: Pick<Deps, 'db'>, coach: AuditSource, id: string): Promise<Targets> {
  const { targets, version } = await readAthlete(
    deps,
    coach,
    (tx, coachId) => sql.findTargets(tx, { id, coachId }),
    ({ athleteId }) => ({
      action: 'program_opened',
      subjectId: athleteId,
      object: { type: 'user_program', id },
    }),
  )
  return { targets, version }
}

/** Replaces the targets; refused where they were changed since the version seen (X-53). */
export async function saveTargets(
  { db }: Pick<Deps, 'db'>,
  program: Coached,
  body: Received<typeof putTargets>['body'],
): Promise<Targets> {
  return transaction(db, async (tx) => {
    const locked = await lockPlan(tx, { ...program, seen: body.version }, [sql.TARGETS_PATH])
    const found = locked && (await sql.findTargets(tx, program))
    if (!found) return fail('programs.not_found')
    const { targets: from, version } = found
    if (!isEditable(locked.status as UserProgramStatus)) fail('programs.not_editable')
    if (body.version > version) fail('programs.version_invalid')
    if (locked.conflict)
      failWith({ version, current: { targets: from } } satisfies PlanConflict, 'programs.changed_meanwhile')
    const to = body.targets.map(({ by = null, ...target }): Target => ({ ...target, by }))
    if (JSON.stringify(from.map(textOf)) === JSON.stringify(to.map(textOf))) return { targets: from, version }
    return { targets: to, version: await sql.writeTargets(tx, program, { from, to }) }
  })
}

/** Targets of a program of the caller. */
export async function listMine(db: Db, mine: { id: string; accountId: string }): Promise<Target[]> {
  return (await findMyTargets(db, mine)) ?? fail('programs.not_found')
}

const textOf = ({ kind, value, unit, by }: Target) => `${kind} ${value} ${unit}${by ? ` (${by})` : ''}`

/** Returns a change of targets as texts, any other as it is. */
export function textsOfTargets(change: PlanChange): PlanChange {
  if (change.path !== sql.TARGETS_PATH) return change
  const texts = (value: unknown) => (Array.isArray(value) ? (value as Target[]).map(textOf) : [])
  return { path: change.path, from: texts(change.from), to: texts(change.to) }
}
