import type { Tx } from '../../kernel/db/client'
import type { PersonalTable } from '../../kernel/personal/personal'

export const trainingTables: Readonly<Record<string, PersonalTable>> = {
  log_entries: {
    whose: (db, { id }) => db`t.account_id = ${id}`,
    key: ['position'],
    without: ['exercise_key', 'exercise_name', 'set_index'],
    kept: 'as long as the account',
  },
}

export async function eraseTraining(tx: Tx, id: string): Promise<void> {
  await tx`delete from log_entries where account_id = ${id}`
}
