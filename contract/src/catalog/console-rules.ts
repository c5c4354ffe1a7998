import type { ErrorCode } from '../errors'
import { isBlank } from '../text'
import { MB } from '../units'
import type { UploadRules } from '../upload'

/** Limits and rules of the console's forms for the catalogue; no zod, because the screens use them too. */

export const PRODUCT_NAME_MAX = 200
export const PRODUCT_DESCRIPTION_MAX = 5000
export const CATEGORY_NAME_MAX = 100
export const CATEGORY_DESCRIPTION_MAX = 1000
export const SLUG_MAX = 60
export const SKU_MAX = 64
export const TAGS_MAX = 20
export const TAG_MAX = 40
/** Pictures of one product. */
export const IMAGES_MAX = 12
/** Characters of a picture's description. */
export const ALT_MAX = 200
/** In US dollars. */
export const PRICE_MAX = 1_000_000
/** In kilograms. */
export const WEIGHT_MAX = 10_000
export const STOCK_MAX = 1_000_000
export const POSITION_MAX = 1_000_000
export const REASON_MAX = 200
export const CATEGORIES_MAX = 500

export const CONSOLE_PRODUCTS_PER_PAGE = 25
export const MOVEMENTS_PER_PAGE = 25
export const IMPORTS_PER_PAGE = 10
export const IMPORT_ERRORS_PER_PAGE = 50

/** Letters, digits and `.`, `_`, `-`, `/` between them. */
export const SKU_SHAPE = /^[A-Za-z0-9](?:[A-Za-z0-9._/-]*[A-Za-z0-9])?$/
/** Small letters and digits, hyphens between them. */
export const SLUG_SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** A picture's path on this server, without width and format. */
export const IMAGE_SHAPE = /^\/images\/[a-f0-9]{32}$/

/** The colors that a category may own behind its pictures (design tokens). */
export const tints = ['sand', 'clay', 'sage', 'sky', 'stone', 'rose'] as const
export type Tint = (typeof tints)[number]

