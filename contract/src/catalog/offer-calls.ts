import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { localeCodes } from '../locale'
import { dayKeys } from '../programs/plan'
import { difficulties } from '../programs/rules'

/** A day of the first week as the template has it; the coach fits it to the customer. */
export const OfferedDay = z.object({
  day: z.enum(dayKeys),
  focus: z.string(),
  /** Minutes; 0 where the template names none. */
  duration: z.number().int(),
  exercises: z.array(z.object({ name: z.string(), sets: z.number().int(), reps: z.string() })),
})

/** Offer of a product that opens a program, read from its template and from the coaches who lead it. */
export const ProgramOffer = z.object({
  /** Length of the program. */
  days: z.number().int(),
  difficulty: z.enum(difficulties),
  /** Number of questions that the coach writes the plan from. */
  questions: z.number().int(),
  /** Equipment of the exercises, most used first. */
  equipment: z.array(z.string()),
  /** Sessions a week that the template names, easy days not counted; 0 where it names none. */
  perWeek: z.number().int(),
  /** Monday to Sunday; rest days have neither focus nor minutes nor exercises. */
  week: z.array(OfferedDay),
  /** Days in which its coaches usually write a plan, from the answers on; null where too few were written to say. */
  planDays: z.number().int().nullable(),
  /** Minutes in which its coaches answered half of the last 30 days’ messages; null where too few were answered to say. */
  replyMinutes: z.number().int().nullable(),
  /** Coaches who lead it, with the language of their account. */
  coaches: z.array(z.object({ firstName: z.string(), locale: z.enum(localeCodes) })),
})
export type ProgramOffer = z.infer<typeof ProgramOffer>

/** The offer of a product that opens a program; 404 for every other product. */
export const getProgramOffer = endpoint({
  method: 'GET',
  path: '/products/:id/program',
  allow: 'public',
  summary: 'A sample week of a program, what it needs, and its coaches',
  params: z.object({ id: Id }),
  query: z.object({
    lang: z.enum(localeCodes).optional().catch(undefined).meta({ description: 'en, fa or nl' }),
  }),
  data: ProgramOffer,
})
