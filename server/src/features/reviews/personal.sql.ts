import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { photoKey } from './review-photos'

/** Reviews go with their author; the stars of a product are counted anew. */
export const reviewsPersonal: PersonalData<Deps> = {
  area: 'reviews',
  tables: {
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
  },
  files: async ({ db }, { id }) => {
    const photos = await db<{ reviewId: string; name: string }[]>`
      select f.review_id as "reviewId", f.name from review_photos f join reviews r on r.id = f.review_id
      where r.account_id = ${id} order by f.review_id, f.position`
    return photos.map(({ reviewId, name }) => ({ key: photoKey(reviewId, name), name }))
  },
  async erase(tx, { id }) {
    const photos = await tx<{ reviewId: string; name: string }[]>`
      delete from review_photos f using reviews r where r.id = f.review_id and r.account_id = ${id}
      returning f.review_id as "reviewId", f.name`
    await tx`delete from reviews where account_id = ${id}`
    return photos.map(({ reviewId, name }) => photoKey(reviewId, name))
  },
}
