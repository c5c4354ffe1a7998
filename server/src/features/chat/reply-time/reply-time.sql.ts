import type { CoachTimes } from 'contract/chat/reply-time-calls'
import type { Db, Fragment } from '../../../kernel/db/client'
import { isOpen } from '../columns.sql'

/** Fewer answers say nothing typical. */
const ANSWERS_MIN = 3

/**
 * The minutes from the first of the athletes' messages that wait to the answer, as a row `minutes` for each answer of the coach
 * since an instant. A statement's own fragment, for `from`.
 */
export function answers(db: Db, coachId: Fragment, since: Fragment) {
  return db`(
    select chat_id, at, extract(epoch from at - asked) / 60 as minutes from (
      select chat_id, sender_type, created_at as at, lag(created_at) over (partition by chat_id order by seq) as asked
      from (
        select m.chat_id, m.seq, m.sender_type, m.created_at,
          lag(m.sender_type) over (partition by m.chat_id order by m.seq) as before
        from chats mine join chat_messages m on m.chat_id = mine.id
        where mine.coach_id = ${coachId} and mine.last_message_at >= ${since}
      ) said where before is distinct from sender_type
    ) turns where sender_type = 'coach' and asked is not null and at >= ${since}
  ) answers`
}

/** Hours and typical reply time of the coach of an open chat of the account. */
export async function findCoachTimes(
  db: Db,
  { chatId, accountId }: { chatId: string; accountId: string },
): Promise<CoachTimes | undefined> {
  const [row] = await db<CoachTimes[]>`
    select s.working_hours as "workingHours", account_zone(c.coach_id) as "timeZone", (
      select case when count(*) >= ${ANSWERS_MIN}
        then greatest(1, round(percentile_cont(0.5) within group (order by minutes)))::int end
      from ${answers(db, db`k.id`, db`now() - interval '30 days'`)}
    ) as "replyMinutes"
    from chats c join accounts k on k.id = c.coach_id left join coach_settings s on s.account_id = c.coach_id
    where c.id = ${chatId} and c.account_id = ${accountId} and ${isOpen(db)}`
  return row
}
