import type { CoachSettings, WorkingHours } from 'contract/coaches/settings-calls'
import type { Db } from '../../../kernel/db/client'

/** The coach's settings but for the mails, whose choices belong to the notifications. */
export type StoredSettings = Omit<CoachSettings, 'notify'>

export async function findSettings(db: Db, accountId: string): Promise<StoredSettings | undefined> {
  const [row] = await db<{ localizedDates: boolean; workingHours: WorkingHours | null }[]>`
    select localized_dates as "localizedDates", working_hours as "workingHours"
    from coach_settings where account_id = ${accountId}`
  return row && { ...row, workingHours: row.workingHours ?? undefined }
}

export async function putSettings(db: Db, accountId: string, settings: StoredSettings): Promise<void> {
  const hours = settings.workingHours ? db.json(settings.workingHours) : null
  await db`
    insert into coach_settings (account_id, localized_dates, working_hours)
    values (${accountId}, ${settings.localizedDates}, ${hours})
    on conflict (account_id) do update set localized_dates = excluded.localized_dates,
      working_hours = excluded.working_hours, updated_at = now()`
}
