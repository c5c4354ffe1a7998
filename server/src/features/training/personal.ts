import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { eraseTraining, trainingTables } from './personal.sql'

/** The training log of a person. */
export const trainingPersonal: PersonalData<Deps> = {
  area: 'training',
  tables: trainingTables,
  async erase(tx, { id }) {
    await eraseTraining(tx, id)
    return []
  },
}
