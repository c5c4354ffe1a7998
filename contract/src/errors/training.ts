import type { ErrorTable } from './table'

/** Errors of the training log. */
export const trainingErrors = {
  'log.day': [400, 'Please choose a day on which this program ran'],
  'log.period': [400, 'Please choose at most {LOG_PERIOD_MAX} days'],
  'log.client_id': [400, 'An entry needs an id of {CLIENT_ID_MIN} to {CLIENT_ID_MAX} characters'],
  'log.entry_elsewhere': [409, 'This entry belongs to another program or is of another kind'],
  'log.too_many_sets': [409, 'A session can hold up to {SESSION_SETS_MAX} sets'],
  'log.day_full': [409, 'A day can hold up to {LOG_DAY_MAX} entries'],
  'history.file': [400, 'Please choose a CSV file exported by Strong, Hevy or FitNotes'],
  'history.too_large': [413, 'File too large: {file}. Maximum size: {HISTORY_MEGABYTES}MB'],
  'history.unit_needed': [400, 'Please choose whether the loads are in kilograms or pounds'],
  'history.too_many': [409, 'An account can hold up to {HISTORY_SETS_MAX} imported sets'],
  'log.photo_type': [400, 'Please choose a JPG, PNG or WebP picture. HEIC pictures can’t be read here'],
  'log.photo_day': [400, 'Please choose the day of the photo, not in the future'],
  'log.photos_full': [409, 'A program can hold up to {PROGRESS_PHOTOS_MAX} photos'],
  'log.calendar_not_found': [404, 'This calendar was not found'],
} as const satisfies ErrorTable
