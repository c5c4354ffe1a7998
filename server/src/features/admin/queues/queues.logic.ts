import type { JobRow, listJobs as ListJobs } from 'contract/admin/queue-calls'
import { JOBS_COUNTED_MAX } from 'contract/admin/queue-rules'
import type { Received } from 'contract/endpoint'
import { clampPage } from 'contract/page'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import * as sql from '../../../kernel/jobs/queues.sql'
import { withoutAddresses } from '../../../kernel/jobs/without-addresses'
import { orderMails } from '../../orders/order-jobs'

/** Queues of mails whose name says what happened instead. */
const otherMails: readonly string[] = [...orderMails, 'coach-application-received', 'coach-withdrawal-link']

const ERROR_MAX = 500

/** Returns a page of jobs with counts and waiting times: open ones by their next run, others by their end. */
export async function listJobs(db: Db, query: Received<typeof ListJobs>['query']) {
  const criteria = { state: query.state, kind: query.kind, mails: otherMails }
  const [{ oldestWaitingAt, ...counts }, total] = await Promise.all([
    sql.countQueues(db),
    sql.countJobs(db, criteria, JOBS_COUNTED_MAX),
  ])
  const { position, slice } = clampPage(query, total)
  const items = (await sql.listJobs(db, criteria, slice)).map(rowOf)
  return { items, total, counts, ...position, ...(oldestWaitingAt && { oldestWaitingAt }) }
}

const isMailQueue = (queue: string) => queue.endsWith('-mail') || otherMails.includes(queue)

function rowOf({ nextAt, finishedAt, lastError, ...job }: sql.StoredJob): JobRow {
  return {
    ...job,
    kind: isMailQueue(job.queue) ? 'mail' : 'task',
    ...(nextAt && { nextAt }),
    ...(finishedAt && { finishedAt }),
    ...(lastError && { lastError: withoutAddresses(lastError).slice(0, ERROR_MAX) }),
  }
}

/** Puts a failed job back, with all its tries. */
export function retryJob(deps: Pick<Deps, 'db'>, owner: AuditSource, id: string): Promise<void> {
  return change(deps, owner, id, { work: sql.retryFailed, action: 'job_retried' })
}

/** Removes a failed job. */
export function discardJob(deps: Pick<Deps, 'db'>, owner: AuditSource, id: string): Promise<void> {
  return change(deps, owner, id, { work: sql.discardFailed, action: 'job_discarded' })
}

async function change(
  { db }: Pick<Deps, 'db'>,
  owner: AuditSource,
  id: string,
  step: {
    work: (tx: Tx, id: string) => Promise<string | undefined>
    action: 'job_retried' | 'job_discarded'
  },
): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) fail('jobs.not_found')
  await transaction(db, async (tx) => {
    const queue = await step.work(tx, id)
    if (queue === undefined) fail((await sql.hasJob(tx, id)) ? 'jobs.not_failed' : 'jobs.not_found')
    await recordAudit(tx, owner, { action: step.action, object: { type: 'job', id }, details: { queue } })
  })
}
