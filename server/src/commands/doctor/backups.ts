import { HOUR } from 'contract/units'
import type { Backups } from '../../config'
import { findFailure } from '../../features/admin/backups/nightly-backups.sql'
import type { Pool } from '../../kernel/db/client'
import { findNewestWhole } from '../backup/retention'
import { type Finding, ok, warn } from './finding'

const ABOUT = 'backups'

/** Checks the age of the newest complete backup of `database`, or of any database if that is unknown. */
export async function backupFinding(
  { dir, maxAgeHours }: Backups,
  database: string | undefined,
): Promise<Finding> {
  if (dir === undefined) return warn(ABOUT, 'backups are not watched: BACKUP_DIR is not set')
  try {
    const newest = await findNewestWhole(dir, database)
    if (!newest) return warn(ABOUT, `there is no whole backup of this database in ${dir}`)
    const hours = (Date.now() - Date.parse(newest.manifest.madeAt)) / HOUR
    const text = `the newest whole one is ${newest.folder}, ${hours.toFixed(1)} hours old`
    if (hours <= maxAgeHours) return ok(ABOUT, text)
    return warn(ABOUT, `${text}: more than the ${maxAgeHours} of BACKUP_MAX_AGE_HOURS`)
  } catch (error) {
    return warn(ABOUT, `BACKUP_DIR cannot be read: ${(error as Error).message}`)
  }
}

/** Checks whether the last nightly backup failed. */
export async function nightlyFinding(db: Pool): Promise<Finding> {
  const failure = await findFailure(db)
  if (!failure) return ok('nightly', 'the last nightly backup did not fail')
  return warn('nightly', `the nightly backup of ${failure.night} failed: ${failure.reason}`)
}
