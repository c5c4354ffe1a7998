import type { Db } from '../../../kernel/db/client'

/** Data of a mail about a program. */
export interface MailedProgram {
  accountId: string
  email: string
  firstName: string
  lastName: string
  /** Language of the mail. */
  locale: string
  /** True if the address is confirmed. */
  confirmed: boolean
  /** In the language of the mail. */
  program: string
  status: string
  coach: string | null
}

export async function findMailedProgram(db: Db, id: string): Promise<MailedProgram | undefined> {
  const [row] = await db<MailedProgram[]>`
    select a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName", a.locale,
      a.email_verified_at is not null as confirmed,
      coalesce(nullif(pr.translations -> a.locale ->> 'name', ''), pr.name) as program, up.status,
      c.first_name || ' ' || c.last_name as coach
    from user_programs up join programs pr on pr.id = up.program_id join accounts a on a.id = up.account_id
      left join accounts c on c.id = up.coach_id
    where up.id = ${id} and a.disabled_at is null`
  return row
}
