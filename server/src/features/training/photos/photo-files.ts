import type { Readable } from 'node:stream'
import { PROGRESS_PHOTO_SIDE_MAX, progressPhotoUploads } from 'contract/training/photo-rules'
import { DAY, MB, SECOND } from 'contract/units'
import type { FileExtension } from 'contract/upload'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { UploadPolicy } from '../../../kernel/upload/accept'
import { consumeQuota, type UploadQuota } from '../../../kernel/upload/quota'
import type { UploadFolder } from '../../../kernel/upload/sweep'
import { consumeAccountLimit, type LimitDeps } from '../../auth/attempts'
import { knownPhotos, type PhotoFile, photoBytes } from './photos.sql'

/** Folder of the progress photos in the byte store. */
const FOLDER = 'progress-photos'
/** Photos that one account may send in a day, and their bytes; and of all photos together. */
const UPLOADS = { max: 100, seconds: DAY / SECOND }
const QUOTA: UploadQuota = { sender: { bytes: 300 * MB, seconds: DAY / SECOND }, total: 200 * 1024 * MB }

/** The key of a photo; `name` is its own, of our making, and unique. */
export function photoKey(userProgramId: string, name: string): string {
  return `${FOLDER}/${userProgramId}/${name}`
}

export const photoPolicy: UploadPolicy<FileExtension> = {
  ...progressPhotoUploads,
  drawing: { sideMax: PROGRESS_PHOTO_SIDE_MAX, keepsTransparency: false },
  refuse: {
    tooMany: () => fail('programs.photo_required'),
    tooLarge: () => fail('programs.photo_too_large'),
    type: () => fail('log.photo_type'),
  },
}

/** Photos without a row were never recorded: the upload's process died. */
export const progressPhotoFolder = ({ db }: Pick<Deps, 'db'>): UploadFolder => ({
  folder: FOLDER,
  known: (names) => knownPhotos(db, names),
})

/** Limits photos per account, before a form is read. */
export async function consumePhotoLimit(deps: LimitDeps, accountId: string): Promise<void> {
  await consumeAccountLimit(deps, 'progress-photo', accountId, UPLOADS)
}

/** Limits stored bytes per account and in all. */
export async function consumeByteLimit(deps: LimitDeps, accountId: string, bytes: number): Promise<void> {
  if (!deps.config.rateLimits) return
  await consumeQuota(QUOTA, bytes, {
    countSender: (by, limit, refuse) =>
      consumeAccountLimit(deps, 'progress-photo:kilobytes', accountId, limit, { by, refuse }),
    storedBytes: () => photoBytes(deps.db),
  })
}

export type OpenPhoto = PhotoFile & { content: Readable }

/** The picture of a photo that the caller may see; 404 where the store has lost it. */
export async function openPicture(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  userProgramId: string,
  photo: PhotoFile,
): Promise<OpenPhoto> {
  const content = await files.open(photoKey(userProgramId, photo.name))
  if (content) return { ...photo, content }
  log.error(
    { event: 'progress_photo_missing', program: userProgramId },
    'a progress photo is not in the store',
  )
  return fail('programs.photo_not_found')
}
