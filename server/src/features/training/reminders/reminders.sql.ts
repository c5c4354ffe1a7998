import type { Db } from '../../../kernel/db/client'

/** An account that wants to be told of its session, with its day. */
export interface DueReminder {
  accountId: string
  today: string
}

/** Accounts that were not reminded today, once it is `hour` o'clock by their own clock. */
export function listDueReminders(db: Db, hour: number, limit: number): Promise<DueReminder[]> {
  return db<DueReminder[]>`
    select a.id as "accountId", account_today(a.id)::text as today
    from notification_ways w join accounts a on a.id = w.account_id and a.disabled_at is null
      left join notification_hours h on h.account_id = a.id
    where w.kind = 'session' and w.way <> 'none'
      and extract(hour from now() at time zone account_zone(a.id)) >= ${hour}
      and (h.reminded_on is null or h.reminded_on < account_today(a.id))
      and exists (select from user_programs up where up.account_id = a.id and up.status = 'active')
    order by a.id limit ${limit}`
}

/** Recipient of a reminder. */
export interface ReminderReader {
  email: string
  /** True if the address is confirmed. */
  confirmed: boolean
  firstName: string
  lastName: string
  locale: string
}

export async function findReminderReader(db: Db, accountId: string): Promise<ReminderReader | undefined> {
  const [row] = await db<ReminderReader[]>`
    select email, email_verified_at is not null as confirmed, first_name as "firstName", last_name as "lastName", locale
    from accounts where id = ${accountId} and disabled_at is null`
  return row
}
