import type { Db } from '../../kernel/db/client'
import { ofMyAthlete, opensTest } from './coach.sql'

/** Recipient of a mail about a blood test. */
export interface MailedAthlete {
  accountId: string
  email: string
  firstName: string
  lastName: string
  /** Language of the mail. */
  locale: string
  /** True if the address is confirmed. */
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

/** The coaches to whom a test is open. */
export async function listCoachesOf(db: Db, bloodTestId: string): Promise<string[]> {
  const rows = await db<{ coachId: string }[]>`
    select up.coach_id as "coachId" from blood_tests bt join user_programs up on ${opensTest(db)}
    where bt.id = ${bloodTestId} and up.coach_id is not null
    union
    select assigned_to from blood_tests where id = ${bloodTestId} and assigned_to is not null and status <> 'recorded'
    order by 1`
  return rows.map(({ coachId }) => coachId)
}

export interface MailedCoach {
  email: string
  firstName: string
  lastName: string
  locale: string
}

/** A coach to be told of a test that still waits, and whose athlete is still this coach's. */
export async function findMailedCoach(
  db: Db,
  { bloodTestId, coachId }: { bloodTestId: string; coachId: string },
): Promise<MailedCoach | undefined> {
  const [row] = await db<MailedCoach[]>`
    select c.email, c.first_name as "firstName", c.last_name as "lastName", c.locale
    from accounts c, blood_tests bt
    where c.id = ${coachId} and c.disabled_at is null and 'coach' = any(c.roles)
      and bt.id = ${bloodTestId} and bt.status = 'reviewing' and ${ofMyAthlete(db, coachId)}`
  return row
}
