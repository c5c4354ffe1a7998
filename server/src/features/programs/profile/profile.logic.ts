import type { AthleteProfile } from 'contract/programs/profile-calls'
import type { Db } from '../../../kernel/db/client'
import * as sql from './profile.sql'

export function getProfile(db: Db, accountId: string): Promise<AthleteProfile> {
  return sql.findProfile(db, accountId)
}

/** Changes the given ones of birth date, height and weight. */
export async function changeProfile(
  db: Db,
  accountId: string,
  changes: sql.ProfileChanges,
): Promise<AthleteProfile> {
  await sql.changeProfile(db, accountId, changes)
  return sql.findProfile(db, accountId)
}
