import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { pageOf, pageQuery } from '../page'
import { JOBS_PER_PAGE, jobKinds, jobStates } from './queue-rules'

/** A job without what it carries: that may be somebody's. */
export const JobRow = z.object({
  _id: z.string(),
  queue: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  /** Tries begun. */
  attempts: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Time of the next attempt; absent for a finished job. */
  nextAt: z.iso.datetime().optional(),
  finishedAt: z.iso.datetime().optional(),
  /** Without e-mail addresses. */
  lastError: z.string().optional(),
})
export type JobRow = z.infer<typeof JobRow>

export const listJobs = endpoint({
  method: 'GET',
  path: '/admin/jobs',
  allow: 'admin',
  staff: 'queues',
  summary: 'Mails and other work that follows from what happened',
  query: z.object({
    /** Any other value, or none, lists jobs that are not done. */
    state: z.enum(jobStates).optional().catch(undefined),
    kind: z.enum(jobKinds).optional().catch(undefined),
    ...pageQuery({ limit: JOBS_PER_PAGE }),
  }),
  /** `total` is at most `JOBS_COUNTED_MAX`. */
  data: pageOf(JobRow).extend({
    counts: z.object({ waiting: z.number().int(), active: z.number().int(), failed: z.number().int() }),
    /** Time at which the oldest due job was added. */
    oldestWaitingAt: z.iso.datetime().optional(),
  }),
})

const params = z.object({ id: Id })

export const retryJob = endpoint({
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  allow: 'admin',
  staff: 'queues',
  summary: 'Try a failed job again',
  params,
})

export const discardJob = endpoint({
  method: 'POST',
  path: '/admin/jobs/:id/discard',
  allow: 'admin',
  staff: 'queues',
  summary: 'Discard a failed job',
  params,
})
