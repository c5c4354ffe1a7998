import type { Db } from '../../kernel/db/client'

export interface CoachMailReader {
  email: string
  firstName: string
  lastName: string
  locale: string
  athlete: string
  program: string
}

/** Returns the recipient of a mail about an athlete's program, in the coach's language. */
export async function findCoachMailReader(
  db: Db,
  coachId: string,
  userProgramId: string,
): Promise<CoachMailReader | undefined> {
  const [row] = await db<CoachMailReader[]>`
    select c.email, c.first_name as "firstName", c.last_name as "lastName", c.locale,
      a.first_name || ' ' || a.last_name as athlete,
      coalesce(nullif(pr.translations -> c.locale ->> 'name', ''), pr.name) as program
    from accounts c, user_programs up join programs pr on pr.id = up.program_id join accounts a on a.id = up.account_id
    where c.id = ${coachId} and c.disabled_at is null and 'coach' = any(c.roles) and up.id = ${userProgramId}`
  return row
}
