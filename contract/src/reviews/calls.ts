import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { multipartOf } from '../upload'
import {
  RATING_MAX,
  REVIEW_TEXT_MAX,
  REVIEWS_PER_PAGE,
  refusalReasons,
  reviewPhotoUploads,
  reviewSorts,
  reviewStates,
} from './rules'

/** A review as every visitor reads it. */
export const Review = z.object({
  _id: z.string(),
  /** 1 to 5. */
  rating: z.number().int(),
  text: z.string(),
  /** First name, and the first letter of the last one. */
  author: z.string(),
  /** Ids of its photos. */
  photos: z.array(z.string()),
  /** The shop's answer; empty where there is none. */
  answer: z.string(),
  createdAt: z.iso.datetime(),
  /** Time of the author's last change; null for a review that is as it was written. */
  editedAt: z.iso.datetime().nullable(),
})
export type Review = z.infer<typeof Review>

/** The caller's own review, in any state. */
export const MyReview = Review.extend({
  state: z.enum(reviewStates),
  /** Staff's reason; null unless it is refused. */
  refusal: z.enum(refusalReasons).nullable(),
})
export type MyReview = z.infer<typeof MyReview>

const params = z.object({ id: Id })
const OneReview = z.object({ id: Id, reviewId: Id })

/** Reviews that staff have approved, of customers who still have the product: neither the whole order nor the line came back. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/products/:id/reviews',
  allow: 'public',
  summary: 'Reviews of a product',
  params,
  query: z.object({
    sort: z.enum(reviewSorts).catch('newest').default('newest'),
    ...pageQuery({ limit: REVIEWS_PER_PAGE }),
  }),
  data: pageOf(Review).extend({
    /** Average rating with one decimal; null without a review. */
    average: z.number().nullable(),
    count: z.number().int(),
  }),
})

/** Rights of the caller at a product: to change their review, or to write one for the order that delivered it. */
export const getMyReview = endpoint({
  method: 'GET',
  path: '/products/:id/reviews/mine',
  allow: 'account',
  summary: 'My review of a product',
  params,
  data: z.object({ review: MyReview.nullable(), orderNumber: z.string().nullable() }),
})

const Written = {
  rating: z
    .number('reviews.rating_required')
    .int('reviews.rating_required')
    .min(1, 'reviews.rating_required')
    .max(RATING_MAX, 'reviews.rating_required'),
  text: text(REVIEW_TEXT_MAX),
}

/**
 * Reviews a product of a delivered order. 403 `reviews.not_bought` where the caller's order did not deliver it or all of it
 * came back, 409 `reviews.exists` for a second review. Staff read it before it is shown.
 */
export const writeReview = endpoint({
  method: 'POST',
  path: '/products/:id/reviews',
  allow: 'account',
  summary: 'Review a product that I bought',
  status: 201,
  params,
  body: z.object({ orderNumber: text(30), ...Written }),
  multipart: multipartOf(reviewPhotoUploads, { field: 'photos', json: ['rating'], orJson: true }),
  data: MyReview,
})

/** Changes the caller's review, which staff read anew; `keep` names the photos that stay (all where missing). */
export const changeReview = endpoint({
  method: 'PUT',
  path: '/products/:id/reviews/:reviewId',
  allow: 'account',
  summary: 'Change my review',
  params: OneReview,
  body: z.object({ ...Written, keep: z.array(z.string().max(64)).max(reviewPhotoUploads.files).optional() }),
  multipart: multipartOf(reviewPhotoUploads, { field: 'photos', json: ['rating', 'keep'], orJson: true }),
  data: MyReview,
})

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/products/:id/reviews/:reviewId',
  allow: 'account',
  summary: 'Delete my review',
  params: OneReview,
})

/** A photo of an approved review; its author may see it in any state. */
export const getReviewPhoto = endpoint({
  method: 'GET',
  path: '/products/:id/reviews/:reviewId/photos/:photoId',
  allow: 'public',
  token: 'optional',
  summary: 'A photo of a review',
  params: OneReview.extend({ photoId: Id }),
  file: '*/*',
})
