import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { coachDashboardTables, eraseMarks } from './personal.sql'

/** Marks that a coach left on cases of the queue. */
export const coachDashboardPersonal: PersonalData<Deps> = {
  area: 'coaching',
  tables: coachDashboardTables,
  async erase(tx, { id }) {
    await eraseMarks(tx, id)
    return []
  },
}
