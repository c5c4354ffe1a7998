import type { ChatSide } from 'contract/chat/rules'
import type { Db } from '../../kernel/db/client'
import { newJobs } from '../../kernel/jobs/jobs'
import { coverIds } from '../programs/covers/acting.sql'
import { isOpen } from './columns.sql'

/** Chats of which one run tells at most. */
const AT_ONCE = 500

/** Adds a job for each chat of which a side is to be told, and notes that it was: the same message is announced once. */
export async function announceDue(db: Db, queue: string, side: ChatSide): Promise<number> {
  const at = side === 'coach' ? db`coach_mail_at` : db`user_mail_at`
  const data = db`jsonb_build_object('chatId', id, 'side', ${side}::text, 'seq', last_seq)`
  const { count } = await db`
    with due as (
      update chats set ${at} = null
      where id in (select id from chats where ${at} <= now() order by id limit ${AT_ONCE} for no key update skip locked)
      returning id, last_seq
    ) ${newJobs(db, queue, db`due`, data)}`
  return count
}

/** Recipient of a mail about unread messages. */
export interface UnreadReader {
  accountId: string
  email: string
  confirmed: boolean
  firstName: string
  lastName: string
  locale: string
  unread: number
  /** Who wrote. */
  other: string
}

/** The reader of a side of a chat, a colleague who covers in place of the coach; undefined where nobody is to be told any more. */
export async function findReader(db: Db, chatId: string, side: ChatSide): Promise<UnreadReader | undefined> {
  const [reader, other, unread] =
    side === 'coach'
      ? [
          db`coalesce((${coverIds(db, db`c.coach_id`, db`c.account_id`)})[1], c.coach_id)`,
          db`c.account_id`,
          db`c.coach_unread`,
        ]
      : [db`c.account_id`, db`c.coach_id`, db`c.user_unread`]
  const [row] = await db<UnreadReader[]>`
    select r.id as "accountId", r.email, r.email_verified_at is not null as confirmed, r.first_name as "firstName",
      r.last_name as "lastName", r.locale, ${unread} as unread, concat_ws(' ', o.first_name, o.last_name) as other
    from chats c join accounts r on r.id = ${reader} left join accounts o on o.id = ${other}
    where c.id = ${chatId} and ${unread} > 0 and r.disabled_at is null and (${side} = 'user' or ${isOpen(db)})`
  return row
}
