import type { Tx } from '../../kernel/db/client'
import type { PersonalTable } from '../../kernel/personal/personal'

export const coachDashboardTables: Readonly<Record<string, PersonalTable>> = {
  coach_queue_marks: {
    whose: (db, { id }) => db`t.coach_id = ${id}`,
    key: ['coach_id', 'item_id'],
    without: ['account_id'],
    kept: 'as long as the account of either',
  },
}

/** Erases the marks of a coach, and those about a person. */
export async function eraseMarks(tx: Tx, id: string): Promise<void> {
  await tx`delete from coach_queue_marks where coach_id = ${id} or account_id = ${id}`
}
