import type { ProgramProduct } from 'contract/catalog/console-calls'
import type { GoOn } from 'contract/catalog/go-on-calls'
import type { Locale } from 'contract/locale'
import type { Db } from '../../kernel/db/client'
import { isEnding } from '../programs/user-programs.sql'
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

/** The first product in the shop that opens the program of one of the account's own ones anew, once that one is ending. */
export async function findGoOn(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
  locale: Locale,
): Promise<GoOn | undefined> {
  const [row] = await db<GoOn[]>`
    select (
        select json_build_object('_id', p.id, 'name', ${translated(db, locale, 'name')},
          'price', ${effectivePriceSql(db)}::float8 / 100)
        from products p join categories k on k.id = p.category_id
        where pr.known_as @> array[p.program_template] and p.is_active and k.is_active and ${isEnding(db, db`up`)}
        order by p.position, p.id limit 1
      ) as product,
      case when c.id is not null then json_build_object('firstName', c.first_name, 'lastName', c.last_name) end as coach
    from user_programs up join programs pr on pr.id = up.program_id
      left join program_coaches pc on pc.program_id = up.program_id and pc.coach_id = up.coach_id
      left join accounts c on c.id = pc.coach_id and 'coach' = any(c.roles) and c.disabled_at is null
    where up.id = ${id} and up.account_id = ${accountId} and up.status <> 'deactivated'`
  return row
}

export async function isTemplate(db: Db, id: string): Promise<boolean> {
  const rows = await db`select 1 from programs where id = ${id}`
  return rows.length > 0
}
