import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import type { Locale } from 'contract/locale'
import type { Db } from '../../../kernel/db/client'
import { markedColumn, valuesColumn } from '../../blood-tests/blood-tests.sql'
import { ofMyAthlete } from '../../blood-tests/coach.sql'
import { isCoach } from '../../chat/columns.sql'
import { coachedBy } from '../../programs/coach/coach.sql'
import { currentWeek, instant, recentDays, templateText } from '../../programs/user-programs.sql'

/** Days of sessions that are shown. */
const DAYS = 21
/** Weighings that are shown. */
const WEIGHTS = 30

/** The newest test of the account `a` that the coach may read. */
function newestTest(db: Db, coachId: string) {
  return db`(select json_build_object('_id', bt.id, 'createdAt', ${instant(db, db`bt.created_at`)}, 'status', bt.status,
      'values', ${valuesColumn(db)}, 'marked', ${markedColumn(db)})
    from blood_tests bt where bt.account_id = a.id and ${ofMyAthlete(db, coachId)}
    order by bt.created_at desc, bt.id limit 1)`
}

/** One of a coach's athletes at a glance; nothing for anybody else. */
export async function findSummary(
  db: Db,
  { coachId, athleteId, locale }: { coachId: string; athleteId: string; locale: Locale },
): Promise<AthleteSummary | undefined> {
  const isOpen = db`up.account_id = a.id and ${coachedBy(db, coachId)} and up.status in ('creating', 'active', 'paused')`
  const [row] = await db<AthleteSummary[]>`
    select a.id as "_id", a.first_name as "firstName", a.last_name as "lastName",
      coalesce((select n.notes from athlete_notes n where n.coach_id = ${coachId} and n.account_id = a.id), '') as notes,
      (select c.id from chats c where c.account_id = a.id and ${isCoach(db, coachId)}
        order by c.coach_id = ${coachId} desc, c.created_at desc limit 1) as "chatId",
      coalesce((select json_agg(json_build_object('_id', up.id, 'name', ${templateText(db, locale, 'name')}, 'status', up.status,
          'currentWeek', ${currentWeek(db)}, 'totalWeeks', up.total_weeks, 'days', ${recentDays(db, DAYS)})
        order by up.created_at desc, up.id)
        from user_programs up join programs pr on pr.id = up.program_id where ${isOpen}), '[]') as programs,
      coalesce((select json_agg(json_build_object('_id', w.id, 'at', ${instant(db, db`w.at`)}, 'value', w.value)
          order by w.at, w.id) from (
        select m.id, m.at, m.value from program_measurements m join user_programs up on up.id = m.user_program_id
        where m.kind = 'weight' and up.account_id = a.id and ${coachedBy(db, coachId)}
        order by m.at desc, m.id desc limit ${WEIGHTS}::int) w), '[]') as weights,
      (select (up.data #>> '{tracking,measurements,weight,target}')::float8 from user_programs up where ${isOpen}
        order by up.created_at desc, up.id limit 1) as "weightTarget",
      ${newestTest(db, coachId)} as test
    from accounts a where a.id = ${athleteId} and a.disabled_at is null and (
      exists (select from user_programs up where up.account_id = a.id and ${coachedBy(db, coachId)}
        and up.status <> 'deactivated')
      or exists (select from blood_tests bt where bt.account_id = a.id and ${ofMyAthlete(db, coachId)}))`
  return row
}
