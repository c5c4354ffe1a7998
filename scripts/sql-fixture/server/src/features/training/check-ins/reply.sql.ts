import { coachedBy } from '../whose.sql'

const shown = (db: Db, rows: Fragment) => db<Row[]>`select q.reply from (${rows}) q`
export const listReplies = (db: Db, coachId: string) =>
  shown(db, db`select c.reply from check_ins c join user_programs up on true where ${coachedBy(db, coachId)}`) // wrong
export async function reply(db: Db, accountId: string, id: string) {
  const own = db`c.account_id = ${accountId}`
  await db`update check_ins c set reply = null where c.id = ${id} and ${own}`
  await db`update check_ins c set reply = null where c.id = ${id}` // wrong
}
