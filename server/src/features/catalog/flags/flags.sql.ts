import type { Allergen } from 'contract/catalog/label'
import type { Db } from '../../../kernel/db/client'

export interface LabelledProduct {
  id: string
  allergens: { contains: Allergen[]; mayContain: Allergen[] }
}

/** Those of the products that are on sale and name allergens on their label, in the order of `ids`. */
export function listLabelled(db: Db, ids: readonly string[]): Promise<LabelledProduct[]> {
  return db<LabelledProduct[]>`
    select p.id, p.facts -> 'allergens' as allergens
    from products p join categories k on k.id = p.category_id
    where p.id = any(${ids as string[]}) and p.is_active and k.is_active
      and jsonb_typeof(p.facts -> 'allergens') = 'object'
    order by array_position(${ids as string[]}::text[], p.id)`
}
