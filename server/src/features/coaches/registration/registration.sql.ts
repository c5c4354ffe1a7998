import type { ApplicationStatus } from 'contract/coaches/rules'
import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../../kernel/db/client'

/** The application of an address that counts: the one that is open or approved, else the last rejected one. */
export async function findApplicationStatus(
  db: Db,
  email: string,
): Promise<{ status: ApplicationStatus; submittedAt: string; notes: string } | undefined> {
  const [row] = await db<{ status: ApplicationStatus; submittedAt: string; notes: string }[]>`
    select status, notes, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt"
    from coach_applications where email = ${email}
    order by (status = 'rejected'), created_at desc limit 1`
  return row
}

/** Returns the approved applicant of an address. */
export async function findApproved(
  db: Db,
  email: string,
): Promise<{ firstName: string; lastName: string; locale: Locale; programIds: string[] } | undefined> {
  const [row] = await db<{ firstName: string; lastName: string; locale: Locale; programIds: string[] }[]>`
    select first_name as "firstName", last_name as "lastName", locale, program_ids as "programIds"
    from coach_applications where email = ${email} and status = 'approved'`
  return row
}

/** The address of an account, which keeps it until the transaction ends. */
export async function lockAddress(tx: Tx, accountId: string): Promise<string | undefined> {
  const [row] = await tx<{ email: string }[]>`select email from accounts where id = ${accountId} for share`
  return row?.email
}

/** The approved application of an address with its row locked. */
export async function lockApproved(
  tx: Tx,
  email: string,
): Promise<{ id: string; firstName: string; lastName: string; phone: string } | undefined> {
  const [row] = await tx<{ id: string; firstName: string; lastName: string; phone: string }[]>`
    select id, first_name as "firstName", last_name as "lastName", phone
    from coach_applications where email = ${email} and status = 'approved' for update`
  return row
}

/** Moves an application to another address, unless that has an open or approved one. */
export async function moveApplication(tx: Tx, id: string, email: string, searchText: string): Promise<void> {
  await tx`
    update coach_applications set email = ${email}, search_text = ${searchText}
    where id = ${id} and not exists (
      select from coach_applications where email = ${email} and status <> 'rejected')`
}
