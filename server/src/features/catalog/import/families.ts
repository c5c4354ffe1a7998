import type { ImportField } from 'contract/catalog/import-columns'
import type { Cells } from './own-line'

/** The lines of one family of a foreign table. */
export interface Family {
  /** Cells that its other lines leave empty. */
  shared: Cells
  /** SKUs of its products in the order of the file. */
  skus: string[]
}

/** Families by handle, and by SKU and id of their first line. */
export type Families = Map<string, Family>

/** Cells that a family's lines inherit where theirs are empty. */
const SHARED = [
  'name',
  'description',
  'tags',
  'category',
  'weight',
  'weight_grams',
  'weight_pounds',
  'weight_ounces',
  'name_fa',
  'description_fa',
  'tags_fa',
  'name_nl',
  'description_nl',
  'tags_nl',
  'option1_name',
  'option2_name',
  'option3_name',
] as const satisfies readonly ImportField[]

const isParent = ({ row_type = '' }: Cells) => /\bvariable\b/i.test(row_type)

/** True for a line of a product: neither another picture of one, nor the texts of a family. */
export function isProductLine(cells: Cells): boolean {
  const { family, sku, price } = cells
  return !isParent(cells) && !(family && !sku && !price)
}

/** Names under which other lines of the family are found. */
function keysOf({ family, parent, ...cells }: Cells): string[] {
  if (isParent(cells)) {
    const { row_id, sku } = cells
    return [...(row_id ? [`parent id:${row_id}`] : []), ...(sku ? [`parent ${sku.toLowerCase()}`] : [])]
  }
  const key = parent ? `parent ${parent.toLowerCase()}` : family ? `handle ${family.toLowerCase()}` : ''
  return key ? [key] : []
}

/** Returns the family of a line; undefined for a product that has none. */
export function familyOf(families: Families, cells: Cells): Family | undefined {
  const [key] = keysOf(cells)
  return key === undefined ? undefined : families.get(key)
}

/** Adds a line to its family. A parent that is a product itself counts as its first product. */
export function addToFamily(families: Families, cells: Cells): void {
  const keys = keysOf(cells)
  if (keys.length === 0) return
  const { parent = '', sku = '' } = cells
  const known = keys.map((key) => families.get(key)).find((one) => one !== undefined)
  const family = known ?? { shared: {}, skus: parent && !/^id:/i.test(parent) ? [parent] : [] }
  for (const key of keys) families.set(key, family)
  // A parent of texts is no product.
  if (isParent(cells)) family.skus = family.skus.filter((one) => one.toLowerCase() !== sku.toLowerCase())
  else if (isProductLine(cells) && sku) family.skus.push(sku)
  // The texts of WooCommerce's parent are the family's; Shopify's are in the first line that has them.
  if (parent && !isParent(cells)) return
  for (const field of SHARED) if (!family.shared[field] && cells[field]) family.shared[field] = cells[field]
}
