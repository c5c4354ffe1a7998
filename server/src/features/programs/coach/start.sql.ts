import type { Locale } from 'contract/locale'
import type { StartableProgram } from 'contract/programs/life-calls'
import { byName } from '../../../kernel/db/by-name'
import type { Db, Tx } from '../../../kernel/db/client'
import { askedQuestions, templateText } from '../user-programs.sql'
import { coachedBy } from './coach.sql'

interface Asked {
  coachId: string
  athleteId: string
}

/** The coach for whom somebody's programs are started, be they completed: the caller, else the one whom the caller covers for. */
export async function findCoachOf(db: Db, { coachId, athleteId }: Asked): Promise<string | undefined> {
  const [row] = await db<{ coachId: string | null }[]>`
    select up.coach_id as "coachId" from user_programs up
      join accounts a on a.id = up.account_id and a.disabled_at is null
    where up.account_id = ${athleteId} and ${coachedBy(db, coachId)} and up.status <> 'deactivated'
    order by up.coach_id = ${coachId} desc, up.created_at desc limit 1`
  return row?.coachId ?? undefined
}

/** Active programs that the coach offers, by name; with `isOpen` where the athlete has one that is not over. */
export function listStartable(
  db: Db,
  { coachId, athleteId, locale }: Asked & { locale: Locale },
): Promise<StartableProgram[]> {
  const name = templateText(db, locale, 'name')
  return db<StartableProgram[]>`
    select pr.id as "_id", ${name} as name, pr.duration_days as duration,
      jsonb_array_length(${askedQuestions(db)}) > 0 as "hasQuestions",
      exists (select from user_programs o where o.account_id = ${athleteId} and o.program_id = pr.id
        and o.status not in ('completed', 'deactivated')) as "isOpen"
    from program_coaches pc join programs pr on pr.id = pc.program_id and pr.is_active
    where pc.coach_id = ${coachId} and exists (
      select from user_programs up where up.account_id = ${athleteId} and ${coachedBy(db, coachId)})
    order by ${byName(db, name, locale)}, pr.id`
}

/** A program after its end was moved. */
export async function findExtended(tx: Tx, { id, coachId }: { id: string; coachId: string }) {
  const [row] = await tx<{ athleteId: string; totalWeeks: number; isPublished: boolean }[]>`
    select up.account_id as "athleteId", up.total_weeks as "totalWeeks", up.published_at is not null as "isPublished"
    from user_programs up where up.id = ${id} and ${coachedBy(tx, coachId)}`
  return row
}
