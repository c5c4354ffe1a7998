import { REJECTED_DOCUMENTS_MONTHS } from 'contract/coaches/rules'
import type { Db, Tx } from '../../kernel/db/client'
import type { Person, PersonalTable } from '../../kernel/personal/personal'

/** Applications name an address: they are the account's where that was proven to be its own. */
const mine: PersonalTable['whose'] = (db, { email, isVerified }) => db`t.email = ${email} and ${isVerified}`
const ofMine: PersonalTable['whose'] = (db, { email, isVerified }) =>
  db`t.application_id in (select a.id from coach_applications a where a.email = ${email} and ${isVerified})`
const KEPT = 'until the address withdraws it or its account is deleted'
const YEAR = REJECTED_DOCUMENTS_MONTHS

/** The documents of a person's applications. */
export function listDocuments(db: Db, { email, isVerified }: Person) {
  return db<{ applicationId: string; name: string }[]>`
    select d.application_id as "applicationId", d.name
    from coach_application_documents d join coach_applications a on a.id = d.application_id
    where a.email = ${email} and ${isVerified} order by a.created_at, d.position`
}

export const coachTables: Readonly<Record<string, PersonalTable>> = {
  coach_applications: {
    whose: mine,
    key: ['created_at', 'id'],
    without: ['decided_by', 'search_text'],
    item: 'applications',
    kept: `${KEPT}; rejected: ${2 * YEAR} months`,
  },
  coach_application_documents: {
    whose: ofMine,
    key: ['application_id', 'position'],
    kept: `${KEPT}; rejected: ${YEAR} months`,
  },
  coach_application_moves: {
    whose: ofMine,
    key: ['at', 'id'],
    without: ['actor_id'],
    kept: `${KEPT}; rejected: ${2 * YEAR} months`,
  },
  coach_settings: {
    whose: (db, { id }) => db`t.account_id = ${id}`,
    key: ['account_id'],
    without: ['notify_messages', 'notify_blood_tests', 'notify_programs'],
    kept: 'as long as the account',
  },
}

/** The programs of a person that somebody coaches now. */
export function listCoached(db: Db, accountId: string) {
  return db<{ userProgramId: string; coachId: string }[]>`
    select id as "userProgramId", coach_id as "coachId" from user_programs
    where account_id = ${accountId} and coach_id is not null and status not in ('completed', 'deactivated')`
}

export async function eraseApplications(tx: Tx, { id, email, isVerified }: Person): Promise<void> {
  await tx`delete from coach_applications where email = ${email} and ${isVerified}`
  await tx`delete from coach_settings where account_id = ${id}`
}
