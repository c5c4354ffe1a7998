/** Filters of a coach's list of users: tasks for the coach, in progress, coach waits for the user. */
export const userGroups = ['needs', 'active', 'waiting'] as const
export type UserGroup = (typeof userGroups)[number]

/** Sort orders of that list; latest activity is the default (decision X-61). */
export const userSorts = ['activity', 'need', 'name'] as const
export type UserSort = (typeof userSorts)[number]

/** Tasks for the coach: write a plan, review a blood test. */
export const userNeeds = ['plan', 'bloodTest'] as const
export type UserNeed = (typeof userNeeds)[number]
