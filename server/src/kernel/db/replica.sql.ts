import type { Db } from './client'

/** A point in the log of a primary. */
export interface LogPosition {
  /** System identifier of the cluster. */
  cluster: string
  timeline: number
  lsn: string
}

/** Returns the point of the primary's log up to which everything visible now has been written. */
export async function findPosition(db: Db): Promise<LogPosition> {
  const [row] = await db<LogPosition[]>`
    select system_identifier::text as cluster,
      ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline,
      pg_current_wal_insert_lsn()::text as lsn
    from pg_control_system()`
  return row as LogPosition
}

/**
 * Returns true for a standby of that cluster and timeline which has replayed the log up to that point. After a failover a
 * standby counts from its first restart point on: only then its control file has the new timeline.
 */
export async function hasReplayed(db: Db, { cluster, timeline, lsn }: LogPosition): Promise<boolean> {
  const [row] = await db<{ has: boolean }[]>`
    select coalesce(pg_is_in_recovery() and s.system_identifier::text = ${cluster} and c.timeline_id = ${timeline}
      and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as has
    from pg_control_system() s, pg_control_checkpoint() c`
  return row?.has === true
}
