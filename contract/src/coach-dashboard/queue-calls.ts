import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { nextKinds, queueKinds } from './queue-rules'

/** A case that waits for the coach: one a kind and chat, test or program. */
export const QueueItem = z.object({
  /** Kind and the id of its chat, test or program. */
  _id: z.string(),
  kind: z.enum(queueKinds),
  userId: z.string(),
  user: z.object({ firstName: z.string(), lastName: z.string() }),
  userProgramId: z.string().optional(),
  chatId: z.string().optional(),
  bloodTestId: z.string().optional(),
  checkInId: z.string().optional(),
  /** One sentence in the language asked for. */
  fact: z.string(),
  /** Time of its oldest cause. */
  since: z.iso.datetime(),
  /** Address of the page that deals with it. */
  action: z.string(),
})
export type QueueItem = z.infer<typeof QueueItem>

export const NextCase = z.object({
  kind: z.enum(nextKinds),
  /** `YYYY-MM-DD`; an instant for a case that was put off. */
  day: z.string(),
})
export type NextCase = z.infer<typeof NextCase>

/** The cases that are neither done nor snoozed, the oldest first. */
export const listQueue = endpoint({
  method: 'GET',
  path: '/coach/queue',
  allow: 'coach',
  summary: 'What waits for me',
  data: z.object({
    items: z.array(QueueItem),
    /** What becomes a case next; null while there are cases, and where nothing is known. */
    next: NextCase.nullable(),
  }),
})

const ofCase = z.object({ id: Id })

/** Hides a case until its fact changes. */
export const finishCase = endpoint({
  method: 'POST',
  path: '/coach/queue/:id/done',
  allow: 'coach',
  summary: 'Note that I am done with a case',
  params: ofCase,
})

/** Hides a case until an instant, whatever happens to its fact; null shows a hidden case again. */
export const snoozeCase = endpoint({
  method: 'POST',
  path: '/coach/queue/:id/snooze',
  allow: 'coach',
  summary: 'Be shown a case again later',
  params: ofCase,
  body: z.object({ until: z.iso.datetime({ offset: true, error: 'request.invalid' }).nullable() }),
})
