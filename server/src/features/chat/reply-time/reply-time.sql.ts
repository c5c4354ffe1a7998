import type { CoachTimes } from 'contract/chat/reply-time-calls'
import type { Db, Fragment } from '../../../kernel/db/client'
import { coverNow } from '../../programs/covers/acting.sql'
import { isOpen } from '../columns.sql'

/** Fewer answers say nothing typical. */
const ANSWERS_MIN = 3
/** Newest conversations that a program's reply time is measured in; it bounds the work for a public page. */
const OFFER_CHATS_MAX = 200

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

/** Median of `minutes`, null below the fewest answers. */
function medianMinutes(db: Db) {
  return db`case when count(*) >= ${ANSWERS_MIN}
    then greatest(1, round(percentile_cont(0.5) within group (order by minutes)))::int end`
}

/** Hours and typical reply time of the coach of an open chat of the account. */
export async function findCoachTimes(
  db: Db,
  { chatId, accountId }: { chatId: string; accountId: string },
): Promise<CoachTimes | undefined> {
  const [row] = await db<CoachTimes[]>`
    select s.working_hours as "workingHours", account_zone(c.coach_id) as "timeZone", (
      select ${medianMinutes(db)}
      from ${answers(db, db`k.id`, db`now() - interval '30 days'`)}
    ) as "replyMinutes", ${coverNow(db, db`c.coach_id`, db`c.account_id`)} as covered
    from chats c join accounts k on k.id = c.coach_id left join coach_settings s on s.account_id = c.coach_id
    where c.id = ${chatId} and c.account_id = ${accountId} and ${isOpen(db)}`
  return row
}

/** Minutes in which the coaches of a product's program answer, over all their open conversations together. */
export async function findOfferReplyMinutes(db: Db, productId: string): Promise<number | null> {
  const since = db`now() - interval '30 days'`
  const theirs = db`mine.id in (
    select c.id from chats c join accounts k on k.id = c.coach_id
    where 'coach' = any(k.roles) and k.disabled_at is null and c.last_message_at >= ${since} and c.coach_id in (
      select pc.coach_id from products p join programs pr on pr.known_as @> array[p.program_template]
        join program_coaches pc on pc.program_id = pr.id
      where p.id = ${productId})
    order by c.last_message_at desc limit ${OFFER_CHATS_MAX})`
  const [row] = await db<{ minutes: number | null }[]>`
    select ${medianMinutes(db)} as minutes from ${answersIn(db, theirs, since)} answers`
  return row?.minutes ?? null
}
