import type { ErrorTable } from './table'

/** Errors of notifications. */
export const notificationsErrors = {
  'notifications.way': [400, 'Please choose push, email, both or none'],
  'notifications.quiet': [400, 'Please choose two different times for the quiet hours'],
  'notifications.endpoint': [400, 'This browser’s push service can’t be used'],
  'notifications.keys': [400, 'This subscription’s keys are not valid'],
} as const satisfies ErrorTable
