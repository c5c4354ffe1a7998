import { PHOTO_BYTES_MAX } from '../programs/rules'
import type { UploadRules } from '../upload'

/** Poses of a progress photo; two of one pose are compared side by side. */
export const photoPoses = ['front', 'side', 'back', 'other'] as const
export type PhotoPose = (typeof photoPoses)[number]

/** Most photos of one program. */
export const PROGRESS_PHOTOS_MAX = 300
/** Pixels of the longer side of a stored photo. */
export const PROGRESS_PHOTO_SIDE_MAX = 1600
export const PROGRESS_PHOTOS_PER_PAGE = 100

/** Upload rules of a progress photo. HEIC is not among them: no library that may be shipped decodes it (decision 075). */
export const progressPhotoUploads: UploadRules<'jpg' | 'jpeg' | 'png' | 'webp'> = {
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  fileBytes: PHOTO_BYTES_MAX,
  files: 1,
}
