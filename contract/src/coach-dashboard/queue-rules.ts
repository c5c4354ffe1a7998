/** Reasons why an athlete needs their coach; no zod, because the screens use them too. */
export const queueKinds = [
  'message',
  'blood_test',
  'plan_due',
  'missed',
  'adherence',
  'check_in',
  'ending',
  'pain',
] as const
export type QueueKind = (typeof queueKinds)[number]

/** Things that become a case: a check-in that is due, a program in its last week, a case that was put off. */
export const nextKinds = ['check_in', 'ending', 'snoozed'] as const

/** Most cases that are answered; the oldest come first. */
export const QUEUE_MAX = 300
/** Maximum days ahead until which a case may be snoozed. */
export const SNOOZE_DAYS_MAX = 366
