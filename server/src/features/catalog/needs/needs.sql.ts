import type { Need } from 'contract/catalog/console-need-calls'
import type { Locale } from 'contract/locale'
import { afterCommit } from '../../../kernel/db/after-commit'
import type { Db, Tx } from '../../../kernel/db/client'
import { catalogChanged } from '../catalog.effects'
import { translated } from '../catalog.sql'

export interface SavedNeeds {
  needs: Need[]
  version: number
}

export async function findNeeds(db: Db): Promise<SavedNeeds> {
  const [row] = await db<SavedNeeds[]>`select needs, version from catalog_needs`
  return row ?? { needs: [], version: 0 }
}

/** Prevents other saves until the transaction ends; a row that is not there could not be locked. */
export async function lockNeeds(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('catalog_needs'))`
}

/** Saves all needs; every process then answers searches anew. */
export async function putNeeds(tx: Tx, needs: readonly Need[], version: number): Promise<void> {
  await tx`
    insert into catalog_needs (needs, version) values (${tx.json([...needs])}, ${version})
    on conflict (one) do update set needs = excluded.needs, version = excluded.version`
  await tx`insert into catalog_changes (what) values ('shown')`
  afterCommit(tx, catalogChanged)
}

/** Names of those of the products that there are. */
export function listNames(
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<{ id: string; name: string }[]> {
  return db<{ id: string; name: string }[]>`
    select p.id, ${translated(db, locale, 'name')} as name from products p where p.id = any(${[...ids]})`
}

/** Those of the categories that there are. */
export async function listKnownCategories(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from categories where id = any(${[...ids]})`
  return rows.map(({ id }) => id)
}
