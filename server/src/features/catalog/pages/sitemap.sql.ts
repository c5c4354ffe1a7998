import type { Db } from '../../../kernel/db/client'

/** Products that the shop shows. */
export async function countListed(db: Db): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from products p join categories k on k.id = p.category_id
    where p.is_active and k.is_active`
  return row?.total ?? 0
}

/** Addresses of products in a fixed order, a slice at a time. */
export async function listProductIds(db: Db, limit: number, offset: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select p.id from products p join categories k on k.id = p.category_id
    where p.is_active and k.is_active order by p.id limit ${limit} offset ${offset}`
  return rows.map(({ id }) => id)
}
