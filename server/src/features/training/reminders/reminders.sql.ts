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

/** A meal of an account's plan that is due, `YYYY-MM-DD HH:MM` by the account's own clock. */
export interface DueMeal {
  accountId: string
  meal: string
}

/**
 * Meals whose time came within the last `minutes`, that are not ticked, of accounts that want to be told; of several of an account
 * the latest. Only times that the coach wrote as `12:30` or `12.30` are times.
 */
export function listDueMeals(db: Db, minutes: number, limit: number): Promise<DueMeal[]> {
  return db<DueMeal[]>`
    with wanted as (
      select w.account_id as id, now() at time zone account_zone(w.account_id) as clock, h.meal_until
      from notification_ways w join accounts a on a.id = w.account_id and a.disabled_at is null
        left join notification_hours h on h.account_id = w.account_id
      where w.kind = 'meal' and w.way <> 'none'
    ), meals as (
      select a.id, up.id as program, m.key, a.clock, a.meal_until, a.clock::date
        + make_interval(hours => t.parts[1]::int, mins => t.parts[2]::int) as due
      from wanted a join user_programs up on up.account_id = a.id and up.status = 'active'
        cross join jsonb_each(case when jsonb_typeof(up.data #> '{nutrition,mealPlan}') = 'object'
          then up.data #> '{nutrition,mealPlan}' else '{}' end) as m (key, value)
        cross join regexp_matches(m.value ->> 'time', '^\\s*([01]?\\d|2[0-3])[:.]([0-5]\\d)(?!\\d)') as t (parts)
    )
    select m.id as "accountId", to_char(max(m.due), 'YYYY-MM-DD HH24:MI') as meal from meals m
    where m.due <= m.clock and m.due > m.clock - make_interval(mins => ${minutes})
      and (m.meal_until is null or m.meal_until < to_char(m.due, 'YYYY-MM-DD HH24:MI'))
      and not exists (select from log_entries l where l.user_program_id = m.program and l.kind = 'meal' and l.counts
        and l.date = m.clock::date and l.entry ->> 'meal' = m.key and l.entry ->> 'done' = 'true')
    group by m.id order by m.id limit ${limit}`
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
