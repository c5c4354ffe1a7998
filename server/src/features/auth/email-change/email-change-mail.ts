import { isLocale, type Locale } from 'contract/locale'
import { composeMail, type Letter, ltr } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import { hashOf, newId, newToken } from '../../../kernel/ids'
import type { JobData } from '../../../kernel/jobs/jobs'
import { readMailShop } from '../../site/shop.logic'
import { emailChangeWords } from './email-change-mail-words'
import { type EmailChangeMail, findEmailChangeMail, saveLinkHash } from './email-changes.sql'

type MailDeps = Pick<Deps, 'db' | 'mail' | 'config'>

/**
 * Handles the job; a repeat mails a new link, and only the newest works. The mail to the new address has no name,
 * because its owner is unproven. If it already has an account, that owner is informed.
 */
export async function sendEmailChangeMail(deps: MailDeps, data: JobData): Promise<void> {
  const id = String(data.id)
  const kind = data.to === 'old' ? 'old' : 'new'
  const change = await findEmailChangeMail(deps.db, id, kind)
  if (!change) return
  const locale: Locale = isLocale(change.locale) ? change.locale : 'en'
  if (kind === 'old') {
    const url = await newLink(deps, id, 'undo', '/keep-email')
    return send(deps, 'email-undo', change.oldEmail, undoLetter(change, locale, url))
  }
  if (change.takenLocale !== null) {
    const letter = takenLetter(isLocale(change.takenLocale) ? change.takenLocale : 'en')
    return send(deps, 'email-taken', change.newEmail, letter)
  }
  const url = await newLink(deps, id, 'confirm', '/change-email')
  await send(deps, 'email-change', change.newEmail, confirmLetter(locale, url))
}

async function newLink({ db, config }: MailDeps, id: string, link: 'confirm' | 'undo', path: string) {
  const token = newToken()
  await saveLinkHash(db, id, link, hashOf(token))
  return `${config.publicUrl}${path}?token=${token}`
}

type Draft = Omit<Letter, 'shop'>

function confirmLetter(locale: Locale, url: string): Draft {
  const w = emailChangeWords[locale].confirm
  const blocks = [{ text: w.text }, { action: w.action, url }, { small: w.note }]
  return { locale, subject: w.subject, reason: 'alert', blocks }
}

function takenLetter(locale: Locale): Draft {
  const w = emailChangeWords[locale].taken
  return { locale, subject: w.subject, reason: 'account', blocks: [{ text: w.text }, { small: w.note }] }
}

function undoLetter({ firstName, newEmail }: EmailChangeMail, locale: Locale, url: string): Draft {
  const w = emailChangeWords[locale].undo
  const blocks = [
    { text: w.text },
    { fact: w.wanted, value: ltr(newEmail) },
    { text: w.unless },
    { action: w.action, url },
    { small: w.note },
  ]
  return { locale, subject: w.subject, reason: 'account', name: firstName, blocks }
}

async function send(deps: MailDeps, mail: string, address: string, letter: Draft): Promise<void> {
  const to = { name: letter.name ?? '', address }
  await deps.mail.send({
    id: `${mail}-${newId()}`,
    to,
    ...composeMail({ ...letter, shop: await readMailShop(deps) }),
  })
}
