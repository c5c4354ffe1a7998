import {
  COACH_LINK_HOURS,
  CONFIRM_LINK_DAYS,
  RESET_LINK_MINUTES,
  type ResetArea,
  resetAreas,
} from 'contract/auth/rules'
import { isLocale, type Locale } from 'contract/locale'
import { DAY, HOUR, MINUTE, SECOND } from 'contract/units'
import { composeMail, type Letter } from '../../adapters/mail/layout'
import type { Deps } from '../../deps'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { hashOf, newId, newToken } from '../../kernel/ids'
import type { JobData } from '../../kernel/jobs/jobs'
import { readMailShop } from '../site/shop.logic'
import { type AccountMail, accountMailWords } from './account-mail-words'
import { findRegistration } from './coach-accounts/coach-accounts.sql'
import { findReader, insertLink, type LinkKind, type Reader } from './links.sql'

/** Queue of the mails about an account: links, and the notice of a changed password. */
export const ACCOUNT_MAIL = 'account-mail'

const links: Record<Exclude<AccountMail, 'changed'>, { kind: LinkKind; path: string; life: number }> = {
  reset: { kind: 'reset', path: '/reset-password', life: RESET_LINK_MINUTES * MINUTE },
  confirm: { kind: 'verify', path: '/verify-email', life: CONFIRM_LINK_DAYS * DAY },
  coach: { kind: 'coach', path: '/verify-email', life: COACH_LINK_HOURS * HOUR },
}

/** The payload of a job; without an account the handler sends nothing. `area`: whose sign-in a reset link leads back to. */
export function accountMail(
  mail: AccountMail,
  accountId: string | undefined,
  area: ResetArea = 'customer',
): JobData & { id: string } {
  return { mail, id: newId(), accountId: accountId ?? null, area }
}

/**
 * The job's handler. A link's token is created here and stored only as a hash, so a repeated job mails a new link under
 * a new mail id; the newest link works.
 */
export async function sendAccountMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  data: JobData,
): Promise<void> {
  if (typeof data.accountId !== 'string') return
  const mail = data.mail as AccountMail
  const reader = await findMailReader(deps.db, mail, data.accountId, String(data.id))
  if (!reader || (mail === 'confirm' && reader.emailVerified)) return
  if (mail === 'changed') return deliver(deps, `password-changed-${data.id}`, reader, letterOf(reader, mail))
  const { kind, path, life } = links[mail]
  const token = newToken()
  const registrationId = mail === 'coach' ? String(data.id) : null
  const link = {
    kind,
    accountId: reader.id,
    tokenHash: hashOf(token),
    seconds: life / SECOND,
    registrationId,
  }
  await transaction(deps.db, (tx) => insertLink(tx, link))
  const url = `${deps.config.publicUrl}${path}?token=${token}${areaOf(data.area)}`
  await deliver(deps, `${mail}-${newId()}`, reader, letterOf(reader, mail, url))
}

/** Tells the page behind a reset link whose sign-in comes next; the customers' needs no word. */
function areaOf(area: unknown): string {
  const known = resetAreas.find((one) => one === area)
  return known && known !== 'customer' ? `&area=${known}` : ''
}

/** Returns recipient and language of a mail: the application's language for a coach registration. */
async function findMailReader(db: Db, mail: AccountMail, accountId: string, id: string) {
  const reader = await findReader(db, accountId)
  if (mail !== 'coach' || !reader) return reader
  const registration = await findRegistration(db, id)
  return registration && { ...reader, ...registration }
}

function letterOf(reader: Reader, mail: AccountMail, url?: string): Omit<Letter, 'shop'> {
  const locale: Locale = isLocale(reader.locale) ? reader.locale : 'en'
  const words = accountMailWords[locale][mail]
  return {
    locale,
    subject: words.subject,
    reason: mail === 'coach' ? 'coach' : 'account',
    name: reader.firstName,
    blocks: [
      { text: words.text },
      ...(url && words.action ? [{ action: words.action, url }] : []),
      { small: words.note },
    ],
  }
}

async function deliver(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  id: string,
  reader: Reader,
  letter: Omit<Letter, 'shop'>,
): Promise<void> {
  const to = { name: `${reader.firstName} ${reader.lastName}`, address: reader.email }
  await deps.mail.send({ id, to, ...composeMail({ ...letter, shop: await readMailShop(deps) }) })
}
