import { type CoachStep, coachSteps } from 'contract/programs/rules'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'

interface Move {
  id: string
  /** Who may take the step, as a condition on `up`. */
  where: Fragment
  step: CoachStep
  /** Days after which a pause of the athlete's own ends. */
  ownDays?: number
}

/**
 * Moves a program to its next status; undefined where its status or `where` does not allow it. A pause of the athlete's own
 * ends at the latest on its day, however late the step is taken. The days between an end and a reopening are a pause.
 */
export async function moveProgram(
  tx: Tx,
  { id, where, step, ownDays }: Move,
): Promise<{ athleteId: string; orderId: string | null; coachId: string | null } | undefined> {
  const { from, to } = coachSteps[step]
  const [row] = await tx<{ athleteId: string; orderId: string | null; coachId: string | null }[]>`
    with before as materialized (
      select up.id, up.own_pause_until,
        greatest(least(account_today(up.account_id), up.own_pause_until), up.start_date, up.paused_on,
          up.ended_on) as today,
        coalesce(up.paused_on, up.ended_on,
          (coalesce(up.paused_at, up.ended_at) at time zone account_zone(up.account_id))::date) as paused_on
      from user_programs up
      where up.id = ${id} and ${where} and up.status = any(${[...from]}::text[]) and up.data is not null
      for update
    ), taken as (
      update user_programs up set status = ${to}, updated_at = now(), start_date = coalesce(up.start_date, b.today),
        published_at = coalesce(up.published_at, now()),
        paused_days = up.paused_days + coalesce(greatest(0, b.today - b.paused_on), 0),
        paused_at = case when ${to} = 'paused' then now() end,
        paused_on = case when ${to} = 'paused' then b.today end,
        own_pause_until = b.today + ${ownDays ?? null}::int,
        own_pause_days = up.own_pause_days + case when b.own_pause_until is null then 0
          else greatest(0, b.today - b.paused_on) end,
        ended_at = case when ${to} = 'completed' then now() end,
        ended_on = case when ${to} = 'completed' then b.today end
      from before b where up.id = b.id
      returning up.id, up.account_id, up.order_id, up.coach_id
    ), pauses as (
      insert into program_pauses (user_program_id, from_day, until_day)
      select b.id, coalesce(b.paused_on, b.today), case when ${to} <> 'paused' then b.today end
      from before b where ${to} = 'paused' or b.paused_on is not null
      on conflict (user_program_id, from_day) do update set until_day = excluded.until_day
    )
    select account_id as "athleteId", order_id as "orderId", coach_id as "coachId" from taken`
  return row
}

/** Programs whose own pause is over. */
export function listEndedPauses(db: Db, limit: number): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`
    select up.id from user_programs up
    where up.status = 'paused' and up.own_pause_until is not null and up.own_pause_until <= current_date + 1
      and up.own_pause_until <= account_today(up.account_id)
    order by up.own_pause_until limit ${limit}`
}
