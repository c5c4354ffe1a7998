import type { Db } from '../../../kernel/db/client'
import { newId } from '../../../kernel/ids'
import * as sql from './periods.sql'

/** Adds the check-ins whose period has begun; called before each reading, and for all programs by the schedule. */
export async function addPeriods(db: Db, scope: sql.Scope): Promise<void> {
  const periods = await sql.listNewPeriods(db, scope)
  if (periods.length > 0)
    await sql.insertPeriods(
      db,
      periods.map((period) => ({ ...period, id: newId() })),
    )
}
