import type { ErrorTable } from './table'

/** Errors of the library of exercises, foods and meals. */
export const libraryErrors = {
  'library.not_found': [404, 'This entry isn’t in the library'],
  'library.name_required': [400, 'Please enter a name'],
  'library.read_only': [403, 'Only the team can change what belongs to the house'],
  'library.changed_meanwhile': [409, 'Someone else changed this while you were editing'],
  'library.full': [409, 'The library is full: {max} entries of a kind at most'],
  'library.heavier_than_food': [400, 'Protein, carbs and fats weigh more than the food itself'],
  'library.foods_required': [400, 'Please add a food'],
  'library.food_unknown': [400, 'This food isn’t in the library'],
  'library.video_required': [400, 'Please choose a video'],
  'library.video_too_large': [413, '{file} is larger than {EXERCISE_VIDEO_MEGABYTES} MB'],
  'library.video_type': [400, '{file} isn’t a video that browsers can play'],
  'library.video_not_found': [404, 'This exercise has no video of its own'],
} as const satisfies ErrorTable
