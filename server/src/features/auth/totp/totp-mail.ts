import { isLocale, type Locale } from 'contract/locale'
import { composeMail } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import { newId } from '../../../kernel/ids'
import type { JobData } from '../../../kernel/jobs/jobs'
import { readMailShop } from '../../site/shop.logic'
import { findReader } from '../links.sql'
import { type TotpMail, totpMailWords } from './totp-mail-words'

/** Queue of the mails about one-time codes. */
export const TOTP_MAIL = 'totp-mail'

/** The payload of a job; `left` where a recovery code was used: how many remain. */
export function totpMail(mail: TotpMail, accountId: string, left = 0): JobData {
  return { id: newId(), mail, accountId, left }
}

/** The job's handler; a repeated job sends the same mail under the same id. */
export async function sendTotpMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  { id, mail, accountId, left }: JobData,
): Promise<void> {
  const reader = await findReader(deps.db, String(accountId))
  if (!reader) return
  const locale: Locale = isLocale(reader.locale) ? reader.locale : 'en'
  const words = totpMailWords[locale][mail as TotpMail]
  const number = new Intl.NumberFormat(locale).format(Number(left))
  await deps.mail.send({
    id: `totp-${mail}-${id}`,
    to: { name: `${reader.firstName} ${reader.lastName}`, address: reader.email },
    ...composeMail({
      locale,
      subject: words.subject,
      reason: 'account',
      name: reader.firstName,
      blocks: [{ text: words.text.replace('{left}', number) }, { small: words.note }],
      shop: await readMailShop(deps),
    }),
  })
}
