import type { ErrorTable } from './table'

/** Errors of the library of exercises. */
export const libraryErrors = {
  'library.not_found': [404, 'This exercise isn’t in the library'],
  'library.name_required': [400, 'Please enter a name'],
  'library.read_only': [403, 'Only the team can change the exercises of the house'],
  'library.changed_meanwhile': [409, 'Someone else changed this exercise while you were editing'],
  'library.full': [409, 'The library is full: {max} exercises at most'],
  'library.video_required': [400, 'Please choose a video'],
  'library.video_too_large': [413, '{file} is larger than {EXERCISE_VIDEO_MEGABYTES} MB'],
  'library.video_type': [400, '{file} isn’t a video that browsers can play'],
  'library.video_not_found': [404, 'This exercise has no video of its own'],
} as const satisfies ErrorTable
