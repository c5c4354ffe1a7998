import type { Target } from 'contract/programs/target-calls'
import type { Db } from '../../../kernel/db/client'

/** The targets of one of the account's own programs; none before the plan is published. */
export async function findMyTargets(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<Target[] | undefined> {
  const [row] = await db<{ targets: Target[] }[]>`
    select case when up.published_at is null then '[]' else up.targets end as targets from user_programs up
    where up.id = ${id} and up.account_id = ${accountId} and up.status <> 'deactivated'`
  return row?.targets
}
