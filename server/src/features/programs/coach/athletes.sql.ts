import type { Db } from '../../../kernel/db/client'

/** People whose programs a coach leads now. */
export async function countAthletes(db: Db, coachId: string): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(distinct account_id)::int as n from user_programs
    where coach_id = ${coachId} and status not in ('completed', 'deactivated')`
  return row?.n ?? 0
}
