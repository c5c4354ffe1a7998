import type { Db } from '../../../../kernel/db/client'

/** The sets of facet values with numbers above one. */
export async function listFacetSets(db: Db, above: number): Promise<{ number: number; key: string }[]> {
  return db<{ number: number; key: string }[]>`
    select number, key from catalog_facets where number > ${above} order by number`
}
