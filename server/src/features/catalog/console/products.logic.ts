import type {
  ConsoleProduct,
  updateProduct as updateCall,
  WrittenProduct,
} from 'contract/catalog/console-product-calls'
import type { listConsoleProducts } from 'contract/catalog/console-product-list-calls'
import type { adjustStock as adjustCall } from 'contract/catalog/console-stock-calls'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { toUsd } from 'contract/money'
import { clampPage } from 'contract/page'
import { searchForm } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { changeDetails } from '../../../kernel/audit/change-details'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction, violatesUnique } from '../../../kernel/db/transaction'
import { namesTag } from '../../../kernel/http/etag'
import { newId } from '../../../kernel/ids'
import { insertProduct } from '../catalog.sql'
import { protectPictures } from '../images/protect-pictures'
import { listPrices } from '../prices.sql'
import { announceBack } from '../stock/stock-alerts.logic'
import { findMovement, moveStock } from '../stock/stock-ledger.sql'
import * as list from './product-list.sql'
import { hasSaleReversed, merged, NEW } from './product-values'
import * as sql from './products.sql'

export type ProductDeps = Pick<Deps, 'db' | 'jobs' | 'files'>

const WORDS_MAX = 6

/** A page of all products; a page beyond the last shows the last. */
export async function listProducts(
  db: Db,
  { search = '', ...query }: Received<typeof listConsoleProducts>['query'],
  locale: Locale,
) {
  const words = searchForm(search)
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .slice(0, WORDS_MAX)
  const { status, stock, sort = 'newest' } = query
  const wanted: list.ProductQuery = {
    patterns: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    categoryId: query.categoryId || undefined,
    status,
    stock,
    sort,
  }
  const counts = await list.countProducts(db, wanted)
  const total = totalOf(counts, wanted)
  const { position, slice } = clampPage(query, total)
  return { items: await list.listProducts(db, wanted, { locale, ...slice }), total, counts, ...position }
}

/** Only products of the shop run low. */
function totalOf(counts: list.ProductCounts, { status, stock }: list.ProductQuery): number {
  if (stock !== undefined) return status === 'archived' ? 0 : counts[stock]
  return status === undefined ? counts.active + counts.archived : counts[status]
}

export async function getProduct(db: Db, id: string, locale: Locale): Promise<ConsoleProduct> {
  const { translations, ...found } =
    (await sql.findProduct(db, id, locale)) ?? fail('catalog.product_not_found')
  const points = (await listPrices(db, [id])).get(id) ?? []
  return {
    ...found,
    prices: points.map((point) => ({
      ...point,
      price: toUsd(point.price),
      salePrice: point.salePrice === null ? null : toUsd(point.salePrice),
    })),
    translations: Object.fromEntries(
      Object.entries(translations).map(([lang, texts]) => [lang, { ...NO_TEXTS, ...texts }]),
    ),
  }
}

/** Lists the programs a product can open. */
export const listPrograms = sql.listPrograms

const NO_TEXTS = { name: '', description: '', tags: [] as string[] }

/** Returns the ETag of a product; sales change it too. */
export function etagOf({
  updatedAt,
  stockQuantity,
}: Pick<ConsoleProduct, 'updatedAt' | 'stockQuantity'>): string {
  return `"${Date.parse(updatedAt).toString(36)}-${stockQuantity}"`
}

export async function createProduct(
  deps: ProductDeps,
  staff: AuditSource,
  written: WrittenProduct,
  locale: Locale,
): Promise<ConsoleProduct> {
  return refuseTakenSku(() =>
    transaction(deps.db, async (tx) => {
      const product = merged(newId(), written, NEW)
      const pictures = await protectPictures(tx, deps.files, product.images)
      if (written.position === undefined) product.position = await sql.lastPosition(tx, product.categoryId)
      await checkReferences(tx, product, pictures)
      await insertProduct(tx, product, { cause: 'created', actorId: staff.accountId })
      await recordAudit(tx, staff, {
        action: 'product_created',
        object: { type: 'product', id: product.id },
        details: { sku: product.sku, price: product.priceCents / 100, stock: product.stock },
      })
      return getProduct(tx, product.id, locale)
    }),
  )
}

export async function updateProduct(
  deps: ProductDeps,
  staff: AuditSource,
  asked: { id: string; ifMatch: string | undefined; locale: Locale },
  { updatedAt, ...written }: Received<typeof updateCall>['body'],
): Promise<ConsoleProduct> {
  const { id, ifMatch, locale } = asked
  return refuseTakenSku(() =>
    transaction(deps.db, async (tx) => {
      const shown = await sql.listImages(tx, id)
      const added = (written.images ?? []).filter((path) => !shown.includes(path))
      const pictures = await protectPictures(tx, deps.files, added)
      const stored = (await sql.lockProduct(tx, id)) ?? fail('catalog.product_not_found')
      const product = merged(id, written, stored)
      const current = etagOf({ updatedAt: stored.updatedAt, stockQuantity: stored.stock })
      if (ifMatch !== undefined && !namesTag(ifMatch, current)) fail('catalog.product_changed')
      if (updatedAt !== undefined && updatedAt !== stored.updatedAt) fail('catalog.product_changed')
      if (product.stock !== stored.stock && (ifMatch === undefined || ifMatch === '*'))
        fail('catalog.stock_unseen')
      await checkReferences(tx, product, new Set([...stored.images, ...pictures]))
      await saveProduct(deps, tx, staff, stored, product)
      return getProduct(tx, id, locale)
    }),
  )
}

