import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { eraseReviews, listPhotos, reviewTables } from './personal.sql'
import { photoKey } from './review-photos'

/** Reviews go with their author; the stars of a product are counted anew. */
export const reviewsPersonal: PersonalData<Deps> = {
  area: 'reviews',
  tables: reviewTables,
  files: async ({ db }, { id }) =>
    (await listPhotos(db, id)).map(({ reviewId, name }) => ({ key: photoKey(reviewId, name), name })),
  async erase(tx, { id }) {
    const photos = await listPhotos(tx, id)
    await eraseReviews(tx, id)
    return photos.map(({ reviewId, name }) => photoKey(reviewId, name))
  },
}
