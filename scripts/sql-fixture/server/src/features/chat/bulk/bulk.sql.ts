import { coachedBy } from '../../programs/coach/coach.sql'

const programs = (db: Db) => db`chats c join user_programs up on up.account_id = c.account_id`
export const listCoached = (db: Db, coachId: string) =>
  db<Row[]>`select up.status from ${programs(db)} where ${coachedBy(db, coachId)}`
/** A member of a chat does not read the athlete's programs. */
export const listOfMember = (db: Db, accountId: string) =>
  db<Row[]>`select up.status from ${programs(db)} where c.account_id = ${accountId}` // wrong
