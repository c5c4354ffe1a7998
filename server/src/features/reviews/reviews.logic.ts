import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { clampPage } from 'contract/page'
import type { changeReview, listReviews, MyReview, writeReview } from 'contract/reviews/calls'
import { reviewPhotoUploads } from 'contract/reviews/rules'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Db, Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import { type AcceptedFile, acceptFiles } from '../../kernel/upload/accept'
import type { ReceivedUpload } from '../../kernel/upload/multipart'
import { recordFiles } from '../../kernel/upload/record-files'
import * as photoSql from './photos.sql'
import { consumePhotoLimit, openPhoto, photoKey, photoPolicy } from './review-photos'
import * as sql from './reviews.sql'

type ReviewDeps = Pick<Deps, 'db' | 'files' | 'config' | 'pseudonym' | 'log'>

/** Account and product of a review. */
interface Mine {
  accountId: string
  productId: string
}

/** A page of a product's reviews with their average. */
export async function list(
  { db }: Pick<Deps, 'db'>,
  productId: string,
  { sort, ...query }: Received<typeof listReviews>['query'],
) {
  const { count, stars } = (await sql.countShown(db, productId)) ?? fail('catalog.product_not_found')
  const { position, slice } = clampPage(query, count)
  const items = await sql.listShown(db, productId, { sort, ...slice })
  const average = count > 0 ? Math.round((stars / count) * 10) / 10 : null
  return { items, total: count, ...position, average, count }
}

/** The caller's review of a product, and the order for which they may write one. */
export async function mine({ db }: Pick<Deps, 'db'>, of: Mine) {
  const [isKnown, review, order] = await Promise.all([
    sql.isProduct(db, of.productId),
    sql.findMine(db, of),
    sql.findDelivered(db, of),
  ])
  if (!isKnown) fail('catalog.product_not_found')
  return { review: review ?? null, orderNumber: order?.orderNumber ?? null }
}

/** Writes a review of a product that an order of the caller has delivered. */
export async function write(
  deps: ReviewDeps,
  of: Mine & { locale: Locale },
  { orderNumber, ...written }: Received<typeof writeReview>['body'],
  upload: ReceivedUpload,
): Promise<MyReview> {
  const { db } = deps
  const delivered = (by: Db) => sql.findDelivered(by, { ...of, orderNumber })
  if (!(await delivered(db))) fail('reviews.not_bought')
  if (await sql.findMine(db, of)) fail('reviews.exists')
  const id = newId()
  await storePhotos(deps, of.accountId, id, upload, async (tx, photos) => {
    const { id: orderId } = (await delivered(tx)) ?? fail('reviews.not_bought')
    if (!(await sql.insertReview(tx, { id, orderId, ...of, ...written }))) fail('reviews.exists')
    await photoSql.insertPhotos(tx, id, photos)
    return []
  })
  return (await sql.findMine(db, of)) ?? fail('reviews.not_found')
}

/** Changes the caller's review; it is hidden until staff have read it again. */
export async function change(
  deps: ReviewDeps,
  of: Mine & { id: string; locale: Locale },
  { keep, ...written }: Received<typeof changeReview>['body'],
  upload: ReceivedUpload,
): Promise<MyReview> {
  if ((await sql.findMine(deps.db, of))?._id !== of.id) fail('reviews.not_found')
  await storePhotos(deps, of.accountId, of.id, upload, async (tx, photos) => {
    const id = (await sql.lockMine(tx, of)) ?? fail('reviews.not_found')
    const gone = keep ? await photoSql.deletePhotosBut(tx, id, keep) : []
    if ((await photoSql.countPhotos(tx, id)) + photos.length > reviewPhotoUploads.files)
      fail('reviews.photos_too_many')
    await photoSql.insertPhotos(tx, id, photos)
    await sql.updateReview(tx, id, { ...written, locale: of.locale })
    return gone
  })
  return (await sql.findMine(deps.db, of)) ?? fail('reviews.not_found')
}

/** Deletes the caller's review with its photos. */
export async function remove(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  of: Mine & { id: string },
): Promise<void> {
  const gone = await transaction(db, async (tx) => {
    const id = (await sql.lockMine(tx, of)) ?? fail('reviews.not_found')
    const names = await photoSql.deletePhotosBut(tx, id, [])
    await sql.deleteReview(tx, id)
    return names
  })
  await removePhotos({ files }, of.id, gone)
}

/** Stores the photos of a form and runs `record` in one transaction; removes the files that `record` says are gone. */
async function storePhotos(
  deps: ReviewDeps,
  accountId: string,
  reviewId: string,
  upload: ReceivedUpload,
  record: (tx: Tx, photos: readonly AcceptedFile[]) => Promise<string[]>,
): Promise<void> {
  const photos = await acceptFiles(upload, photoPolicy)
  await consumePhotoLimit(
    deps,
    accountId,
    photos.reduce((sum, { size }) => sum + size, 0),
  )
  const gone = await recordFiles(
    deps.files,
    photos,
    ({ name }) => photoKey(reviewId, name),
    () => transaction(deps.db, (tx) => record(tx, photos)),
  )
  await removePhotos(deps, reviewId, gone)
}

/** Removes files whose rows are gone; the sweep deletes what a failure leaves here. */
async function removePhotos(
  { files }: Pick<Deps, 'files'>,
  reviewId: string,
  names: readonly string[],
): Promise<void> {
  await Promise.allSettled(names.map((name) => files.remove(photoKey(reviewId, name))))
}

/** Opens a photo of an approved review, or of one's own. */
export async function openShown(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  of: { id: string; reviewId: string; photoId: string },
  accountId: string | null,
) {
  return openPhoto(deps, of.reviewId, await photoSql.findVisiblePhoto(deps.db, of, accountId))
}
