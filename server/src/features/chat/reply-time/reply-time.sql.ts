import type { CoachTimes } from 'contract/chat/reply-time-calls'
import type { Db, Fragment } from '../../../kernel/db/client'
import { coverNow } from '../../programs/covers/acting.sql'
import { isOpen } from '../columns.sql'

/** Fewer answers say nothing typical. */
const ANSWERS_MIN = 3

/**
 * Answers to athletes since an instant in the chats that `whose` chooses as `mine`: author, time, and minutes from the first of
 * the messages that waited. A statement's own fragment, for `from`.
 */
function answersIn(db: Db, whose: Fragment, since: Fragment) {
  return db`(
    select chat_id, author, at, extract(epoch from at - asked) / 60 as minutes from (
      select chat_id, sender_type, author, created_at as at,
        lag(created_at) over (partition by chat_id order by seq) as asked
      from (
        select m.chat_id, m.seq, m.sender_type, m.created_at, coalesce(m.by_id, mine.coach_id) as author,
          lag(m.sender_type) over (partition by m.chat_id order by m.seq) as before
        from chats mine join chat_messages m on m.chat_id = mine.id
        where ${whose} and mine.last_message_at >= ${since}
      ) said where before is distinct from sender_type
    ) turns where sender_type = 'coach' and asked is not null and at >= ${since}
  )`
}

/** Answers in the conversations of a coach, by colleagues who cover too. */
export function answers(db: Db, coachId: Fragment, since: Fragment) {
  return db`${answersIn(db, db`mine.coach_id = ${coachId}`, since)} answers`
}

/** Answers that a coach wrote, or every coach: in their own conversations, and in those of coaches whom they covered for. */
export function answersBy(db: Db, coachId: string | null, since: Fragment) {
  if (coachId === null) return answersIn(db, db`mine.coach_id is not null`, since)
  const own = db`mine.coach_id in (select ${coachId} union
    select v.coach_id from coach_covers v where v.colleague_id = ${coachId})`
  return answersIn(db, own, since)
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
    ) as "replyMinutes", ${coverNow(db, db`c.coach_id`, db`c.account_id`)} as covered
    from chats c join accounts k on k.id = c.coach_id left join coach_settings s on s.account_id = c.coach_id
    where c.id = ${chatId} and c.account_id = ${accountId} and ${isOpen(db)}`
  return row
}
