import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Translations; English is in the columns and is the fallback. */
export type CategoryTranslations = Partial<Record<'fa' | 'nl', { name?: string; description?: string }>>
export type ProductTranslations = Partial<
  Record<'fa' | 'nl', { name?: string; description?: string; tags?: string[] }>
>

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull().default(''),
  translations: jsonb().$type<CategoryTranslations>().notNull().default({}),
  tint: text().notNull().default('stone'),
  image: text(),
  position: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** Alternative texts of a picture by language. */
export type ImageTexts = Record<string, Partial<Record<'en' | 'fa' | 'nl', string>>>

/** `image`s are names in the picture store. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    sku: text().notNull().unique(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    tags: text().array().notNull().default(sql`'{}'`),
    translations: jsonb().$type<ProductTranslations>().notNull().default({}),
    images: text().array().notNull().default(sql`'{}'`),
    /** By the path of the picture. */
    imageTexts: jsonb('image_texts').$type<ImageTexts>().notNull().default({}),
    priceCents: integer('price_cents').notNull(),
    salePriceCents: integer('sale_price_cents'),
    /** First and last day of the sale price, the shop's; null is open. */
    saleFrom: date('sale_from'),
    saleUntil: date('sale_until'),
    stock: integer().notNull().default(0),
    /** False: nothing is counted, the line's own cap applies (programs). */
    trackStock: boolean('track_stock').notNull().default(true),
    weightGrams: integer('weight_grams').notNull().default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** The name of the program template that this product opens; null on goods. */
    programTemplate: text('program_template'),
    /** Facts of the label, validated by the contract's schema on write. */
    facts: jsonb().$type<WrittenFacts>().notNull().default({}),
    /** First product of its family; null for that one and for single products. */
    variantOf: text('variant_of').references((): AnyPgColumn => products.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    check('products_price_positive', sql`${t.priceCents} > 0`),
    check('products_sale_price_not_negative', sql`${t.salePriceCents} >= 0`),
    check('products_sale_days', sql`${t.saleUntil} >= ${t.saleFrom}`),
    check('products_facts_object', sql`jsonb_typeof(${t.facts}) = 'object'`),
    check('products_variant_of_another', sql`${t.variantOf} <> ${t.id}`),
    index('products_category').on(t.categoryId, t.position),
    index('products_newest').on(t.createdAt, t.id),
    index('products_variant_of').on(t.variantOf),
    // No index contains `stock`, which would prevent in-place (HOT) updates by sales.
  ],
)

/** Prices of each product, as they were set; written by a trigger, whatever the writer. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    setAt: at('set_at').notNull().default(sql`clock_timestamp()`),
    priceCents: integer('price_cents').notNull(),
    salePriceCents: integer('sale_price_cents'),
    saleFrom: date('sale_from'),
    saleUntil: date('sale_until'),
  },
  (t) => [index('product_prices_of').on(t.productId, t.setAt)],
)

/** Ratings of a product that its page shows, as their number and sum; a trigger of the reviews writes it. */
export const productRatings = pgTable('product_ratings', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  count: integer().notNull(),
  stars: integer().notNull(),
})

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Log of changes in `products` and `categories`, written by triggers whatever the writer; every process reads it to
 * invalidate its caches. Swept after a day.
 */
export const catalogChanges = pgTable(
  'catalog_changes',
  {
    /** The transaction that changed it: readers ask for those that their last reading did not see. */
    xid: transactionId().notNull().default(sql`pg_current_xact_id()`),
    what: text().$type<'shown' | 'product' | 'category'>().notNull(),
    /** The product that is found, counted or sorted in another way. */
    productId: text('product_id'),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('catalog_changes_xid').on(t.xid)],
)

/** Subscribers to a sold-out product; deleted when the mail is sent. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text().notNull(),
    locale: text().notNull(),
    /** Time at which its mail was queued; null while the product is sold out. */
    calledAt: at('called_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('stock_alerts_once').on(t.productId, t.email, t.locale),
    index('stock_alerts_age').on(t.createdAt),
  ],
)
