import type { ErrorTable } from './table'

/** Errors of reviews. */
export const reviewsErrors = {
  'reviews.rating_required': [400, 'Please choose a number of stars'],
  'reviews.not_bought': [403, 'Only customers who received this product can review it'],
  'reviews.exists': [409, 'You have already reviewed this product. You can change your review.'],
  'reviews.not_found': [404, 'Review not found'],
  'reviews.reason_required': [400, 'Please choose a reason'],
  'reviews.photos_too_many': [400, 'Please add at most {REVIEW_PHOTOS_MAX} photos'],
  'reviews.photo_too_large': [413, '{file} is larger than {REVIEW_PHOTO_MEGABYTES} MB'],
  'reviews.photo_type': [400, '{file} isn’t a JPG, PNG or WebP picture'],
  'reviews.photo_not_found': [404, 'Photo not found'],
} as const satisfies ErrorTable
