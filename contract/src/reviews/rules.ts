import { MB } from '../units'
import type { UploadRules } from '../upload'

export const reviewStates = ['new', 'approved', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Reasons for which staff may refuse a review; none of them is a bad rating. */
export const refusalReasons = [
  'off_topic',
  'offensive',
  'personal_data',
  'advertising',
  'health_claim',
  'not_own',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Order of the reviews of a product. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const RATING_MAX = 5
export const REVIEW_TEXT_MAX = 2000
export const REVIEW_ANSWER_MAX = 2000
export const REVIEWS_PER_PAGE = 10

export const reviewPhotoUploads = {
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  fileBytes: 10 * MB,
  files: 4,
} as const satisfies UploadRules
/** Pixels of their longer side. */
export const REVIEW_PHOTO_SIDE_MAX = 1600
