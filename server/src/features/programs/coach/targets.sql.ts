import type { Target } from 'contract/programs/target-calls'
import type { Db, Tx } from '../../../kernel/db/client'
import { keyOf } from '../blocks/blocks.sql'
import { coachedBy } from './coach.sql'

/** Path of the targets in the history of a plan. */
export const TARGETS_PATH = 'targets'

interface Coached {
  id: string
  coachId: string
}

export interface TargetsRow {
  athleteId: string
  targets: Target[]
  version: number
}

export async function findTargets(db: Db, { id, coachId }: Coached): Promise<TargetsRow | undefined> {
  const [row] = await db<TargetsRow[]>`
    select up.account_id as "athleteId", up.targets, up.version from user_programs up
      join accounts a on a.id = up.account_id and a.disabled_at is null
    where up.id = ${id} and ${coachedBy(db, coachId)} and up.status <> 'deactivated'`
  return row
}

/** Writes the targets of a locked plan as its next version; returns that version. */
export async function writeTargets(
  tx: Tx,
  { id, coachId }: Coached,
  change: { from: readonly Target[]; to: readonly Target[] },
): Promise<number> {
  const key = keyOf({ path: TARGETS_PATH })
  const [row] = await tx<{ version: number }[]>`
    with saved as (
      update user_programs up set targets = ${tx.json([...change.to])}, version = up.version + 1, updated_at = now(),
        path_writes = array(select o from unnest(up.path_writes) o where o >> 32 <> ${key}::bigint)
          || (${key}::bigint << 32 | (up.version + 1))
      where up.id = ${id} and ${coachedBy(tx, coachId)}
      returning up.id, up.version
    )
    insert into plan_versions (user_program_id, version, actor_id, changes)
    select s.id, s.version, ${coachId}, ${tx.json([{ path: TARGETS_PATH, ...change }])}::jsonb from saved s
    returning version`
  return row?.version ?? 0
}
