import type { Db } from '../../../kernel/db/client'
import { type BlocksRow, blocksColumns } from '../blocks/blocks.sql'
import { coachedBy } from './coach.sql'

/** The plan of an athlete with its blocks; undefined where there is none yet. */
export async function findBlocks(
  db: Db,
  { id, coachId }: { id: string; coachId: string },
): Promise<(BlocksRow & { athleteId: string }) | undefined> {
  const [row] = await db<(BlocksRow & { athleteId: string })[]>`
    select ${blocksColumns(db)}, up.account_id as "athleteId" from user_programs up
      join accounts a on a.id = up.account_id and a.disabled_at is null
    where up.id = ${id} and ${coachedBy(db, coachId)} and up.status <> 'deactivated' and up.data is not null`
  return row
}
