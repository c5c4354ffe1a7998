import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

/** Compared sign by sign, whatever the database was made with: as JavaScript compares, and as `like 'x%'` needs it. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Row from which lists of a catalogue too large for memory are answered (decision 079). Derived from `products` and kept up
 * to date by the processes that read it; empty as long as no process needs it. No column that a sale changes.
 */
export const catalogListing = pgTable(
  'catalog_listing',
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: plainText().notNull(),
    categoryId: text('category_id').notNull(),
    /** Price after a sale, in cents. */
    price: integer().notNull(),
    position: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    isFeatured: boolean('is_featured').notNull(),
    /** Numbers of its words with the field in which each counts most, of its tags, and of its category. */
    words: integer().array().notNull(),
    /** Number of its set of facet values in `catalog_facets`, written by a trigger; 0 where the set is not known. */
    facets: integer().notNull().default(0),
    /**
     * Nothing, but of a length at which PostgreSQL begins to move values out of a row: compressed to some bytes it stays, and
     * the words go. So counting and sorting thousands of rows reads little.
     */
    ballast: text().notNull().default(sql`repeat(' ', 2100)`),
  },
  (t) => [
    unique('catalog_listing_id').on(t.id),
    index('catalog_listing_own').on(t.position, t.id),
    index('catalog_listing_featured').on(t.position, t.id).where(sql`is_featured`),
    index('catalog_listing_price').on(t.price, t.position, t.id),
    index('catalog_listing_price_desc').on(t.price.desc().nullsFirst(), t.position, t.id),
    index('catalog_listing_newest').on(t.createdAt, t.id),
    index('catalog_listing_category').on(t.categoryId, t.position, t.id),
    index('catalog_listing_category_price').on(t.categoryId, t.price, t.position, t.id),
    index('catalog_listing_words').using('gin', t.words),
  ],
)

/** The names of listed products in each language, English where there is none, apart because searches do not read them. */
export const catalogNames = pgTable(
  'catalog_names',
  {
    number: integer()
      .primaryKey()
      .references(() => catalogListing.number, { onDelete: 'cascade' }),
    en: text().notNull(),
    fa: text().notNull(),
    nl: text().notNull(),
  },
  (t) => [
    index('catalog_names_en').on(sql`${t.en} collate "en-x-icu"`),
    index('catalog_names_fa').on(sql`${t.fa} collate "fa-x-icu"`),
    index('catalog_names_nl').on(sql`${t.nl} collate "nl-x-icu"`),
  ],
)

/** The words of listed products, each with a number; those of products that went stay. */
export const catalogWords = pgTable(
  'catalog_words',
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: plainText().notNull(),
    /** A word, a word with signs within (bottle-green), or a whole tag or category as itself. */
    kind: text().$type<'word' | 'compound' | 'mark'>().notNull(),
    /** Length of a word of letters that stands in names or labels, for which others may be slips; else null. */
    size: smallint(),
    /** Letters of the word, as bits. */
    letters: integer().notNull().default(0),
    /** Number of products whose names or labels have it. */
    products: integer().notNull().default(0),
  },
  (t) => [
    unique('catalog_words_word').on(t.word),
    index('catalog_words_parts').using('gin', t.word.op('gin_trgm_ops')),
    // Trigrams know only letters of the database's own locale, which may be English ones alone.
    index('catalog_words_foreign').on(t.word).where(sql`octet_length(word) > length(word)`),
    index('catalog_words_size').on(t.size, t.letters).where(sql`size is not null`),
  ],
)

/**
 * The listed products that have a code, 16,384 numbers to a row: so a search reads which products have common words
 * without looking at their rows.
 */
export const catalogPostings = pgTable(
  'catalog_postings',
  {
    code: integer().notNull(),
    /** The numbers' upper bits. */
    part: smallint().notNull(),
    /** Their lower 14 bits: two bytes each in no order, or a bit for each number (`packed-part.ts`). */
    products: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.part] })],
)

/** Sets of facet values that listed products have, as `product_facets` writes them; those of products that went stay. */
export const catalogFacets = pgTable('catalog_facets', {
  number: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
})

/** Number of listed products by category. */
export const catalogCounts = pgTable('catalog_counts', {
  categoryId: text('category_id').primaryKey(),
  listed: integer().notNull(),
})

/** One row: which state of the catalogue the listing shows. */
export const catalogListingState = pgTable(
  'catalog_listing_state',
  {
    one: boolean().primaryKey().default(true),
    /** The way in which words are made of texts; null while the first filling is under way. */
    format: integer(),
    /** The transactions that it has seen, with the cluster and database that counts them, and the shop's day. */
    xid: text().notNull().default(''),
    server: text().notNull().default(''),
    day: text().notNull().default(''),
    readAt: timestamp('read_at', { withTimezone: true }).notNull().defaultNow(),
    /** End of the lease of the process that fills it. */
    fillingUntil: timestamp('filling_until', { withTimezone: true }),
    /** Parts of `catalog_postings` that are made; null while there are none. */
    posted: integer(),
    /** `xid` as the last writer of postings left it; another one means that a server without them has written since. */
    postedXid: text('posted_xid'),
  },
  (t) => [check('catalog_listing_state_one', sql`${t.one}`)],
)
