import type { PlanChange } from 'contract/programs/plan-changes'
import type { Db, Tx } from '../../../kernel/db/client'
import type { OriginChange } from '../user-programs.table'
import { coachedBy } from './coach.sql'
import { TARGETS_PATH } from './targets.sql'

/** A stored version of a plan. */
export interface StoredVersion {
  version: number
  changes: PlanChange[]
}

/** A change that can be taken back. */
interface LastChange extends StoredVersion {
  /** Its changes of the plan's origins; null where it applied no template. */
  origins: OriginChange[] | null
}

/** The coach's own last change of a plan that was not taken back yet; targets are none. */
export async function findLastChange(
  tx: Tx,
  { id, coachId }: { id: string; coachId: string },
): Promise<LastChange | undefined> {
  const [row] = await tx<LastChange[]>`
    select v.version, v.changes, v.origins from plan_versions v join user_programs up on up.id = v.user_program_id
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

/** The plan of another program of the coach. */
export async function findProgramSource(
  db: Db,
  id: string,
  coachId: string,
): Promise<{ data: unknown; athleteId: string } | undefined> {
  const [row] = await db<{ data: unknown; athleteId: string }[]>`
    select up.data, up.account_id as "athleteId" from user_programs up
      join accounts a on a.id = up.account_id and a.disabled_at is null
    where up.id = ${id} and ${coachedBy(db, coachId)} and up.status <> 'deactivated' and up.data is not null`
  return row
}
