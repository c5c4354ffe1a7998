export const readsRightward = (db: Db) => db`
  select 1 from accounts a
  join orders o on o.account_id = a.id` // wrong
export const readsInList = (db: Db) => db`select 1 from accounts a, products as p` // wrong
export const readsInFragment = (db: Db) => db`(select count(*) from orders)` // wrong
export const readsKernel = (db: Db) => db`select 1 from jobs` // wrong
/** A part of a statement that is named like a table, a value, a comment and a lock are none of these. */
export const names = (db: Db, id: string) => db`
  with orders as (select 1 as products from sessions where id = ${`from products ${id}`})
  -- join products
  select 'join products' from orders, accounts for update of accounts`
export const own = (db: Db) => db`
  insert into sessions (id) select id from accounts on conflict do update set id = excluded.id`
