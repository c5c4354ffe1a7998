import type { Db } from '../../kernel/db/client'
import { coachedBy } from '../programs/coach/coach.sql'

/** One of the account's own programs. */
export interface Mine {
  id: string
  accountId: string
}

/** A program, and the coach who reads or changes it. */
export interface Coached {
  id: string
  coachId: string
}

export const mine = (db: Db, { id, accountId }: Mine) =>
  db`up.id = ${id} and up.account_id = ${accountId} and up.status <> 'deactivated'`

/** The condition for any program `up` of a coach. */
export const coachedNow = (
  db: Db,
  coachId: string,
) => db`${coachedBy(db, coachId)} and up.status <> 'deactivated'
    and exists (select from accounts a where a.id = up.account_id and a.disabled_at is null)`

export const coached = (db: Db, { id, coachId }: Coached) => db`up.id = ${id} and ${coachedNow(db, coachId)}`
