import { exerciseVideoUploads } from 'contract/library/rules'
import { DAY, MB, SECOND } from 'contract/units'
import type { FileExtension } from 'contract/upload'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { UploadPolicy } from '../../kernel/upload/accept'
import { consumeQuota, type UploadQuota } from '../../kernel/upload/quota'
import type { UploadFolder } from '../../kernel/upload/sweep'
import { consumeAccountLimit, type LimitDeps } from '../auth/attempts'
import { knownVideos, videoBytes } from './library.sql'

/** Folder of the exercises' videos in the byte store. */
const FOLDER = 'exercise-videos'
/** Videos that one account may send in a day, and their bytes; and of all videos together. */
const UPLOADS = { max: 100, seconds: DAY / SECOND }
const QUOTA: UploadQuota = { sender: { bytes: 2048 * MB, seconds: DAY / SECOND }, total: 200 * 1024 * MB }

export const videoKey = (name: string): string => `${FOLDER}/${name}`

export const videoPolicy: UploadPolicy<FileExtension> = {
  ...exerciseVideoUploads,
  refuse: {
    tooMany: () => fail('library.video_required'),
    tooLarge: (file) => fail('library.video_too_large', { file }),
    type: (file) => fail('library.video_type', { file }),
  },
}

/** Videos without a row were never recorded, or were replaced. */
export const videoFolder = ({ db }: Pick<Deps, 'db'>): UploadFolder => ({
  folder: FOLDER,
  known: (names) => knownVideos(db, names),
})

/** Limits videos per account, before a form is read. */
export async function consumeVideoLimit(deps: LimitDeps, accountId: string): Promise<void> {
  await consumeAccountLimit(deps, 'exercise-video', accountId, UPLOADS)
}

/** Limits stored bytes per account and in all. */
export async function consumeVideoBytes(deps: LimitDeps, accountId: string, bytes: number): Promise<void> {
  if (!deps.config.rateLimits) return
  await consumeQuota(QUOTA, bytes, {
    countSender: (by, limit, refuse) =>
      consumeAccountLimit(deps, 'exercise-video:kilobytes', accountId, limit, { by, refuse }),
    storedBytes: () => videoBytes(deps.db),
  })
}
