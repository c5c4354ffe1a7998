import { coachedBy } from '../../programs/coach/coach.sql'

const programs = (db: Db) => db`chats c join user_programs up on up.account_id = c.account_id`
export const listCoached = (db: Db, coachId: string) =>
  db<Row[]>`select up.status from ${programs(db)} where ${coachedBy(db, coachId)}`
/** A member of a chat does not read the athlete's programs. */
export const listOfMember = (db: Db, accountId: string) =>
  db<Row[]>`select up.status from ${programs(db)} where c.account_id = ${accountId}` // wrong
/** The name is held by the condition; the number beside it is not. */
export const countBeside = (db: Db, coachId: string) => db<Row[]>`select c.id, ( -- wrong
    select up.name from user_programs up where up.account_id = c.account_id and ${coachedBy(db, coachId)}) as name,
    (select count(*) from user_programs up where up.account_id = c.account_id) as programs from chats c`
export const existsBeside = (db: Db, coachId: string) => db<Row[]>`select up.id, exists ( -- wrong
    select from user_programs o where o.account_id = up.account_id) as others
    from user_programs up where ${coachedBy(db, coachId)}`
