import { refusalReasons, reviewStates } from 'contract/reviews/rules'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'
import { products } from '../catalog/catalog.table'
import { orders } from '../orders/orders.table'

const at = (name: string) => timestamp(name, { withTimezone: true })
const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** Reviews by customers of received products; one for each person and product. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Order that delivered the product. */
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    text: text().notNull(),
    /** Language of the author's page. */
    locale: text().notNull(),
    state: text().notNull().default('new'),
    refusal: text(),
    answer: text().notNull().default(''),
    /** False once all that the author bought of the product came back; kept by a job for counts. */
    isBought: boolean('is_bought').notNull().default(true),
    createdAt: at('created_at').notNull().defaultNow(),
    editedAt: at('edited_at'),
  },
  (t) => [
    unique('reviews_once').on(t.productId, t.accountId),
    index('reviews_shown').on(t.productId, t.createdAt).where(sql`state = 'approved'`),
    index('reviews_newest').on(t.createdAt, t.id),
    index('reviews_waiting').on(t.createdAt, t.id).where(sql`state = 'new'`),
    index('reviews_author').on(t.accountId),
    index('reviews_order').on(t.orderId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_state', sql`${t.state} in (${oneOf(reviewStates)})`),
    check('reviews_refusal', sql`${t.refusal} in (${oneOf(refusalReasons)})`),
    check('reviews_refused', sql`(${t.refusal} is not null) = (${t.state} = 'refused')`),
  ],
)

/** Photos of a review, drawn anew without what cameras write into theirs. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: text().primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Its own name in the store. */
    name: text().notNull().unique(),
    mimeType: text('mime_type').notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
  },
  (t) => [index('review_photos_of').on(t.reviewId, t.position)],
)
