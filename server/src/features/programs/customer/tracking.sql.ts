import type { Measurement } from 'contract/programs/calls'
import type { UserProgramStatus } from 'contract/programs/rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { instant } from '../user-programs.sql'

export interface LockedProgram {
  status: UserProgramStatus
  /** The day it is in the zone that is furthest ahead: no calendar of a customer is beyond it. */
  latestDay: string
}

/** Locks one of the account's own programs until the transaction ends; a deactivated one is none of them (X-108). */
export async function lockProgram(tx: Tx, id: string, accountId: string): Promise<LockedProgram | undefined> {
  const [row] = await tx<LockedProgram[]>`
    select status, (now() at time zone 'Pacific/Kiritimati')::date::text as "latestDay"
    from user_programs where id = ${id} and account_id = ${accountId} and status <> 'deactivated' for update`
  return row
}

/** Something happened in a program: the coach's list is sorted by that. */
export async function touchProgram(tx: Tx, id: string): Promise<void> {
  await tx`update user_programs set updated_at = now() where id = ${id}`
}

export async function countMeasurements(tx: Tx, id: string): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    select count(*)::int as n from program_measurements where user_program_id = ${id}`
  return row?.n ?? 0
}

export async function insertMeasurement(
  tx: Tx,
  entry: { id: string; userProgramId: string; kind: string; value: number; at: Date },
  unit: string,
): Promise<Measurement> {
  const [row] = await tx<Measurement[]>`
    insert into program_measurements as m (id, user_program_id, kind, value, at)
    values (${entry.id}, ${entry.userProgramId}, ${entry.kind}, ${entry.value}, ${entry.at})
    returning m.id as "_id", m.kind, m.value, ${unit} as unit, ${instant(tx, tx`m.at`)} as at`
  return row as Measurement
}

export async function deleteMeasurement(tx: Tx, id: string, measurementId: string): Promise<boolean> {
  const rows = await tx`
    delete from program_measurements where id = ${measurementId} and user_program_id = ${id} returning 1`
  return rows.length > 0
}

/** The last weight that a person entered, in any program, is the one that the coach sees; none once all are removed. */
export async function refreshLatestWeight(tx: Db, accountId: string): Promise<void> {
  await tx`
    insert into athletes as t (account_id, latest_weight_kg, latest_weight_date)
    select a.id, w.value, w.day from accounts a left join lateral (
      select m.value, (m.at at time zone 'UTC')::date as day
      from program_measurements m join user_programs up on up.id = m.user_program_id
      where up.account_id = a.id and m.kind = 'weight'
      order by m.at desc, m.id limit 1
    ) w on true where a.id = ${accountId}
    on conflict (account_id) do update set latest_weight_kg = excluded.latest_weight_kg,
      latest_weight_date = excluded.latest_weight_date, updated_at = now()`
}
