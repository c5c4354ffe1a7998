import type { PlanChange } from 'contract/programs/plan-changes'
import type { Db, Tx } from '../../../kernel/db/client'
import { coachedBy } from './coach.sql'
import { TARGETS_PATH } from './targets.sql'

/** A stored version of a plan. */
export interface StoredVersion {
  version: number
  changes: PlanChange[]
}

/** The coach's own last change of a plan that was not taken back yet; targets are none. */
export async function findLastChange(
  tx: Tx,
  { id, coachId }: { id: string; coachId: string },
): Promise<StoredVersion | undefined> {
  const [row] = await tx<StoredVersion[]>`
    select v.version, v.changes from plan_versions v join user_programs up on up.id = v.user_program_id
    where up.id = ${id} and ${coachedBy(tx, coachId)} and v.actor_id = ${coachId} and v.undoes is null
      and not v.changes @> ${tx.json([{ path: TARGETS_PATH }])}::jsonb and not exists (
      select from plan_versions u where u.user_program_id = ${id} and u.undoes = v.version)
    order by v.version desc limit 1`
  return row
}

/** The versions after one, the latest first. */
export function listLaterVersions(
  tx: Tx,
  { id, coachId }: { id: string; coachId: string },
  version: number,
): Promise<StoredVersion[]> {
  return tx<StoredVersion[]>`
    select v.version, v.changes from plan_versions v join user_programs up on up.id = v.user_program_id
    where up.id = ${id} and ${coachedBy(tx, coachId)} and v.version > ${version} order by v.version desc`
}

/** Plan that parts are copied from. */
export interface CopySource {
  data: unknown
  /** Null for a template. */
  athleteId: string | null
}

/** The plan of another program of the coach. */
export async function findProgramSource(
  db: Db,
  id: string,
  coachId: string,
): Promise<CopySource | undefined> {
  const [row] = await db<CopySource[]>`
    select up.data, up.account_id as "athleteId" from user_programs up
      join accounts a on a.id = up.account_id and a.disabled_at is null
    where up.id = ${id} and ${coachedBy(db, coachId)} and up.status <> 'deactivated' and up.data is not null`
  return row
}

/** The plan of a template that the coach gives, in the language of the athlete of program `target`. */
export async function findTemplateSource(
  db: Db,
  id: string,
  { coachId, target }: { coachId: string; target: string },
): Promise<CopySource | undefined> {
  const [row] = await db<CopySource[]>`
    select coalesce(pr.plans -> a.locale, pr.plans -> 'en') as data, null as "athleteId"
    from user_programs up join accounts a on a.id = up.account_id
      join program_coaches pc on pc.coach_id = up.coach_id and pc.program_id = ${id} join programs pr on pr.id = pc.program_id
    where up.id = ${target} and ${coachedBy(db, coachId)}`
  return row
}
