import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'

const Named = z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() })

/** A period in which a colleague does for a coach's athletes what the coach does. */
export const Cover = z.object({
  _id: z.string(),
  /** The coach whose athletes they are. */
  coach: Named,
  colleague: Named,
  /** First and last day, by the coach's clock. */
  from: z.string(),
  to: z.string(),
  /** True from the first moment of the first day. */
  isRunning: z.boolean(),
})
export type Cover = z.infer<typeof Cover>

/** `coachId` is the colleague. What is wrong with the days depends on the coach's own day, so the server judges them. */
const Wanted = z.object({ coachId: text(64), from: text(10), to: text(10) })

/** Covers that are not over: by colleagues for me, and by me for colleagues; and who can cover for me. */
export const listMyCovers = endpoint({
  method: 'GET',
  path: '/coach/cover',
  allow: 'coach',
  summary: 'Who covers for me, and for whom I cover',
  data: z.object({ items: z.array(Cover), colleagues: z.array(Named) }),
})

/**
 * Names a colleague for a period; my athletes are told. The same one again changes nothing; 409 `programs.cover_overlaps`
 * where another colleague is named for one of the days.
 */
export const addMyCover = endpoint({
  method: 'POST',
  path: '/coach/cover',
  allow: 'coach',
  summary: 'Name a colleague who covers for me',
  body: Wanted,
  status: 201,
  data: Cover,
})

/** Ends a cover that runs or has yet to begin: from now on the colleague has no access. */
export const endMyCover = endpoint({
  method: 'DELETE',
  path: '/coach/cover',
  allow: 'coach',
  summary: 'End a cover of mine',
  body: Wanted,
})

const ofCoach = z.object({ id: Id })

/** Covers of a coach that are not over. */
export const listCovers = endpoint({
  method: 'GET',
  path: '/admin/program-coaches/:id/cover',
  allow: 'admin',
  staff: 'programs',
  summary: 'Who covers for a coach',
  params: ofCoach,
  data: z.object({ items: z.array(Cover), colleagues: z.array(Named) }),
})

export const addCover = endpoint({
  method: 'POST',
  path: '/admin/program-coaches/:id/cover',
  allow: 'admin',
  staff: 'programs',
  summary: 'Name a colleague who covers for a coach',
  params: ofCoach,
  body: Wanted,
  status: 201,
  data: Cover,
})

export const endCover = endpoint({
  method: 'DELETE',
  path: '/admin/program-coaches/:id/cover',
  allow: 'admin',
  staff: 'programs',
  summary: 'End a cover of a coach',
  params: ofCoach,
  body: Wanted,
})
