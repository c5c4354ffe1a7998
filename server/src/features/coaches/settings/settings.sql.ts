import type { CoachSettings, WorkingHours } from 'contract/coaches/settings-calls'
import type { Db } from '../../../kernel/db/client'

export async function findSettings(db: Db, accountId: string): Promise<CoachSettings | undefined> {
  const [row] = await db<(Omit<CoachSettings, 'workingHours'> & { workingHours: WorkingHours | null })[]>`
    select localized_dates as "localizedDates", working_hours as "workingHours",
      json_build_object('messages', notify_messages, 'bloodTests', notify_blood_tests, 'programs', notify_programs)
        as notify
    from coach_settings where account_id = ${accountId}`
  return row && { ...row, workingHours: row.workingHours ?? undefined }
}

export async function putSettings(db: Db, accountId: string, settings: CoachSettings): Promise<void> {
  const { localizedDates, notify } = settings
  const hours = settings.workingHours ? db.json(settings.workingHours) : null
  await db`
    insert into coach_settings (account_id, localized_dates, notify_messages, notify_blood_tests, notify_programs,
      working_hours)
    values (${accountId}, ${localizedDates}, ${notify.messages}, ${notify.bloodTests}, ${notify.programs}, ${hours})
    on conflict (account_id) do update set localized_dates = excluded.localized_dates,
      notify_messages = excluded.notify_messages, notify_blood_tests = excluded.notify_blood_tests,
      notify_programs = excluded.notify_programs, working_hours = excluded.working_hours, updated_at = now()`
}
