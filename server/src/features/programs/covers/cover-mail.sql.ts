import type { Db } from '../../../kernel/db/client'

/** Recipient of a mail about a cover: an athlete of the coach, or the colleague. */
export interface CoverReader {
  accountId: string
  email: string
  firstName: string
  lastName: string
  locale: string
  confirmed: boolean
  isColleague: boolean
  coach: string
  colleague: string
  /** `YYYY-MM-DD`. */
  from: string
  to: string
}

/** The reader; of an early end whatever it was, of a new cover only while it stands. */
export async function findReader(
  db: Db,
  { coverId, accountId, ended }: { coverId: string; accountId: string; ended: boolean },
): Promise<CoverReader | undefined> {
  const [row] = await db<CoverReader[]>`
    select a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName", a.locale,
      a.email_verified_at is not null as confirmed, a.id = c.colleague_id as "isColleague",
      concat_ws(' ', k.first_name, k.last_name) as coach, concat_ws(' ', v.first_name, v.last_name) as colleague,
      c.from_day::text as from, c.to_day::text as to
    from coach_covers c join accounts k on k.id = c.coach_id join accounts v on v.id = c.colleague_id
      join accounts a on a.id = ${accountId} and a.disabled_at is null
    where c.id = ${coverId} and (c.ended_at is not null) = ${ended}`
  return row
}
