import type { Db } from '../../kernel/db/client'
import { coachedBy } from '../programs/coach/coach.sql'
import { type LogRow, logColumns } from './log/log.sql'

/** A program of an athlete of the coach. */
export async function findAthlete(db: Db, id: string, coachId: string): Promise<{ id: string } | undefined> {
  const [row] = await db<{ id: string }[]>`
    select up.account_id as id from user_programs up
      join accounts a on a.id = up.account_id and a.disabled_at is null
    where up.id = ${id} and ${coachedBy(db, coachId)} and up.status <> 'deactivated'`
  return row
}

/** The log of an athlete's program, for its coach. */
export function listForCoach(
  db: Db,
  { id, coachId }: { id: string; coachId: string },
  { from, to }: { from: string; to: string },
): Promise<LogRow[]> {
  return db<LogRow[]>`
    select ${logColumns(db)} from log_entries l join user_programs up on up.id = l.user_program_id
    where up.id = ${id} and ${coachedBy(db, coachId)} and l.date between ${from} and ${to} and not l.is_removed
    order by l.date, l.position`
}
