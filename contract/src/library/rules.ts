import type { ErrorCode } from '../errors'
import { MB } from '../units'
import type { UploadRules } from '../upload'

/** Limits and rules of the library of exercises; no zod, because the screens use them too. */

export const EXERCISE_NAME_MAX = 120
/** Aliases of one exercise in one language, and its pieces of equipment, muscle groups and alternatives. */
export const EXERCISE_LIST_MAX = 30
export const EXERCISE_TERM_MAX = 80
export const EXERCISE_TECHNIQUE_MAX = 5000
export const VIDEO_URL_MAX = 2000
/** Maximum number of exercises of one coach, and of the shop. */
export const OWN_EXERCISES_MAX = 1000
export const HOUSE_EXERCISES_MAX = 5000
export const EXERCISES_PER_PAGE = 50
/** Exercises that an athlete is offered in place of one. */
export const SWAPS_MAX = 12
/** In place of an id in a path, where the query names the exercise. */
export const EXERCISE_BY_NAME = 'by-name'

/** Upload rules of an exercise's video: what browsers play. */
export const exerciseVideoUploads: UploadRules<'mp4' | 'webm'> = {
  extensions: ['mp4', 'webm'],
  fileBytes: 50 * MB,
  files: 1,
}

/** Address of an exercise's own video on this site, without the origin. */
export const exerciseVideoPath = (id: string): string => `/videos/${id}`

/** Returns the path of a video of the site with this origin; undefined for a link to another page. */
export function ownVideoPath(address: string, site: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address)
  return origin === site && /^\/videos\/[\w-]{1,64}$/.test(pathname) ? pathname : undefined
}

interface ExerciseProblem {
  path: 'name'
  code: ErrorCode
}

export function exerciseProblems({ name }: { name: string }): ExerciseProblem[] {
  return name.trim() ? [] : [{ path: 'name', code: 'library.name_required' }]
}
