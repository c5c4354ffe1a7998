import { afterCommit } from '../../kernel/db/after-commit'
import { catalogChanged } from './catalog.effects'

export async function tells(db: Db) {
  await db`update products p set stock = 0 from accounts where p.id = accounts.id`
  afterCommit(db, catalogChanged)
}
export async function forgetsToTell(db: Db) {
  await db`update products set stock = 0` // wrong
}
export async function writesAnothers(db: Db) {
  await db`update accounts set roles = '{}'` // wrong
  await db`delete from only sessions` // wrong
  await db`with a as (insert into accounts (id) values (1) returning id) select id from a` // wrong
  await db`truncate table sessions` // wrong
}
export const addsJob = (db: Db) => db`insert into jobs (queue) values ('mail')` // wrong
