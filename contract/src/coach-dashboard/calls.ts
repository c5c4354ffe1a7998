import { z } from 'zod'
import { endpoint } from '../endpoint'
import { pagePosition, pageQuery } from '../page'
import { userProgramStatuses } from '../programs/rules'
import { SEARCH_MAX } from '../text'
import { userGroups, userNeeds, userSorts } from './rules'

export const USERS_PER_PAGE = 20

/** A program in the list of a coach's user; `program` is null until there is something to open (decision X-57). */
export const CoachUserProgram = z.object({
  id: z.string(),
  program: z.object({ name: z.string() }).nullable(),
  categoryName: z.string(),
  status: z.enum(userProgramStatuses),
  /** Percent. */
  progress: z.number().int(),
  /** `YYYY-MM-DD`; null before the first day is set. */
  startDate: z.string().nullable(),
})
export type CoachUserProgram = z.infer<typeof CoachUserProgram>

/** A person whom a coach coaches. Height in cm, weights in kg. */
export const CoachUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  age: z.number().int().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable(),
  createdAt: z.iso.datetime(),
  latestWeight: z.object({ weight: z.number(), date: z.string() }).nullable(),
  notes: z.string(),
  profilePhoto: z.string().nullable(),
  programs: z.array(CoachUserProgram),
})
export type CoachUser = z.infer<typeof CoachUser>

export const UserPagination = z.object({
  ...pagePosition,
  totalUsers: z.number().int(),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
})
export type UserPagination = z.infer<typeof UserPagination>

/** Number of matching users in each group; a user may be in several. */
export const UserCounts = z.object({
  needs: z.number().int(),
  active: z.number().int(),
  waiting: z.number().int(),
})
export type UserCounts = z.infer<typeof UserCounts>

/** The coach's own users, the latest activity first (decision X-61); beyond the last page the last one is answered. */
export const listMyUsers = endpoint({
  method: 'GET',
  path: '/coach/my-users',
  allow: 'coach',
  summary: 'My users with their programs',
  query: z.object({
    ...pageQuery({ limit: USERS_PER_PAGE }),
    /** In names and e-mail address. */
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    /** Any other value, or none: all of them. */
    group: z.enum(userGroups).optional().catch(undefined),
    sort: z.enum(userSorts).optional().catch(undefined),
  }),
  data: z.object({
    users: z.array(CoachUser),
    pagination: UserPagination,
    counts: UserCounts,
    /** Tasks for the coach by user id; users without any are absent. */
    needs: z.record(z.string(), z.array(z.enum(userNeeds))),
  }),
})

/** Counts leave out deactivated programs, and users who have no other (decision X-43); the list has them. */
export const CoachStats = z.object({
  totalUsers: z.number().int(),
  activeUsers: z.number().int(),
  activePrograms: z.number().int(),
  /** Plans that this coach has to write. */
  plansDue: z.number().int(),
  /** Blood tests that wait for this coach's comment. */
  bloodTestsToReview: z.number().int(),
  unreadMessages: z.number().int(),
  /** Cases of the queue, as many as it answers; null where they took too long to count. */
  queueCases: z.number().int().nullable(),
  /** Percent of the sessions of the last seven days that were done; null without any, and where it took too long. */
  trainedPercent: z.number().int().nullable(),
})
export type CoachStats = z.infer<typeof CoachStats>

export const getCoachStats = endpoint({
  method: 'GET',
  path: '/coach/stats',
  allow: 'coach',
  summary: 'The counts of the dashboard',
  data: CoachStats,
})
