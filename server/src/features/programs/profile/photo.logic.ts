import type { Readable } from 'node:stream'
import type { AthleteProfile } from 'contract/programs/profile-calls'
import { PHOTO_SIDE_MAX, photoUploads } from 'contract/programs/rules'
import type { FileExtension } from 'contract/upload'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { acceptFiles, type UploadPolicy } from '../../../kernel/upload/accept'
import type { ReceivedUpload } from '../../../kernel/upload/multipart'
import { recordFiles } from '../../../kernel/upload/record-files'
import type { UploadFolder } from '../../../kernel/upload/sweep'
import { consumeNetworkLimit, type LimitDeps, tooManyRequests } from '../../auth/attempts'
import * as sql from './profile.sql'

/** Folder of the photos in the byte store, and where they are read. */
const FOLDER = 'profile-photos'
const ADDRESS = '/photos/'
/** The key of the photo that a profile names. */
export const photoKey = (photo: string) => `${FOLDER}/${photo.slice(ADDRESS.length)}`
/** Photos that one network may send in an hour. */
const PHOTOS = { max: 30, seconds: 60 * 60 }

const policy: UploadPolicy<FileExtension> = {
  ...photoUploads,
  drawing: { sideMax: PHOTO_SIDE_MAX, keepsTransparency: false },
  refuse: {
    tooMany: () => fail('programs.photo_required'),
    tooLarge: () => fail('programs.photo_too_large'),
    type: () => fail('programs.photo_invalid'),
  },
}

/** Photos that no profile shows any more, or that were never recorded. */
export const photoFolder = ({ db }: Pick<Deps, 'db'>): UploadFolder => ({
  folder: FOLDER,
  known: (names) => sql.knownPhotos(db, ADDRESS, names),
})

/** Limits photos per network, before the body is read. */
export async function consumePhotoLimit(deps: LimitDeps, address: string): Promise<void> {
  await consumeNetworkLimit(deps, 'photo', address, PHOTOS, { refuse: tooManyRequests })
}

/** Replaces a person's photo by the picture that was sent, drawn anew; the one before is swept. */
export async function changePhoto(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  accountId: string,
  upload: ReceivedUpload,
): Promise<AthleteProfile> {
  if (upload.files.length === 0) fail('programs.photo_required')
  const accepted = await acceptFiles(upload, policy)
  const photo = ADDRESS + (accepted[0]?.name ?? fail('programs.photo_required'))
  await recordFiles(
    files,
    accepted,
    ({ name }) => `${FOLDER}/${name}`,
    () => sql.changeProfile(db, accountId, { photo }),
  )
  return sql.findProfile(db, accountId)
}

/** A photo by its name, which nobody can guess; undefined where there is none. */
export function openPhoto({ files }: Pick<Deps, 'files'>, name: string): Promise<Readable | undefined> {
  return /^[\w-]{20,64}\.jpe?g$/.test(name) ? files.open(`${FOLDER}/${name}`) : Promise.resolve(undefined)
}
