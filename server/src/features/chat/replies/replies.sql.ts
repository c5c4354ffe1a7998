import type { SavedReply } from 'contract/chat/reply-calls'
import type { Locale } from 'contract/locale'
import { byName } from '../../../kernel/db/by-name'
import type { Db, Tx } from '../../../kernel/db/client'
import { coachedBy } from '../../programs/coach/coach.sql'
import { isCoach } from '../columns.sql'

type Reply = Omit<SavedReply, '_id'>

export function listReplies(db: Db, coachId: string, locale: Locale): Promise<SavedReply[]> {
  return db<SavedReply[]>`
    select id as "_id", title, content from coach_replies where coach_id = ${coachId}
    order by ${byName(db, db`title`, locale)}, id`
}

/** Name of the newest program of account `u` that the coach coaches, in the athlete's language; empty without one. */
export function programName(db: Db, coachId: string) {
  return db`coalesce((
      select coalesce(nullif(pr.translations -> u.locale ->> 'name', ''), pr.name)
      from user_programs up join programs pr on pr.id = up.program_id
      where up.account_id = u.id and ${coachedBy(db, coachId)} and up.status <> 'deactivated'
      order by up.status in ('active', 'paused') desc, up.created_at desc limit 1), '')`
}

/** The athlete of an open chat of the coach, with the newest program that the coach coaches, in the athlete's language. */
export async function findAthlete(db: Db, { chatId, coachId }: { chatId: string; coachId: string }) {
  const [row] = await db<{ firstName: string; programName: string }[]>`
    select u.first_name as "firstName", ${programName(db, coachId)} as "programName"
    from chats c join accounts u on u.id = c.account_id
    where c.id = ${chatId} and ${isCoach(db, coachId)}`
  return row
}

/** Locks the coach's saved replies against another addition, and counts them. */
export async function lockReplies(tx: Tx, coachId: string): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtext('coach-replies'), hashtext(${coachId}))`
  const [row] = await tx<
    { n: number }[]
  >`select count(*)::int as n from coach_replies where coach_id = ${coachId}`
  return row?.n ?? 0
}

export async function insertReply(
  tx: Tx,
  coachId: string,
  { _id, title, content }: SavedReply,
): Promise<void> {
  await tx`
    insert into coach_replies (id, coach_id, title, content) values (${_id}, ${coachId}, ${title}, ${content})`
}

export async function updateReply(
  db: Db,
  { id, coachId }: { id: string; coachId: string },
  { title, content }: Reply,
): Promise<boolean> {
  const rows = await db`
    update coach_replies set title = ${title}, content = ${content}
    where id = ${id} and coach_id = ${coachId} returning 1`
  return rows.length > 0
}

export async function deleteReply(
  db: Db,
  { id, coachId }: { id: string; coachId: string },
): Promise<boolean> {
  const rows = await db`delete from coach_replies where id = ${id} and coach_id = ${coachId} returning 1`
  return rows.length > 0
}