/** Archived products are not in the shop. */
export const productStatuses = ['active', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** Levels of tracked stock: `low` is 1 to `LOW_STOCK` pieces, `none` is sold out. */
export const stockLevels = ['low', 'none'] as const
export type StockLevel = (typeof stockLevels)[number]

/** Orders of the console's list: newest first, by English name, by effective price, by stock. */
export const consoleSorts = ['newest', 'name', 'price_asc', 'price_desc', 'stock_asc', 'stock_desc'] as const
export type ConsoleSort = (typeof consoleSorts)[number]

/** Why staff move stock by a difference. Any other words are kept as they were written. */
export const stockReasons = ['delivery', 'counted', 'returned', 'damaged', 'lost', 'correction'] as const
export type StockReason = (typeof stockReasons)[number]

/**
 * Causes of a stock movement. `opening`: stock at the start of the ledger; `counted`: new number by staff; `adjusted`:
 * difference and reason by staff; `other`: a statement outside of the product calls.
 */
export const stockCauses = [
  'opening',
  'created',
  'order_placed',
  'order_cancelled',
  'order_returned',
  'hold_released',
  'counted',
  'adjusted',
  'import',
  'other',
] as const
export type StockCause = (typeof stockCauses)[number]

/** Pixels of a picture's longer side: twice the widest size that is served. */
export const PICTURE_SIDE_MAX = 2560

const pictures = { extensions: ['jpg', 'jpeg', 'png', 'webp'], fileBytes: 10 * MB } as const
/** Pictures of a product that are sent at once, and the one of a category. */
export const productImageUploads = { ...pictures, files: 8 } as const satisfies UploadRules
export const categoryImageUploads = { ...pictures, files: 1 } as const satisfies UploadRules

/** Largest CSV file that is imported, in bytes. */
export const IMPORT_BYTES_MAX = 20 * MB

/** The columns of the CSV file, in the order in which the export writes them. `sku` names the product. */
export const csvColumns = [
  'sku',
  'name',
  'description',
  'tags',
  'category',
  'price',
  'sale_price',
  'sale_from',
  'sale_until',
  'stock',
  'track_stock',
  'weight',
  'featured',
  'active',
  'position',
  'program',
  'variant_of',
  'images',
  'name_fa',
  'description_fa',
  'tags_fa',
  'name_nl',
  'description_nl',
  'tags_nl',
  'facts',
] as const
export type CsvColumn = (typeof csvColumns)[number]

/** Status of an import. An interrupted run resumes automatically. */
export const importStatuses = ['waiting', 'running', 'done', 'failed'] as const
export type ImportStatus = (typeof importStatuses)[number]

interface Problem<P extends string> {
  path: P
  code: ErrorCode
}

/** Values of the product form; numbers are NaN while nothing or no number is entered. */
export interface ProductForm {
  name: string
  sku: string
  categoryId: string
  price: number
  salePrice: number | null
  /** First and last day of the sale price; null is open. */
  saleFrom: string | null
  saleUntil: string | null
  weight: number
  /** Undefined where it is not to be changed. */
  stockQuantity: number | undefined
}

const isAmount = (value: number, max: number) =>
  Number.isFinite(value) &&
  value >= 0 &&
  value <= max &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** Returns true for an amount in USD above 0 with at most two decimals. */
export const isPrice = (value: number) => isAmount(value, PRICE_MAX) && value >= 0.01
/** Returns true for a number of pieces. */
export const isStock = (value: number) => Number.isInteger(value) && value >= 0 && value <= STOCK_MAX
/** Returns true for a weight in kilograms, exact to the gram. */
export const isWeight = (value: number) => Number.isFinite(value) && value >= 0 && value <= WEIGHT_MAX

/** Returns the problem of a SKU. */
export function skuProblems({ sku }: { sku: string }): Problem<'sku'>[] {
  const fits = SKU_SHAPE.test(sku.trim()) && sku.trim().length <= SKU_MAX
  return fits ? [] : [{ path: 'sku', code: 'catalog.sku_invalid' }]
}

/** Returns the parts that a product needs before the console offers to show it in the shop. */
export function missingToShow(product: { name: string; price: number; images: readonly string[] }) {
  return [
    ...(isBlank(product.name) ? (['name'] as const) : []),
    ...(isPrice(product.price) ? [] : (['price'] as const)),
    ...(product.images.length > 0 ? [] : (['images'] as const)),
  ]
}

/** Returns the problems of a product, in the order of its fields. */
export function productProblems(form: ProductForm): Problem<keyof ProductForm>[] {
  const { name, sku, categoryId, price, salePrice, saleFrom, saleUntil, weight, stockQuantity } = form
  const problems: Problem<keyof ProductForm>[] = []
  if (isBlank(name)) problems.push({ path: 'name', code: 'catalog.name_required' })
  problems.push(...skuProblems({ sku }))
  if (categoryId === '') problems.push({ path: 'categoryId', code: 'catalog.category_unknown' })
  if (!isPrice(price)) problems.push({ path: 'price', code: 'catalog.price_invalid' })
  if (
    salePrice !== null &&
    salePrice !== 0 &&
    !(isPrice(salePrice) && (salePrice < price || Number.isNaN(price)))
  )
    problems.push({ path: 'salePrice', code: 'catalog.sale_price_invalid' })
  if (saleFrom && saleUntil && saleUntil < saleFrom)
    problems.push({ path: 'saleUntil', code: 'catalog.sale_period_invalid' })
  if (!isWeight(weight)) problems.push({ path: 'weight', code: 'catalog.weight_invalid' })
  if (stockQuantity !== undefined && !isStock(stockQuantity))
    problems.push({ path: 'stockQuantity', code: 'catalog.stock_invalid' })
  return problems
}

/** Returns the problems of a stock adjustment. */
export function stockProblems({
  delta,
  reason,
}: {
  delta: number
  reason: string
}): Problem<'delta' | 'reason'>[] {
  const fits = Number.isInteger(delta) && delta !== 0 && Math.abs(delta) <= STOCK_MAX
  const problems: Problem<'delta' | 'reason'>[] = fits
    ? []
    : [{ path: 'delta', code: 'catalog.delta_invalid' }]
  return isBlank(reason) ? [...problems, { path: 'reason', code: 'catalog.reason_required' }] : problems
}

/** Returns the problems of a category; an empty `slug` is made from the name. */
export function categoryProblems({ name, slug }: { name: string; slug: string }): Problem<'name' | 'slug'>[] {
  const problems: Problem<'name' | 'slug'>[] = isBlank(name)
    ? [{ path: 'name', code: 'catalog.name_required' }]
    : []
  const fits = slug === '' || (SLUG_SHAPE.test(slug) && slug.length <= SLUG_MAX)
  return fits ? problems : [...problems, { path: 'slug', code: 'catalog.slug_invalid' }]
}
