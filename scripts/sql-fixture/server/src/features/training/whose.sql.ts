import { coachedBy as ofCoach } from '../programs/coach/coach.sql'

export const mine = (db: Db, accountId: string) => db`up.account_id = ${accountId}`
export const coached = (db: Db, coachId: string) => db`${ofCoach(db, coachId)} and up.status <> 'deactivated'`
/** Has the name of the condition, and is another. */
export const coachedBy = (db: Db, coachId: string) => db`up.coach_id = ${coachId}`
