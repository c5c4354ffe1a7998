import { REVIEW_PHOTO_SIDE_MAX, reviewPhotoUploads } from 'contract/reviews/rules'
import { MB } from 'contract/units'
import type { FileExtension } from 'contract/upload'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { Attachment } from '../../kernel/http/attachment'
import type { UploadPolicy } from '../../kernel/upload/accept'
import { consumeQuota, type UploadQuota } from '../../kernel/upload/quota'
import type { UploadFolder } from '../../kernel/upload/sweep'
import { consumeAccountLimit, type LimitDeps } from '../auth/attempts'
import * as photoSql from './photos.sql'

const FOLDER = 'reviews'
const DAY = 24 * 60 * 60
/** Reviews that one account may write or change in a day, and the bytes of its photos; and of all photos together. */
const WRITES = { max: 60, seconds: DAY }
const QUOTA: UploadQuota = { sender: { bytes: 200 * MB, seconds: DAY }, total: 50 * 1024 * MB }

export const photoKey = (reviewId: string, name: string): string => `${FOLDER}/${reviewId}/${name}`

export const photoPolicy: UploadPolicy<FileExtension> = {
  ...reviewPhotoUploads,
  drawing: { sideMax: REVIEW_PHOTO_SIDE_MAX, keepsTransparency: false },
  refuse: {
    tooMany: () => fail('reviews.photos_too_many'),
    tooLarge: (file) => fail('reviews.photo_too_large', { file }),
    type: (file) => fail('reviews.photo_type', { file }),
  },
}

/** Photos without a row were never recorded: the upload's process died. */
export const reviewPhotoFolder = ({ db }: Pick<Deps, 'db'>): UploadFolder => ({
  folder: FOLDER,
  known: (names) => photoSql.knownPhotos(db, names),
})

/** Limits writes per account, before a form is read. */
export async function consumeWriteLimit(deps: LimitDeps, accountId: string): Promise<void> {
  await consumeAccountLimit(deps, 'review', accountId, WRITES)
}

/** Limits stored bytes per account and in all. */
export async function consumePhotoLimit(deps: LimitDeps, accountId: string, bytes: number): Promise<void> {
  if (!deps.config.rateLimits || bytes === 0) return
  await consumeQuota(QUOTA, bytes, {
    countSender: (by, limit, refuse) =>
      consumeAccountLimit(deps, 'review:kilobytes', accountId, limit, { by, refuse }),
    storedBytes: () => photoSql.photoBytes(deps.db),
  })
}

/** Opens a photo; 404 where there is none, or the store has lost it. */
export async function openPhoto(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  reviewId: string,
  photo: photoSql.StoredPhoto | undefined,
): Promise<Attachment> {
  const { name, mimeType, size } = photo ?? fail('reviews.photo_not_found')
  const content = await files.open(photoKey(reviewId, name))
  if (content) return new Attachment(name, content, { type: mimeType, size })
  log.error({ event: 'review_photo_missing', review: reviewId }, 'a photo of a review is not in the store')
  return fail('reviews.photo_not_found')
}
