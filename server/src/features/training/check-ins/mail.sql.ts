import { REMINDERS_END_AFTER } from 'contract/training/check-in-rules'
import type { Db, Tx } from '../../../kernel/db/client'
import type { ReminderReader } from '../reminders/reminders.sql'

/** Check-in with the recipient of its mail. */
export interface MailedCheckIn extends ReminderReader {
  accountId: string
  userProgramId: string
  date: string
  isSubmitted: boolean
  program: string
}

export async function findMailedCheckIn(db: Db, id: string): Promise<MailedCheckIn | undefined> {
  const [row] = await db<MailedCheckIn[]>`
    select up.account_id as "accountId", up.id as "userProgramId", c.date::text as date,
      c.submitted_at is not null as "isSubmitted",
      case a.locale when 'en' then pr.name else coalesce(nullif(pr.translations #>> array[a.locale, 'name'], ''), pr.name) end as program,
      a.email, a.email_verified_at is not null as confirmed, a.first_name as "firstName", a.last_name as "lastName", a.locale
    from check_ins c join user_programs up on up.id = c.user_program_id and up.status <> 'deactivated'
      join programs pr on pr.id = up.program_id join accounts a on a.id = up.account_id and a.disabled_at is null
    where c.id = ${id}`
  return row
}

/**
 * Check-ins of running programs that end today and of which nobody was reminded, once it is `hour` o'clock by their
 * athletes' clocks. After two in a row that were not sent there are no reminders.
 */
export async function listDueCheckIns(db: Db, hour: number, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select c.id from check_ins c join user_programs up on up.id = c.user_program_id and up.status = 'active'
      join accounts a on a.id = up.account_id and a.disabled_at is null
      join notification_ways w on w.account_id = a.id and w.kind = 'check_in' and w.way <> 'none'
    where c.submitted_at is null and c.reminded_at is null
      and c.due_date between current_date - 1 and current_date + 1 and c.due_date = account_today(a.id)
      and extract(hour from now() at time zone account_zone(a.id)) >= ${hour}
      and (select count(*) from (
        select e.submitted_at from check_ins e
        where e.user_program_id = c.user_program_id and not e.is_requested and e.due_date < c.due_date
        order by e.due_date desc limit ${REMINDERS_END_AFTER}
      ) before where before.submitted_at is null) < ${REMINDERS_END_AFTER}
    order by c.id limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Notes a reminder; false where there was one already. */
export async function noteReminded(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`
    update check_ins set reminded_at = now() where id = ${id} and reminded_at is null returning 1 as noted`
  return rows.length > 0
}
