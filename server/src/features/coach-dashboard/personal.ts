import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { coachDashboardTables, eraseMarks } from './personal.sql'

/** What a coach has done or snoozed in the queue. */
export const coachDashboardPersonal: PersonalData<Deps> = {
  area: 'coaching',
  tables: coachDashboardTables,
  async erase(tx, { id }) {
    await eraseMarks(tx, id)
    return []
  },
}
