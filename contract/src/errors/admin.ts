import type { ErrorTable } from './table'

/** Errors of the console: people, staff and jobs. */
export const adminErrors = {
  'people.not_found': [404, 'Person not found'],
  'people.nothing_to_change': [400, 'There is nothing to change'],
  'people.reason_required': [400, 'Please give a reason'],
  'people.oneself': [409, 'You can’t lock yourself or change your own role'],
  'people.own_codes': [409, 'You turn off your own one-time codes under Security.'],
  'people.last_owner': [409, 'At least one owner must remain'],
  'people.not_staff': [409, 'This person isn’t on the team. Invite them by email.'],
  'jobs.not_found': [404, 'This job is no longer there'],
  'jobs.not_failed': [409, 'Only failed jobs can be retried or discarded'],
  'admin.period_invalid': [400, 'Please choose a first and a last day, {STATS_DAYS_MAX} days apart at most.'],
} as const satisfies ErrorTable
