import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { clampPage } from 'contract/page'
import type { ConsoleReview, listConsoleReviews } from 'contract/reviews/console-calls'
import type { RefusalReason, ReviewState } from 'contract/reviews/rules'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, recordAudit } from '../../kernel/audit/audit'
import type { Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import * as photoSql from './photos.sql'
import { REVIEW_REFUSED_MAIL } from './review-mail'
import { openPhoto } from './review-photos'
import * as sql from './reviews.sql'

type ModerationDeps = Pick<Deps, 'db' | 'jobs'>

/** Call of a member of staff about one review. */
interface StaffCall {
  id: string
  staff: AuditSource
  locale: Locale
}

export async function list(
  { db }: Pick<Deps, 'db'>,
  { state, ...query }: Received<typeof listConsoleReviews>['query'],
  locale: Locale,
) {
  const total = await sql.countReviews(db, state)
  const { position, slice } = clampPage(query, total)
  return { items: await sql.listReviews(db, { state, locale, ...slice }), total, ...position }
}

/** Shows a review; repeated it changes nothing. */
export function approve(deps: ModerationDeps, call: StaffCall): Promise<ConsoleReview> {
  return moderate(deps, call, (tx) => setState(tx, call.id, 'approved', null))
}

/** Hides a review and mails its author the reason; the same reason again changes nothing. */
export function refuse(deps: ModerationDeps, call: StaffCall, reason: RefusalReason): Promise<ConsoleReview> {
  return moderate(deps, call, async (tx, { state, refusal }) => {
    if (state === 'refused' && refusal === reason) return
    await setState(tx, call.id, 'refused', reason)
    await deps.jobs.enqueue(tx, REVIEW_REFUSED_MAIL, { reviewId: call.id, mailId: newId() })
  })
}

export function answer(deps: ModerationDeps, call: StaffCall, text: string): Promise<ConsoleReview> {
  return moderate(deps, call, (tx) => sql.setAnswer(tx, call.id, text))
}

const setState = (tx: Tx, id: string, state: ReviewState, refusal: RefusalReason | null) =>
  sql.setState(tx, id, { state, refusal })

type Locked = NonNullable<Awaited<ReturnType<typeof sql.lockReview>>>

async function moderate(
  { db }: ModerationDeps,
  { id, staff, locale }: StaffCall,
  work: (tx: Tx, review: Locked) => Promise<void>,
): Promise<ConsoleReview> {
  await transaction(db, async (tx) => {
    const review = (await sql.lockReview(tx, id)) ?? fail('reviews.not_found')
    await work(tx, review)
    await recordAudit(tx, staff, {
      action: 'review_moderated',
      subjectId: review.accountId,
      object: { type: 'review', id },
    })
  })
  return (await sql.findConsoleReview(db, id, locale)) ?? fail('reviews.not_found')
}

/** Opens a photo of any review. */
export async function openAny(deps: Pick<Deps, 'db' | 'files' | 'log'>, of: { id: string; photoId: string }) {
  return openPhoto(deps, of.id, await photoSql.findPhoto(deps.db, of))
}
