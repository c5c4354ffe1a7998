import { z } from 'zod'
import { endpoint } from '../endpoint'
import { multipartOf } from '../upload'
import { isDay } from './questions'
import { HEIGHT_RANGE, photoUploads, WEIGHT_RANGE } from './rules'

/**
 * Profile of an athlete as a coach sees it; each field may be missing. Height in cm, weights in kg, `birthDate` as
 * `YYYY-MM-DD`.
 */
export const AthleteProfile = z.object({
  birthDate: z.string().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  latestWeight: z.object({ weight: z.number(), date: z.string() }).nullable(),
  /** An address on this server. */
  profilePhoto: z.string().nullable(),
})
export type AthleteProfile = z.infer<typeof AthleteProfile>

export const getMyProfile = endpoint({
  method: 'GET',
  path: '/account/profile',
  allow: 'account',
  summary: 'What my coach sees of me',
  data: AthleteProfile,
})

function within({ min, max }: { min: number; max: number }, code: string) {
  return z.number('request.wrong_type').min(min, code).max(max, code).nullable().optional()
}

/** Returns true for a past day from 1900 on. */
function isBirthDate(day: string): boolean {
  return isDay(day) && day >= '1900-01-01' && day < new Date().toISOString().slice(0, 10)
}

/** Leaves absent fields unchanged; null removes a value. */
export const updateMyProfile = endpoint({
  method: 'PUT',
  path: '/account/profile',
  allow: 'account',
  summary: 'Change what my coach sees of me',
  body: z
    .object({
      birthDate: z
        .string('request.wrong_type')
        .refine(isBirthDate, 'programs.birth_date_invalid')
        .nullable()
        .optional(),
      height: within(HEIGHT_RANGE, 'programs.height_invalid'),
      weight: within(WEIGHT_RANGE, 'programs.weight_invalid'),
    })
    .refine((changes) => Object.values(changes).some((value) => value !== undefined), 'request.invalid'),
  data: AthleteProfile,
})

/** One JPG or PNG in the field `photo`; it is drawn anew, so nothing but the picture is kept. */
export const putMyPhoto = endpoint({
  method: 'POST',
  path: '/account/profile/photo',
  allow: 'account',
  summary: 'Change my photo',
  body: z.object({}),
  multipart: multipartOf(photoUploads, { field: 'photo' }),
  data: AthleteProfile,
})

export const removeMyPhoto = endpoint({
  method: 'DELETE',
  path: '/account/profile/photo',
  allow: 'account',
  summary: 'Remove my photo',
  data: AthleteProfile,
})
