import type { Readable } from 'node:stream'
import { RETURN_PHOTO_SIDE_MAX, returnPhotoUploads } from 'contract/orders/return-rules'
import { MB } from 'contract/units'
import type { FileExtension } from 'contract/upload'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { UploadPolicy } from '../../../kernel/upload/accept'
import { consumeQuota, type UploadQuota } from '../../../kernel/upload/quota'
import type { UploadFolder } from '../../../kernel/upload/sweep'
import { consumeAccountLimit, type LimitDeps } from '../../auth/attempts'
import * as sql from './returns.sql'

const FOLDER = 'returns'
const DAY = 24 * 60 * 60
/** Returns that one account may ask for in a day, and the bytes of its photos; and of all photos together. */
const REQUESTS = { max: 40, seconds: DAY }
const QUOTA: UploadQuota = { sender: { bytes: 100 * MB, seconds: DAY }, total: 50 * 1024 * MB }

export function photoKey(returnId: string, name: string): string {
  return `${FOLDER}/${returnId}/${name}`
}

export const isPhotoKey = (key: string): boolean => key.startsWith(`${FOLDER}/`)

export const photoPolicy: UploadPolicy<FileExtension> = {
  ...returnPhotoUploads,
  drawing: { sideMax: RETURN_PHOTO_SIDE_MAX, keepsTransparency: false },
  refuse: {
    tooMany: () => fail('orders.return_photos_too_many'),
    tooLarge: (file) => fail('orders.return_photo_too_large', { file }),
    type: (file) => fail('orders.return_photo_type', { file }),
  },
}

/** Photos without a row were never recorded: the upload's process died. */
export const returnPhotoFolder = ({ db }: Pick<Deps, 'db'>): UploadFolder => ({
  folder: FOLDER,
  known: (names) => sql.knownPhotos(db, names),
})

/** Limits requests per account, before a form is read. */
export async function consumeRequestLimit(deps: LimitDeps, accountId: string): Promise<void> {
  await consumeAccountLimit(deps, 'return', accountId, REQUESTS)
}

/** Limits stored bytes per account and in all. */
export async function consumePhotoLimit(deps: LimitDeps, accountId: string, bytes: number): Promise<void> {
  if (!deps.config.rateLimits || bytes === 0) return
  await consumeQuota(QUOTA, bytes, {
    countSender: (by, limit, refuse) =>
      consumeAccountLimit(deps, 'return:kilobytes', accountId, limit, { by, refuse }),
    storedBytes: () => sql.photoBytes(deps.db),
  })
}

/** The nth photo of a return; 404 where there is none, or the store has lost it. */
export async function openPhoto(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  returnId: string,
  n: number,
): Promise<sql.StoredPhoto & { content: Readable }> {
  const photo = (await sql.findPhoto(db, returnId, n)) ?? fail('orders.return_photo_not_found')
  const content = await files.open(photoKey(returnId, photo.name))
  if (content) return { ...photo, content }
  log.error({ event: 'return_photo_missing', return: returnId }, 'a photo of a return is not in the store')
  return fail('orders.return_photo_not_found')
}
