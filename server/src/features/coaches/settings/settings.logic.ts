import type { CoachSettings } from 'contract/coaches/settings-calls'
import type { Db } from '../../../kernel/db/client'
import * as sql from './settings.sql'

const DEFAULTS: CoachSettings = {
  localizedDates: false,
  notify: { messages: true, bloodTests: true, programs: true },
}

export async function getSettings(db: Db, accountId: string): Promise<CoachSettings> {
  return (await sql.findSettings(db, accountId)) ?? DEFAULTS
}

export async function changeSettings(
  db: Db,
  accountId: string,
  settings: CoachSettings,
): Promise<CoachSettings> {
  await sql.putSettings(db, accountId, settings)
  return settings
}
