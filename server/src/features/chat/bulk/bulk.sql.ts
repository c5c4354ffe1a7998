import type { Db } from '../../../kernel/db/client'
import { coachedBy } from '../../programs/coach/coach.sql'
import { actsFor } from '../../programs/covers/acting.sql'
import { isOpen } from '../columns.sql'
import { programName } from '../replies/replies.sql'

/** An athlete to whom a coach writes, with the conversation between them. */
export interface Addressee {
  userId: string
  firstName: string
  lastName: string
  programName: string
  chatId: string
  /** The conversation is open, and a program that the coach may read is not over. */
  isHere: boolean
  isPaused: boolean
}

/** Those of the accounts with whom the coach has, or had, a conversation; in the order of the list. */
export function listAddressees(db: Db, coachId: string, userIds: readonly string[]): Promise<Addressee[]> {
  return db<Addressee[]>`
    select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", ${programName(db, coachId)} as "programName",
      c.id as "chatId", c.open and u.disabled_at is null and coalesce(p.here or p.paused, false) as "isHere",
      coalesce(p.paused and not p.here, false) as "isPaused"
    from unnest(${[...userIds]}::text[]) with ordinality as w (id, n) join accounts u on u.id = w.id
      join lateral (
        select c.id, c.coach_id, ${isOpen(db)} as open from chats c
        where c.account_id = u.id and c.account_id <> ${coachId} and c.coach_id = any(${actsFor(db, coachId)})
        order by open desc, c.coach_id = ${coachId} desc limit 1
      ) c on true
      left join lateral (
        select bool_or(up.status in ('pending', 'answering', 'creating', 'active')) as here,
          bool_or(up.status = 'paused') as paused
        from user_programs up where up.account_id = u.id and up.coach_id = c.coach_id and ${coachedBy(db, coachId)}
      ) p on true
    order by w.n`
}
