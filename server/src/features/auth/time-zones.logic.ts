import { isTimeZone } from 'contract/time-zone'
import type { Db } from '../../kernel/db/client'
import { codeOf } from '../../kernel/db/transaction'
import { keepFirstZone, readClockIn } from './time-zones.sql'

/** `invalid_parameter_value`: the database knows no such zone. */
const UNKNOWN_ZONE = '22023'

/** Returns true for a zone that this platform and the database know: days of a person are computed there. */
export async function isKnownZone(db: Db, name: unknown): Promise<boolean> {
  if (typeof name !== 'string' || !isTimeZone(name)) return false
  try {
    await readClockIn(db, name)
    return true
  } catch (error) {
    if (codeOf(error) === UNKNOWN_ZONE) return false
    throw error
  }
}

/** Keeps the zone of a device that signs in, where the account has none yet; an unknown one is ignored. */
export async function rememberZone(db: Db, accountId: string, zone: unknown): Promise<void> {
  if (typeof zone === 'string' && (await isKnownZone(db, zone))) await keepFirstZone(db, accountId, zone)
}
