import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, ignoredText, text } from '../fields'
import { pageOf } from '../page'
import { isVideoUrl } from '../programs/plan-paths'
import { multipartOf } from '../upload'
import {
  answered,
  COACH,
  named,
  ofEntry as ofExercise,
  readOnly,
  STAFF,
  searchQuery,
  Terms,
  translated,
  version,
} from './entry-calls'
import {
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

const list = { method: 'GET', query: searchQuery, data: pageOf(LibraryExercise) } as const
const add = { method: 'POST', body: Body, status: 201, data: LibraryExercise } as const
const read = { method: 'GET', params: ofExercise, data: LibraryExercise } as const
const change = { method: 'PUT', params: ofExercise, body: ChangedBody, data: LibraryExercise } as const
const remove = { method: 'DELETE', params: ofExercise } as const
const addVideo = {
  method: 'POST',
  params: ofExercise,
  body: z.object({}),
  multipart: multipartOf(exerciseVideoUploads, { field: 'video' }),
  data: LibraryExercise,
} as const
const removeVideo = { method: 'DELETE', params: ofExercise, data: LibraryExercise } as const

/** Exercises of the shop and the coach's own; those whose name begins with the search come first. */
export const listLibraryExercises = endpoint({
  ...list,
  ...COACH,
  path: '/coach/library/exercises',
  summary: 'Exercises of the library',
})
export const addLibraryExercise = endpoint({
  ...add,
  ...COACH,
  path: '/coach/library/exercises',
  summary: 'Add an exercise of my own',
})
export const getLibraryExercise = endpoint({
  ...read,
  ...COACH,
  path: '/coach/library/exercises/:id',
  summary: 'An exercise of the library',
})
/** Exercises of the shop are read only: 403 `library.read_only`. */
export const changeLibraryExercise = endpoint({
  ...change,
  ...COACH,
  path: '/coach/library/exercises/:id',
  summary: 'Change an exercise of my own',
})
/** Plans and the log keep what they have of it; its own video goes with it. */
export const removeLibraryExercise = endpoint({
  ...remove,
  ...COACH,
  path: '/coach/library/exercises/:id',
  summary: 'Delete an exercise of my own',
})
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

export const listHouseExercises = endpoint({
  ...list,
  ...STAFF,
  path: '/admin/library/exercises',
  summary: 'Exercises of the house',
})
export const addHouseExercise = endpoint({
  ...add,
  ...STAFF,
  path: '/admin/library/exercises',
  summary: 'Add an exercise of the house',
})
export const getHouseExercise = endpoint({
  ...read,
  ...STAFF,
  path: '/admin/library/exercises/:id',
  summary: 'An exercise of the house',
})
export const changeHouseExercise = endpoint({
  ...change,
  ...STAFF,
  path: '/admin/library/exercises/:id',
  summary: 'Change an exercise of the house',
})
export const removeHouseExercise = endpoint({
  ...remove,
  ...STAFF,
  path: '/admin/library/exercises/:id',
  summary: 'Delete an exercise of the house',
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