/** Writes a locked product with its audit event and the mails to its subscribers. */
export async function saveProduct(
  deps: ProductDeps,
  tx: Tx,
  staff: AuditSource,
  { updatedAt: _, ...stored }: sql.LockedProduct,
  product: sql.StoredProduct,
): Promise<void> {
  const details = changeDetails(stored, product)
  if (Object.keys(details).length === 0) return
  await sql.updateProduct(tx, product, stored.stock, { cause: 'counted', actorId: staff.accountId })
  await recordAudit(tx, staff, {
    action: 'product_changed',
    object: { type: 'product', id: product.id },
    details,
  })
  if (!isOnSale(stored) && isOnSale(product)) await announceBack(deps, tx, [product.id])
}

/** Returns true if customers can buy it now. */
export const isOnSale = ({ isActive, trackStock, stock }: sql.StoredProduct) =>
  isActive && (!trackStock || stock > 0)

/** Changes a product whose row is locked meanwhile, after `first`. */
export async function changeProduct(
  deps: ProductDeps,
  staff: AuditSource,
  id: string,
  next: (stored: sql.StoredProduct) => sql.StoredProduct,
  first?: (tx: Tx) => Promise<void>,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await first?.(tx)
    const stored = (await sql.lockProduct(tx, id)) ?? fail('catalog.product_not_found')
    const { updatedAt: _, ...product } = stored
    await saveProduct(deps, tx, staff, stored, next(product))
  })
}

/** Takes a product out of the shop, or brings it back. */
export async function setActive(
  deps: ProductDeps,
  staff: AuditSource,
  { id, locale }: { id: string; locale: Locale },
  isActive: boolean,
): Promise<ConsoleProduct> {
  await changeProduct(deps, staff, id, (stored) => ({ ...stored, isActive }))
  return getProduct(deps.db, id, locale)
}

export async function adjustStock(
  deps: ProductDeps,
  staff: AuditSource,
  { id, locale }: { id: string; locale: Locale },
  { delta, reason, note }: Received<typeof adjustCall>['body'],
  requestKey: string | undefined,
): Promise<ConsoleProduct> {
  const actorId = staff.accountId ?? fail('auth.required')
  return transaction(deps.db, async (tx) => {
    const stored = (await sql.lockProduct(tx, id)) ?? fail('catalog.product_not_found')
    // Two of the same at a time wait for the row above, so that the second finds what the first has written.
    const before = requestKey && (await findMovement(tx, actorId, requestKey))
    if (before) {
      const same = before.productId === id && before.delta === delta && before.reason === reason
      return same ? getProduct(tx, id, locale) : fail('catalog.key_reused')
    }
    if (!stored.trackStock) fail('catalog.stock_not_counted')
    const source = { cause: 'adjusted', actorId, reason, note, requestKey } as const
    const stock = await moveStock(tx, id, delta, source)
    if (stock === undefined) fail('catalog.stock_short', { available: stored.stock })
    await recordAudit(tx, staff, {
      action: 'product_stock_moved',
      object: { type: 'product', id },
      details: { delta, 'stock.from': stored.stock, 'stock.to': stock, reason },
    })
    if (stored.stock === 0 && stored.isActive) await announceBack(deps, tx, [id])
    return getProduct(tx, id, locale)
  })
}

/** Refuses what the product names and is not there; puts it into the family of the first product. */
async function checkReferences(
  tx: Tx,
  product: sql.StoredProduct,
  pictures: ReadonlySet<string>,
): Promise<void> {
  if (hasSaleReversed(product)) fail('catalog.sale_period_invalid')
  if (!(await sql.isCategory(tx, product.categoryId))) fail('catalog.category_unknown')
  if (product.programTemplate !== null && !(await sql.isProgram(tx, product.programTemplate)))
    fail('catalog.program_unknown')
  if (product.variantOf !== null) {
    const first = await sql.findFirst(tx, product.variantOf)
    if (first === undefined || first === product.id) fail('catalog.variant_unknown')
    product.variantOf = first
  }
  if (product.images.some((path) => !pictures.has(path))) fail('catalog.image_unknown')
}

export async function refuseTakenSku<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatesUnique(error, 'products_sku_unique')) fail('catalog.sku_taken')
    throw error
  }
}
