import { MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { reviewsPersonal } from './personal'
import { mailRefusal, REVIEW_REFUSED_MAIL } from './review-mail'
import { reviewPhotoFolder } from './review-photos'
import { reviewsRoutes } from './reviews.routes'
import { refreshBought } from './reviews.sql'

export const reviews = feature({
  owns: ['reviews', 'review_photos'],
  routes({ bind }, deps) {
    reviewsRoutes(bind, deps)
  },
  jobs: (deps) => ({ [REVIEW_REFUSED_MAIL]: (data) => mailRefusal(deps, data) }),
  uploads: (deps) => [reviewPhotoFolder(deps)],
  schedule: [{ name: 'refresh-bought-reviews', every: 10 * MINUTE, run: ({ db }) => refreshBought(db) }],
  personal: reviewsPersonal,
})
