import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { CAPACITY_MAX } from './rules'
import { Person } from './user-program-calls'

/** Coach with programs and capacity. */
export const ProgramCoach = Person.extend({
  /** Most programs at a time for the automatic assignment. */
  capacity: z.number().int(),
  /** Programs that are not over. */
  open: z.number().int(),
  /** Number of active programs among them. */
  active: z.number().int(),
  programIds: z.array(z.string()),
})
export type ProgramCoach = z.infer<typeof ProgramCoach>

export const listProgramCoaches = endpoint({
  method: 'GET',
  path: '/admin/program-coaches',
  allow: 'admin',
  staff: 'programs',
  summary: 'Coaches with their programs and room',
  data: z.object({ items: z.array(ProgramCoach) }),
})

export const updateProgramCoach = endpoint({
  method: 'PUT',
  path: '/admin/program-coaches/:id',
  allow: 'admin',
  staff: 'programs',
  summary: 'Change what a coach coaches and how many at a time',
  params: z.object({ id: Id }),
  body: z.object({
    capacity: z
      .number('request.wrong_type')
      .int('programs.capacity_invalid')
      .min(0, 'programs.capacity_invalid')
      .max(CAPACITY_MAX, 'programs.capacity_invalid'),
    programIds: z.array(z.string().max(64), 'request.wrong_type').max(500, 'request.too_many'),
  }),
  data: ProgramCoach,
})
