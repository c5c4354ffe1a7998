import type { ProgramProduct } from 'contract/catalog/console-calls'
import type { Locale } from 'contract/locale'
import type { Db } from '../../kernel/db/client'
import { translated } from './catalog.sql'
import { effectivePriceSql } from './effective-price.sql'

/** The products of a program template; they call it by its id, its slug or a name that it had. */
export function listProgramProducts(db: Db, id: string, locale: Locale): Promise<ProgramProduct[]> {
  return db<ProgramProduct[]>`
    select p.id as "_id", ${translated(db, locale, 'name')} as name, p.sku,
      ${effectivePriceSql(db)}::float8 / 100 as price, p.is_active as "isActive"
    from products p join programs pr on pr.known_as @> array[p.program_template]
    where pr.id = ${id} order by not p.is_active, p.position, p.id`
}

export async function isTemplate(db: Db, id: string): Promise<boolean> {
  const rows = await db`select 1 from programs where id = ${id}`
  return rows.length > 0
}
