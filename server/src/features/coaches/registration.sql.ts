import type { ApplicationStatus } from 'contract/coaches/rules'
import type { Locale } from 'contract/locale'
import type { Db } from '../../kernel/db/client'

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

/** Who applied with an address and was approved. */
export async function findApproved(
  db: Db,
  email: string,
): Promise<{ firstName: string; lastName: string; locale: Locale; programIds: string[] } | undefined> {
  const [row] = await db<{ firstName: string; lastName: string; locale: Locale; programIds: string[] }[]>`
    select first_name as "firstName", last_name as "lastName", locale, program_ids as "programIds"
    from coach_applications where email = ${email} and status = 'approved'`
  return row
}
