import type { Db } from '../../kernel/db/client'

/** Returns those of the paths that the catalogue or an order shows. */
export async function knownPictures(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const wanted = paths as string[]
  const rows = await db<{ path: string }[]>`
    select distinct i.path from products p cross join unnest(p.images) as i (path)
      where p.images && ${wanted}::text[] and i.path = any(${wanted}::text[])
    union select k.image from categories k where k.image = any(${wanted}::text[])
    union select l.image from order_lines l where l.image = any(${wanted}::text[])`
  return new Set(rows.map(({ path }) => path))
}
