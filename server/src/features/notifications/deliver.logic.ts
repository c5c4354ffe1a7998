import { isLocale } from 'contract/locale'
import { defaultWays, type NotificationKind } from 'contract/notifications/rules'
import { DAY, HOUR, MINUTE } from 'contract/units'
import type { PushOutcome, PushTarget } from '../../adapters/push/push'
import type { Deps } from '../../deps'
import { transaction } from '../../kernel/db/transaction'
import { type JobData, RetryableError } from '../../kernel/jobs/jobs'
import { type NoticeText, noticeOf } from './notice-words'
import * as sql from './notifications.sql'

/** Queue of notices to browsers. */
export const PUSH = 'push'

/** Age from which a notice that no device took is mailed instead. */
const PUSH_PATIENCE = HOUR

/** A notification as its mail's handler has it. */
export interface Notification {
  accountId: string
  kind: NotificationKind
  text: NoticeText
  /** Page that it leads to, from our origin's root. */
  path: string
  /** The mail's job, which is added again where no device can be reached. */
  mail: { queue: string; data: JobData }
}

type PushDeps = Pick<Deps, 'db' | 'jobs' | 'push' | 'log'>

/** Puts a notification on its way to the account's devices; answers whether its mail is to be sent now. */
export async function deliver(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { accountId, kind, text, path, mail }: Notification,
): Promise<boolean> {
  const ways = await sql.findWays(db, accountId)
  const way = ways[kind] ?? defaultWays[kind]
  if (way === 'none') return false
  // The job that a push which failed has added.
  if (mail.data.insteadOfPush === true || way === 'mail') return true
  if ((await sql.listTargets(db, accountId)).length === 0) return true
  await transaction(db, async (tx) => {
    const fallback = way === 'push' ? mail : null
    await sql.addPending(tx, { accountId, kind, text, path, fallback })
    await jobs.enqueue(tx, PUSH, { accountId, kind })
  })
  return way === 'both'
}

/** The job's handler: sends the notices of a kind as one, after the quiet hours. */
export async function sendPush(deps: PushDeps, data: JobData): Promise<void> {
  const { db, jobs } = deps
  const [accountId, kind] = [String(data.accountId), String(data.kind)]
  const pending = await sql.findPending(db, accountId, kind)
  if (!pending) return
  const wait = quietLeft(await sql.findHours(db, accountId))
  if (wait > 0) return jobs.enqueue(db, PUSH, { accountId, kind }, wait)
  const outcomes = await sendToAll(deps, accountId, kind, pending)
  const seen = { accountId, kind, count: pending.count }
  if (outcomes.includes('sent')) {
    if (!(await sql.deletePending(db, seen))) await jobs.enqueue(db, PUSH, { accountId, kind })
    return
  }
  if (outcomes.includes('later') && pending.age < PUSH_PATIENCE)
    throw new RetryableError('no push service took the notice')
  await transaction(db, async (tx) => {
    const isLast = await sql.deletePending(tx, seen)
    if (!isLast) return jobs.enqueue(tx, PUSH, { accountId, kind })
    const { fallback } = pending
    if (fallback) await jobs.enqueue(tx, fallback.queue, { ...fallback.data, insteadOfPush: true })
  })
}

async function sendToAll(
  { db, push, log }: PushDeps,
  accountId: string,
  kind: string,
  { count, text, path, locale }: sql.Pending,
): Promise<PushOutcome[]> {
  const targets = await sql.listTargets(db, accountId)
  const notice = noticeOf(text as NoticeText, isLocale(locale) ? locale : 'en', count)
  const sent = await Promise.all(
    targets.map(async (target) => ({
      target,
      outcome: await push.send(target, { ...notice, path, tag: kind }),
    })),
  )
  const those = (outcome: PushOutcome) =>
    sent.filter((one) => one.outcome === outcome).map(({ target }: { target: PushTarget }) => target.endpoint)
  const [gone, taken] = [those('gone'), those('sent')]
  if (gone.length > 0) {
    await sql.deleteDevices(db, accountId, gone)
    log.info({ event: 'push_devices_gone', account: accountId, devices: gone.length }, 'push devices removed')
  }
  if (taken.length > 0) await sql.noteSent(db, accountId, taken)
  return sent.map(({ outcome }) => outcome)
}

/** Milliseconds until the quiet hours end, by the account's own clock; 0 outside of them. */
export function quietLeft({ from, until, clock }: sql.Hours): number {
  if (from === null || until === null) return 0
  const [start, end, now] = [from, until, clock].map(minutesOf) as [number, number, number]
  const isQuiet = start < end ? now >= start && now < end : now >= start || now < end
  return isQuiet ? ((end - now) * MINUTE + DAY) % DAY : 0
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
