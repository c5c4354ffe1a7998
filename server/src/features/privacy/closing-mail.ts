import { isLocale, type Locale, locales } from 'contract/locale'
import { composeMail, isolated, type Letter } from '../../adapters/mail/layout'
import { unlessRefused } from '../../adapters/mail/refused'
import type { Deps } from '../../deps'
import { transaction } from '../../kernel/db/transaction'
import { hashOf, newToken } from '../../kernel/ids'
import type { JobData } from '../../kernel/jobs/jobs'
import { type ClosedPerson, findClosedPerson } from '../auth/closing/closing.sql'
import { insertLink } from '../auth/links.sql'
import { readMailShop, readTimeZone } from '../site/shop.logic'
import { closingWords } from './closing-mail-words'
import type { Parts } from './parts'

/** Queue of jobs after closing an account that can still be reopened. */
export const ACCOUNT_CLOSED = 'account-closed'

/** Queue of the last mail to an address. */
export const ACCOUNT_ERASED = 'account-erased'

type MailDeps = Pick<Deps, 'db' | 'mail' | 'config'>

/**
 * The job's handler; may run twice, and then mails a new link beside the one before. Nothing is sent where the account was
 * taken back or erased by now.
 */
export async function tellClosed(deps: Deps, parts: Parts, { accountId }: JobData): Promise<void> {
  const closed = await findClosedPerson(deps.db, String(accountId))
  if (!closed) return
  for (const part of parts) await part.tellLeaving?.(deps, closed)
  const token = newToken()
  await transaction(deps.db, (tx) =>
    insertLink(tx, {
      kind: 'keep',
      accountId: closed.id,
      tokenHash: hashOf(token),
      seconds: Math.max(0, Math.floor((closed.eraseAt.getTime() - Date.now()) / 1000)),
      registrationId: null,
    }),
  )
  const locale = localeOf(closed)
  const w = closingWords[locale].closed
  const day = new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    dateStyle: 'long',
    timeZone: await readTimeZone(deps.db),
  })
  await send(deps, 'account-closed', closed, {
    subject: w.subject,
    blocks: [
      { text: w.text },
      { fact: w.when, value: isolated(day.format(closed.eraseAt)) },
      { text: w.undo },
      { action: w.action, url: `${deps.config.publicUrl}/keep-account?token=${token}` },
      { small: w.note },
    ],
  })
}

/**
 * Payload of the job that mails an erasure. The address is erased by then, so the job carries it encrypted: nothing
 * readable remains, and delivery can be retried.
 */
export function erasedMail({ secretBox }: Pick<Deps, 'secretBox'>, person: ClosedPerson): JobData {
  return { sealed: secretBox.seal(Buffer.from(JSON.stringify(person)), ACCOUNT_ERASED) }
}

/** The job's handler; a repeated job sends the same mail under the same id. A mailbox that refuses is left alone. */
export async function sendErasedMail(
  deps: MailDeps & Pick<Deps, 'secretBox' | 'log'>,
  { sealed }: JobData,
): Promise<void> {
  const stored = JSON.parse(deps.secretBox.open(String(sealed), ACCOUNT_ERASED).toString())
  const person: ClosedPerson = { ...stored, eraseAt: new Date(stored.eraseAt) }
  const w = closingWords[localeOf(person)].erased
  const letter = { subject: w.subject, blocks: [{ text: w.text }, { small: w.note }] }
  await unlessRefused(deps.log, send(deps, 'account-erased', person, letter))
}

const localeOf = ({ locale }: ClosedPerson): Locale => (isLocale(locale) ? locale : 'en')

/** The mail to an unconfirmed address contains no text typed by its owner (decision X-98). */
async function send(
  deps: MailDeps,
  kind: string,
  person: ClosedPerson,
  letter: Pick<Letter, 'subject' | 'blocks'>,
): Promise<void> {
  const { id, email, firstName, lastName, isVerified } = person
  await deps.mail.send({
    id: `${kind}-${id}-${person.eraseAt.getTime()}`,
    to: { name: isVerified ? `${firstName} ${lastName}` : '', address: email },
    ...composeMail({
      ...letter,
      locale: localeOf(person),
      reason: 'account',
      shop: await readMailShop(deps),
      ...(isVerified ? { name: firstName } : {}),
    }),
  })
}
