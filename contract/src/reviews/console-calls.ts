import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { MyReview } from './calls'
import { REVIEW_ANSWER_MAX, refusalReasons, reviewStates } from './rules'

const PER_PAGE = 25

/** A review as staff moderate it. */
export const ConsoleReview = MyReview.extend({
  product: z.object({ _id: z.string(), name: z.string() }),
  customer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  orderNumber: z.string(),
  /** False once all that the author bought of the product came back: it is no longer shown. */
  bought: z.boolean(),
})
export type ConsoleReview = z.infer<typeof ConsoleReview>

/** New ones oldest first, else the newest first. */
export const listConsoleReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  allow: 'admin',
  staff: 'reviews',
  summary: 'Reviews of all products',
  query: z.object({
    /** Any other value, or none: all. */
    state: z.enum(reviewStates).optional().catch(undefined),
    ...pageQuery({ limit: PER_PAGE }),
  }),
  data: pageOf(ConsoleReview),
})

const step = {
  method: 'POST',
  allow: 'admin',
  staff: 'reviews',
  params: z.object({ id: Id }),
  data: ConsoleReview,
} as const

export const approveReview = endpoint({
  ...step,
  path: '/admin/reviews/:id/approve',
  summary: 'Show a review',
})

/** The author gets the reason by email. */
export const refuseReview = endpoint({
  ...step,
  path: '/admin/reviews/:id/refuse',
  summary: 'Refuse a review',
  body: z.object({ reason: z.enum(refusalReasons, 'reviews.reason_required') }),
})

/** Sets the shop's answer below the review; an empty text takes it away. */
export const answerReview = endpoint({
  ...step,
  path: '/admin/reviews/:id/answer',
  summary: 'Answer a review',
  body: z.object({ text: text(REVIEW_ANSWER_MAX) }),
})

export const getConsoleReviewPhoto = endpoint({
  method: 'GET',
  path: '/admin/reviews/:id/photos/:photoId',
  allow: 'admin',
  staff: 'reviews',
  summary: 'A photo of a review',
  params: z.object({ id: Id, photoId: Id }),
  file: '*/*',
})
