import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { pageOf, pageQuery } from '../page'
import { isDay } from '../programs/questions'
import { oneOf } from '../programs/set-calls'
import { multipartOf } from '../upload'
import { PROGRESS_PHOTOS_PER_PAGE, photoPoses, progressPhotoUploads } from './photo-rules'

const ofMine = z.object({ id: Id })
const ofPhoto = z.object({ id: Id, photoId: Id })

/** A progress photo; its picture is read at `…/photos/{_id}`. */
export const ProgressPhoto = z.object({
  _id: z.string(),
  pose: z.enum(photoPoses),
  /** Day on which it was taken, `YYYY-MM-DD`. */
  date: z.string(),
  /** Bytes of the stored JPEG. */
  size: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type ProgressPhoto = z.infer<typeof ProgressPhoto>

/**
 * Stores one picture in the field `photo`, drawn anew: upright and without place, time or device. The first health data of an
 * account needs `consent`.
 */
export const addPhoto = endpoint({
  method: 'POST',
  path: '/user-programs/:id/photos',
  allow: 'account',
  summary: 'Add a progress photo',
  status: 201,
  params: ofMine,
  body: z.object({
    pose: oneOf(photoPoses),
    date: z.string('request.wrong_type').refine(isDay, 'log.photo_day'),
    consent: z.literal('true', 'request.wrong_type').optional(),
  }),
  multipart: multipartOf(progressPhotoUploads, { field: 'photo' }),
  data: ProgressPhoto,
})

/** The latest day first; of one day the latest one. */
export const listPhotos = endpoint({
  method: 'GET',
  path: '/user-programs/:id/photos',
  allow: 'account',
  summary: 'My progress photos',
  params: ofMine,
  query: z.object(pageQuery({ limit: PROGRESS_PHOTOS_PER_PAGE })),
  data: pageOf(ProgressPhoto).extend({
    /** True if the first photo must bring the consent to store health data. */
    consentNeeded: z.boolean(),
  }),
})

export const getPhoto = endpoint({
  method: 'GET',
  path: '/user-programs/:id/photos/:photoId',
  allow: 'account',
  summary: 'The picture of a progress photo of mine',
  params: ofPhoto,
  file: '*/*',
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/user-programs/:id/photos/:photoId',
  allow: 'account',
  summary: 'Delete a progress photo',
  params: ofPhoto,
})

/** The same for the program's coach. */
export const listAthletePhotos = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/photos',
  allow: 'coach',
  summary: 'Progress photos of one of my users',
  params: ofMine,
  query: z.object(pageQuery({ limit: PROGRESS_PHOTOS_PER_PAGE })),
  data: pageOf(ProgressPhoto),
})

/** Each reading is in the athlete's list of accesses as `photo_opened`. */
export const getAthletePhoto = endpoint({
  method: 'GET',
  path: '/coach/user-programs/:id/photos/:photoId',
  allow: 'coach',
  summary: 'The picture of a progress photo of one of my users',
  params: ofPhoto,
  file: '*/*',
})
