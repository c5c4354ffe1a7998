import type { Db } from '../../kernel/db/client'

/** Whom a mail about a blood test goes to. */
export interface MailedAthlete {
  accountId: string
  email: string
  firstName: string
  lastName: string
  /** Of the mail. */
  locale: string
  /** Whether the address is confirmed. */
  confirmed: boolean
}

export async function findMailedAthlete(db: Db, id: string): Promise<MailedAthlete | undefined> {
  const [row] = await db<MailedAthlete[]>`
    select a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName", a.locale,
      a.email_verified_at is not null as confirmed
    from blood_tests bt join accounts a on a.id = bt.account_id
    where bt.id = ${id} and a.disabled_at is null`
  return row
}
