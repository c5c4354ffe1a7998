import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, ignoredText, text } from '../fields'
import { isVideoUrl } from '../programs/plan-paths'
import { multipartOf } from '../upload'
import {
  answered,
  COACH,
  entryCalls,
  named,
  ofEntry,
  readOnly,
  STAFF,
  Terms,
  translated,
  version,
} from './entry-calls'
import {
  EXERCISE_NAME_MAX,
  EXERCISE_TECHNIQUE_MAX,
  EXERCISE_TERM_MAX,
  exerciseProblems,
  exerciseVideoUploads,
  VIDEO_URL_MAX,
} from './rules'

/** Fields of an exercise as they are written; types as in a plan. */
const written = {
  ...named,
  category: text(EXERCISE_TERM_MAX),
  equipment: Terms,
  muscleGroups: Terms,
  difficulty: text(EXERCISE_TERM_MAX),
  technique: text(EXERCISE_TECHNIQUE_MAX),
  /** The technique in the other languages; empty where it is only in `technique`. */
  techniques: translated(EXERCISE_TECHNIQUE_MAX),
  alternatives: Terms,
  videoUrl: text(VIDEO_URL_MAX).refine(isVideoUrl, 'programs.url_invalid'),
}

const Body = z.object(written).check((ctx) => addProblems(ctx, exerciseProblems(ctx.value)))
export type ExerciseBody = z.infer<typeof Body>

const ChangedBody = z
  .object({ ...written, ...readOnly, video: ignoredText(), version })
  .check((ctx) => addProblems(ctx, exerciseProblems(ctx.value)))

/** Fields of a plan's row, in the language that was asked for, as an exercise fills them. */
export const FilledExercise = z.object({
  name: z.string(),
  category: z.string(),
  equipment: z.array(z.string()),
  technique: z.string(),
  alternatives: z.array(z.string()),
  videoUrl: z.string(),
  muscleGroups: z.array(z.string()),
  difficulty: z.string(),
})
export type FilledExercise = z.infer<typeof FilledExercise>

export const LibraryExercise = z.object({
  ...written,
  ...answered,
  /** Its own video, which plays at `/videos/{_id}`; size in bytes. */
  video: z.object({ type: z.string(), size: z.number().int() }).nullable(),
  filled: FilledExercise,
})
export type LibraryExercise = z.infer<typeof LibraryExercise>

const schemas = { entry: LibraryExercise, body: Body, changed: ChangedBody }

/** Calls of coaches about exercises of the shop and their own; the video of a deleted one is deleted. */
export const ownExercises = entryCalls({
  schemas,
  callers: COACH,
  path: '/coach/library/exercises',
  summaries: {
    list: 'Exercises of the library',
    add: 'Add an exercise of my own',
    get: 'An exercise of the library',
    change: 'Change an exercise of my own',
    remove: 'Delete an exercise of my own',
  },
})
export const {
  list: listLibraryExercises,
  add: addLibraryExercise,
  get: getLibraryExercise,
  change: changeLibraryExercise,
  remove: removeLibraryExercise,
} = ownExercises

/** Calls of staff about exercises of the shop. */
export const houseExercises = entryCalls({
  schemas,
  callers: STAFF,
  path: '/admin/library/exercises',
  summaries: {
    list: 'Exercises of the house',
    add: 'Add an exercise of the house',
    get: 'An exercise of the house',
    change: 'Change an exercise of the house',
    remove: 'Delete an exercise of the house',
  },
})
export const {
  list: listHouseExercises,
  add: addHouseExercise,
  get: getHouseExercise,
  change: changeHouseExercise,
  remove: removeHouseExercise,
} = houseExercises

/**
 * Exercises for the same muscles that need other equipment, the best first; at most `SWAPS_MAX`. With the id
 * `EXERCISE_BY_NAME` the query has a name or alias in any language; the list is empty for an unknown one.
 */
export const listExerciseSwaps = endpoint({
  method: 'GET',
  ...COACH,
  path: '/coach/library/exercises/:id/swaps',
  summary: 'Exercises for the same muscles with other equipment',
  params: ofEntry,
  query: z.object({ name: z.string().max(EXERCISE_NAME_MAX).optional() }),
  data: z.object({ items: z.array(LibraryExercise) }),
})

const addVideo = {
  method: 'POST',
  params: ofEntry,
  body: z.object({}),
  multipart: multipartOf(exerciseVideoUploads, { field: 'video' }),
  data: LibraryExercise,
} as const
const removeVideo = { method: 'DELETE', params: ofEntry, data: LibraryExercise } as const

/** One mp4 or webm of at most 50 MB in the field `video`; it replaces the one before. */
export const addLibraryVideo = endpoint({
  ...addVideo,
  ...COACH,
  path: '/coach/library/exercises/:id/video',
  summary: 'Upload the video of an exercise of my own',
})
export const removeLibraryVideo = endpoint({
  ...removeVideo,
  ...COACH,
  path: '/coach/library/exercises/:id/video',
  summary: 'Delete the video of an exercise of my own',
})
export const addHouseVideo = endpoint({
  ...addVideo,
  ...STAFF,
  path: '/admin/library/exercises/:id/video',
  summary: 'Upload the video of an exercise of the house',
})
export const removeHouseVideo = endpoint({
  ...removeVideo,
  ...STAFF,
  path: '/admin/library/exercises/:id/video',
  summary: 'Delete the video of an exercise of the house',
})
