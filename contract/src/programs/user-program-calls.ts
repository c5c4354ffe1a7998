import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { SEARCH_MAX } from '../text'
import { REASON_MAX } from './console-rules'
import { userProgramStatuses } from './rules'

export const USER_PROGRAMS_PER_PAGE = 25

/** Somebody as the console names them: customer or coach. */
export const Person = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
})

/** Somebody's program in the console; no health data. */
export const UserProgramRow = z.object({
  _id: z.string(),
  programId: z.object({ _id: z.string(), name: z.string() }),
  user: Person,
  /** Null while nobody has room. */
  coach: Person.nullable(),
  status: z.enum(userProgramStatuses),
  startDate: z.string().nullable(),
  progress: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type UserProgramRow = z.infer<typeof UserProgramRow>

export const listUserPrograms = endpoint({
  method: 'GET',
  path: '/admin/user-programs',
  allow: 'admin',
  staff: 'programs',
  summary: 'Programs of people, the newest first',
  query: z.object({
    /** Any other value, or none: every status. */
    status: z.enum(userProgramStatuses).optional().catch(undefined),
    /** `none`: those without a coach; else the id of a coach. */
    coach: z.string().max(64).optional().catch(undefined),
    /** In name, address and program. */
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    ...pageQuery({ limit: USER_PROGRAMS_PER_PAGE }),
  }),
  data: pageOf(UserProgramRow).extend({
    /** Without a coach, over all pages. */ unassigned: z.number().int(),
  }),
})

/** Coach with the time of the assignment; `by` is null for an automatic one. */
export const Assignment = z.object({
  /** Null where the account is gone. */
  coach: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  by: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  reason: z.string(),
  at: z.iso.datetime(),
})
export type Assignment = z.infer<typeof Assignment>

/** A program with who coached it so far, the oldest first. */
export const ConsoleProgram = UserProgramRow.extend({
  currentWeek: z.number().int(),
  totalWeeks: z.number().int(),
  assignments: z.array(Assignment),
})
export type ConsoleProgram = z.infer<typeof ConsoleProgram>

const CoachId = z
  .string('programs.coach_unknown')
  .min(1, 'programs.coach_unknown')
  .max(64, 'programs.coach_unknown')

export const getConsoleProgram = endpoint({
  method: 'GET',
  path: '/admin/user-programs/:id',
  allow: 'admin',
  staff: 'programs',
  summary: 'One program of a person, with who coached it',
  params: z.object({ id: Id }),
  data: ConsoleProgram,
})

/**
 * Assigns a program to a coach; the previous coach gets a reason and loses access. `from` is the coach the sender saw
 * (null for none); another one is refused (409). `coach` is accepted for `coachId`; a program sent back unchanged stays
 * unchanged.
 */
export const assignCoach = endpoint({
  method: 'PATCH',
  path: '/admin/user-programs/:id',
  allow: 'admin',
  staff: 'programs',
  summary: 'Assign or hand over a program to a coach',
  params: z.object({ id: Id }),
  body: z
    .object({
      coachId: CoachId.optional(),
      coach: z.object({ id: CoachId }, 'request.wrong_type').nullable().optional(),
      from: z.string('request.wrong_type').max(64, 'request.too_long').nullable().optional(),
      /** Required where there is a coach already. */
      reason: text(REASON_MAX),
    })
    .check(({ value: { coachId, coach }, issues }) => {
      if (coachId === undefined && coach === undefined)
        issues.push({ code: 'custom', message: 'programs.coach_unknown', path: ['coachId'], input: coachId })
    })
    .transform(({ coach, ...sent }) => ({ ...sent, coachId: sent.coachId ?? coach?.id ?? null })),
  data: UserProgramRow,
})
