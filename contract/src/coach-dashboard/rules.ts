/** How a coach's list of users is narrowed: who waits for the coach, who is on the way, whom the coach waits for. */
export const userGroups = ['needs', 'active', 'waiting'] as const
export type UserGroup = (typeof userGroups)[number]

/** The order of that list; the latest activity first where nothing else is asked for (decision X-61). */
export const userSorts = ['activity', 'need', 'name'] as const
export type UserSort = (typeof userSorts)[number]

/** What waits for the coach: a plan to be written, a blood test to be looked at. */
export const userNeeds = ['plan', 'bloodTest'] as const
export type UserNeed = (typeof userNeeds)[number]
