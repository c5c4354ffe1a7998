import { afterCommit } from '../../kernel/db/after-commit'
import { catalogChanged } from '../catalog/catalog.effects'

export const readsLeftward = (db: Db) => db`select 1 from orders o join products p using (id), accounts`
/** A named exception. */
export async function takesStock(db: Db) {
  await db`with placed as (insert into orders (id) values (1) returning id) update products set stock = stock - 1`
  afterCommit(db, catalogChanged)
}
export const writesAnothers = (db: Db) => db`update accounts set roles = '{}'` // wrong
