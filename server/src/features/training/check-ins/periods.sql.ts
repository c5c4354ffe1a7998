import type { Db } from '../../../kernel/db/client'

export interface Period {
  userProgramId: string
  date: string
  dueDate: string
  lateUntil: string
}

/** Programs whose periods are looked at: one, those of an account, or all. */
export type Scope = { id: string } | { accountId: string } | null

/**
 * Periods of running programs that have begun and have no row yet, by the athletes' own days. Those due before the first
 * day of the program or on a paused day are left out.
 */
export function listNewPeriods(db: Db, scope: Scope): Promise<Period[]> {
  const which =
    scope === null
      ? db`(f.made_until is null or f.made_until <= current_date)`
      : 'id' in scope
        ? db`up.id = ${scope.id}`
        : db`up.account_id = ${scope.accountId}`
  return db<Period[]>`
    select f.user_program_id as "userProgramId", p.date::text as date, p.due::text as "dueDate", p.late::text as "lateUntil"
    from check_in_forms f join user_programs up on up.id = f.user_program_id and up.status = 'active'
      cross join lateral (select account_today(up.account_id) as today) t
      cross join lateral (
        select s::date as date, s::date + 6 as due, s::date + 13 as late
        from generate_series(f.since, t.today, interval '7 days') s where f.every = 'week'
        union all
        select coalesce(lag(d) over w + 1, f.since), d, coalesce(lead(d) over w, d + 7)
        from unnest(f.dates) d where f.every = 'dates' and d >= f.since window w as (order by d)
      ) p
    where ${which} and p.date <= t.today and p.due >= coalesce(up.start_date, p.due)
      and (f.made_until is null or p.due > f.made_until)
      and not exists (select from program_pauses pp where pp.user_program_id = up.id
        and p.due >= pp.from_day and p.due < coalesce(pp.until_day, 'infinity'))
    order by p.due limit 1000`
}

/** Adds check-ins, each once, and notes how far their forms have come. */
export async function insertPeriods(db: Db, periods: readonly (Period & { id: string })[]): Promise<void> {
  const column = (of: (period: Period & { id: string }) => string) => periods.map(of)
  await db`
    with made as (
      select * from unnest(${column(({ id }) => id)}::text[], ${column((p) => p.userProgramId)}::text[],
        ${column(({ date }) => date)}::text[]::date[], ${column(({ dueDate }) => dueDate)}::text[]::date[],
        ${column(({ lateUntil }) => lateUntil)}::text[]::date[]) as p (id, program, date, due, late)
    ), added as (
      insert into check_ins (id, user_program_id, date, due_date, late_until)
      select id, program, date, due, late from made on conflict (user_program_id, date) do nothing
    )
    update check_in_forms f set made_until = m.due
    from (select program, max(due) as due from made group by program) m
    where f.user_program_id = m.program and (f.made_until is null or f.made_until < m.due)`
}
