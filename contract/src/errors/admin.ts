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
  'people.already_staff': [409, 'This person is already on the team'],
  'people.already_invited': [409, 'This address already has an open invitation'],
  'people.not_invitable': [409, 'The account with this address can’t join the team'],
  'people.invitation_not_found': [404, 'This invitation is no longer open'],
  'people.invitation_dead': [400, 'This invitation is invalid, has been used or has expired'],
  'people.invitation_sign_in': [
    409,
    'There is already an account with this address. Accept with its password.',
  ],
  'jobs.not_found': [404, 'This job is no longer there'],
  'jobs.not_failed': [409, 'Only failed jobs can be retried or discarded'],
  'admin.period_invalid': [400, 'Please choose a first and a last day, {STATS_DAYS_MAX} days apart at most.'],
} as const satisfies ErrorTable
