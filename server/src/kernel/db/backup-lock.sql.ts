import type { Db, Tx } from './client'

/** Any number of our own: the lock that a backup of a database holds while it is written. */
const BACKUP_LOCK = 7_236_413

/** Takes the lock of backups until the transaction ends; false where another command holds it. */
export async function tryBackupLock(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ isTaken: boolean }[]>`
    select pg_try_advisory_xact_lock(${BACKUP_LOCK}::bigint) as "isTaken"`
  return row?.isTaken === true
}

/** Returns true while a backup of this database is being written. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const [row] = await db<{ isRunning: boolean }[]>`
    select exists (select from pg_locks where locktype = 'advisory' and objid::bigint = ${BACKUP_LOCK}::bigint
      and database = (select oid from pg_database where datname = current_database())) as "isRunning"`
  return row?.isRunning === true
}
