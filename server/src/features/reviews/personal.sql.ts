import type { Db, Tx } from '../../kernel/db/client'
import type { PersonalTable } from '../../kernel/personal/personal'

export const reviewTables: Readonly<Record<string, PersonalTable>> = {
  reviews: {
    whose: (db, { id }) => db`t.account_id = ${id}`,
    key: ['created_at', 'id'],
    also: (db) => db`'product', (select p.name from products p where p.id = t.product_id)`,
    item: 'reviews',
    kept: 'as long as the account',
  },
  review_photos: {
    whose: (db, { id }) => db`t.review_id in (select r.id from reviews r where r.account_id = ${id})`,
    key: ['review_id', 'position'],
    kept: 'as long as the account',
  },
}

/** The photos of an account's reviews. */
export function listPhotos(db: Db, accountId: string) {
  return db<{ reviewId: string; name: string }[]>`
    select f.review_id as "reviewId", f.name from review_photos f join reviews r on r.id = f.review_id
    where r.account_id = ${accountId} order by f.review_id, f.position`
}

/** Deletes an account's reviews, and their photos with them. */
export async function eraseReviews(tx: Tx, accountId: string): Promise<void> {
  await tx`
    delete from review_photos f using reviews r where r.id = f.review_id and r.account_id = ${accountId}`
  await tx`delete from reviews where account_id = ${accountId}`
}
