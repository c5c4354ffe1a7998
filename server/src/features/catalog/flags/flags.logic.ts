import type { MarkedProduct } from 'contract/catalog/flag-calls'
import type { Db } from '../../../kernel/db/client'
import { getFlags } from '../../programs/customer/flags.logic'
import { listLabelled } from './flags.sql'

/** Products whose label names an allergen that the answers of the account name. */
export async function markProducts(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<MarkedProduct[]> {
  const { allergens: own } = await getFlags(db, accountId)
  if (own.length === 0) return []
  const labelled = await listLabelled(db, ids)
  return labelled
    .map(({ id, allergens: { contains, mayContain } }) => ({
      productId: id,
      contains: own.filter((one) => contains.includes(one)),
      mayContain: own.filter((one) => mayContain.includes(one)),
    }))
    .filter(({ contains, mayContain }) => contains.length + mayContain.length > 0)
}
