import { SECOND } from 'contract/units'
import type { Db } from '../db/client'

/**
 * Claims the tasks that are due and names them; each is due again `every` milliseconds from now. Of several processes
 * that ask at once one gets a task. A task without a run is due.
 */
export async function claimDue(db: Db, tasks: readonly { name: string; every: number }[]): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    insert into schedules (name, next_at)
    select t.name, now() + make_interval(secs => t.every)
    from unnest(${tasks.map((task) => task.name)}::text[], ${tasks.map((task) => task.every / SECOND)}::float8[])
      as t (name, every)
    where not exists (select from schedules s where s.name = t.name and s.next_at > now())
    order by t.name
    on conflict (name) do update set next_at = excluded.next_at where schedules.next_at <= now()
    returning name`
  return rows.map((row) => row.name)
}
