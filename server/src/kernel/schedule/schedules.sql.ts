import { SECOND } from 'contract/units'
import type { Db } from '../db/client'

/** Time in ms for which a run counts as under way after its last renewal. */
export const RUN_LEASE = 60 * SECOND

/**
 * Claims the tasks that are due and that nobody runs, and names them; each is due again `every` milliseconds from now, and
 * leased until `renewRuns` or `endRun`. Of several processes that ask at once one gets a task. A task without a run is due.
 */
export async function claimDue(
  db: Db,
  tasks: readonly { name: string; every: number }[],
  lease = RUN_LEASE,
): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    insert into schedules (name, next_at, busy_until)
    select t.name, now() + make_interval(secs => t.every), now() + make_interval(secs => ${lease / SECOND})
    from unnest(${tasks.map((task) => task.name)}::text[], ${tasks.map((task) => task.every / SECOND)}::float8[])
      as t (name, every)
    where not exists (select from schedules s where s.name = t.name and (s.next_at > now() or s.busy_until > now()))
    order by t.name
    on conflict (name) do update set next_at = excluded.next_at, busy_until = excluded.busy_until
    where schedules.next_at <= now() and coalesce(schedules.busy_until <= now(), true)
    returning name`
  return rows.map((row) => row.name)
}

/** Renews the lease of running tasks, so that no other process begins them; not of one that has just ended. */
export async function renewRuns(db: Db, names: readonly string[], lease = RUN_LEASE): Promise<void> {
  await db`
    update schedules set busy_until = now() + make_interval(secs => ${lease / SECOND})
    where name = any(${[...names]}::text[]) and busy_until is not null`
}

/** Ends the lease of a run. */
export async function endRun(db: Db, name: string): Promise<void> {
  await db`update schedules set busy_until = null where name = ${name}`
}
