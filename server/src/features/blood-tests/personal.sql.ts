import type { Db, Tx } from '../../kernel/db/client'
import type { PersonalTable } from '../../kernel/personal/personal'
import { nameOf } from '../auth/personal.sql'

const ofMine: PersonalTable['whose'] = (db, { id }) =>
  db`t.blood_test_id in (select bt.id from blood_tests bt where bt.account_id = ${id})`
const WITH_ACCOUNT = 'as long as the account'

/** The laboratories' reports of a person. */
export function listReports(db: Db, id: string) {
  return db<{ bloodTestId: string; name: string }[]>`
    select r.blood_test_id as "bloodTestId", r.name
    from blood_test_reports r join blood_tests bt on bt.id = r.blood_test_id
    where bt.account_id = ${id} order by bt.created_at, bt.id`
}

export const bloodTestTables: Readonly<Record<string, PersonalTable>> = {
  blood_tests: {
    whose: (db, { id }) => db`t.account_id = ${id}`,
    key: ['created_at', 'id'],
    also: (db) => db`'coach', ${nameOf(db, 'coach_id')}, 'assignedTo', ${nameOf(db, 'assigned_to')}`,
    item: 'blood_tests',
    kept: WITH_ACCOUNT,
  },
  blood_test_values: {
    whose: ofMine,
    key: ['blood_test_id', 'place', 'id'],
    without: ['label_key'],
    kept: WITH_ACCOUNT,
  },
  blood_test_reports: { whose: ofMine, key: ['blood_test_id'], kept: WITH_ACCOUNT },
}

/** Erases a person's blood tests, and a coach's name from those of others. */
export async function eraseBloodTests(tx: Tx, id: string): Promise<void> {
  await tx`delete from blood_tests where account_id = ${id}`
  await tx`update blood_tests set coach_id = null where coach_id = ${id}`
  await tx`update blood_tests set assigned_to = null where assigned_to = ${id}`
}
