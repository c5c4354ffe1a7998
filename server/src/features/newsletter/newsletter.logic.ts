import type { Readable } from 'node:stream'
import type { Locale } from 'contract/locale'
import { type LeavableMail, newsletterConsent } from 'contract/newsletter/rules'
import { clampPage } from 'contract/page'
import { normalEmail } from 'contract/text'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, recordAudit } from '../../kernel/audit/audit'
import { toCell } from '../../kernel/csv/csv'
import { transaction } from '../../kernel/db/transaction'
import { csvStream, pagesOf } from '../../kernel/http/csv-stream'
import { newId } from '../../kernel/ids'
import { idOfToken } from '../../kernel/signed-id'
import { consumeMailLimit, consumeNetworkLimit } from '../auth/attempts'
import { stopCartMails } from '../notifications/cart-consent.logic'
import { leaveLink, leaverOf } from './leave-link'
import * as sql from './newsletter.sql'
import { CONFIRM, NEWSLETTER_MAIL } from './newsletter-mail'

/** Requests from one network. */
const PER_NETWORK = { max: 30, seconds: 60 * 60 }

/** Notes the request and mails a link. The job decides whether there is anything to mail, so the answer tells nothing. */
export async function join(
  deps: Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym'>,
  typed: string,
  { address, locale }: { address: string; locale: Locale },
): Promise<void> {
  const email = normalEmail(typed)
  await consumeNetworkLimit(deps, 'newsletter', address, PER_NETWORK)
  await consumeMailLimit(deps, { recipient: email, network: address })
  await transaction(deps.db, async (tx) => {
    const id = await sql.saveRequest(tx, { id: newId(), email, locale })
    await deps.jobs.enqueue(tx, NEWSLETTER_MAIL, { mail: 'confirm', addressId: id, mailId: newId() })
  })
}

/** Stores the consent of the link's owner with the text that its page showed, and welcomes them by mail. */
export async function confirm(
  { db, jobs, pseudonym }: Pick<Deps, 'db' | 'jobs' | 'pseudonym'>,
  token: string,
  locale: Locale,
): Promise<void> {
  const id = idOfToken(pseudonym, CONFIRM, token) ?? fail('newsletter.link_dead')
  await transaction(db, async (tx) => {
    const consent = { text: newsletterConsent[locale], locale }
    const { isNew } = (await sql.confirm(tx, id, consent)) ?? fail('newsletter.link_dead')
    if (isNew) await jobs.enqueue(tx, NEWSLETTER_MAIL, { mail: 'welcome', addressId: id, mailId: newId() })
  })
}

/** Ends the mails of a link; the link's owner needs no sign-in. */
export async function leave(
  { db, pseudonym }: Pick<Deps, 'db' | 'pseudonym'>,
  token: string,
): Promise<LeavableMail> {
  const { mail, id } = leaverOf({ pseudonym }, token) ?? fail('newsletter.link_dead')
  if (mail === 'cart') await stopCartMails(db, id)
  else if (!(await sql.leave(db, id))) fail('newsletter.link_dead')
  return mail
}

/** A page of those who get the newsletter; one beyond the last shows the last. */
export async function listSubscribers({ db }: Pick<Deps, 'db'>, query: { page: number; limit: number }) {
  const total = await sql.countSubscribers(db)
  const { position, slice } = clampPage(query, total)
  return { items: await sql.listSubscribers(db, slice), total, ...position }
}

/** Rows that are read at a time. */
const EXPORTED = 500
const COLUMNS = ['email', 'language', 'confirmedAt', 'consent', 'unsubscribe', 'oneClick'] as const

/** Returns the addresses as a CSV file, read as it is sent; the export is recorded. */
export async function exportSubscribers(
  deps: Pick<Deps, 'db' | 'replica' | 'config' | 'pseudonym'>,
  staff: AuditSource,
): Promise<Readable> {
  await recordAudit(deps.db, staff, { action: 'newsletter_exported' })
  return csvStream(COLUMNS, table(deps))
}

async function* table(deps: Pick<Deps, 'replica' | 'config' | 'pseudonym'>) {
  const read = (place: sql.SubscriberPlace) =>
    deps.replica.read(async (tx) => sql.listExported(tx, place, EXPORTED))
  for await (const rows of pagesOf(sql.FIRST, read))
    yield rows.map(({ _id, email, language, confirmedAt, consent }) => {
      const { page, oneClick } = leaveLink(deps, 'newsletter', _id)
      return [toCell(email), language, confirmedAt, toCell(consent), page, oneClick]
    })
}
