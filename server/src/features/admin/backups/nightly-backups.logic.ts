import { MINUTE, SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { type CommandResult, runCommand } from '../../../kernel/command-process'
import { isBackupRunning } from '../../../kernel/db/backup-lock.sql'
import { transaction } from '../../../kernel/db/transaction'
import { withoutAddresses } from '../../../kernel/jobs/without-addresses'
import { readTimeZone } from '../../site/shop.logic'
import { BACKUP_FAILED_MAIL, backupFailedMail } from './backup-failed-mail'
import * as sql from './nightly-backups.sql'

/** A night whose process has not said for so long that it lives is taken over. */
const LEASE = 2 * MINUTE
const RENEW_EVERY = 20 * SECOND
/** Tries a night, and the wait before the next one. */
const TRIES = 4
const RETRY_AFTER = 30 * MINUTE
const REASON_MAX = 500

type BackupDeps = Pick<Deps, 'db' | 'config' | 'log' | 'jobs'>

/**
 * Makes the missing backup of the last night in a process of its own; one of several servers does. A missed night is
 * made up for. `signal` ends it with the server; the next start repeats it.
 */
export async function makeNightlyBackup(deps: BackupDeps, signal?: AbortSignal): Promise<void> {
  const { db, config, log } = deps
  const night = await sql.findNight(db, await readTimeZone(db))
  if (await sql.isNightLost(db, night, TRIES)) return fail(deps, night, 'the server ended during each try')
  // Somebody makes one by hand: the next minute is soon enough.
  if (await isBackupRunning(db)) return
  if (!(await sql.claimNight(db, night, LEASE, TRIES))) return
  const renewing = setInterval(() => {
    sql
      .renewNight(db, night, LEASE)
      .catch((error) => log.warn({ err: error }, 'nightly backup: lease not renewed'))
  }, RENEW_EVERY)
  let result: CommandResult
  try {
    result = await runCommand(['backup', '--nightly'], { env: settingsOf(config), signal })
  } finally {
    clearInterval(renewing)
  }
  const { exitCode, output, reason } = result
  if (exitCode === 0) {
    log.info({ night, output }, 'nightly backup is whole')
    await sql.finishNight(db, night)
  } else if (signal?.aborted) await sql.releaseNight(db, night)
  else await fail(deps, night, reason)
}

/** Settings of this server that the command must share; the others are in the environment. */
function settingsOf(config: BackupDeps['config']): Record<string, string> {
  const { dataDir, databaseUrl = '', databaseDirectUrl = '', backups } = config
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    BACKUP_DIR: backups.dir ?? '',
  }
}

/** Records a failure; the owners get a mail for the first one of a night. */
async function fail({ db, log, jobs }: BackupDeps, night: string, reason: string): Promise<void> {
  log.error({ night, reason }, 'nightly backup failed')
  await transaction(db, async (tx) => {
    const text = withoutAddresses(reason).slice(0, REASON_MAX)
    if (!(await sql.failNight(tx, night, text, RETRY_AFTER))) return
    for (const accountId of await sql.listOwners(tx))
      await jobs.enqueue(tx, BACKUP_FAILED_MAIL, backupFailedMail(night, accountId))
  })
}
