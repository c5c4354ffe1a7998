import { isLocale, type Locale, locales } from 'contract/locale'
import { composeMail, isolated, ltr } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import type { JobData } from '../../../kernel/jobs/jobs'
import { findReader } from '../../auth/links.sql'
import { readMailShop } from '../../site/shop.logic'
import { findFailure } from './nightly-backups.sql'

/** Queue of the mails to owners about a nightly backup that failed. */
export const BACKUP_FAILED_MAIL = 'backup-failed-mail'

interface Words {
  subject: string
  text: string
  night: string
  reason: string
  again: string
  action: string
  note: string
}

export const backupFailedWords: Record<Locale, Words> = {
  en: {
    subject: 'The nightly backup failed',
    text: 'The nightly backup of your shop could not be made.',
    night: 'Night',
    reason: 'Reason',
    again:
      'It will be retried automatically. Until it succeeds, it is listed under “Needs you” in the console.',
    action: 'Open the Console',
    note: 'Please forward this email to whoever runs your server. If something happens to the server before there is a new backup, you lose everything since the last one.',
  },
  fa: {
    subject: 'پشتیبان‌گیری شبانه ناموفق بود',
    text: 'تهیهٔ نسخهٔ پشتیبان شبانهٔ فروشگاه شما ممکن نشد.',
    night: 'شب',
    reason: 'علت',
    again: 'تلاش به‌طور خودکار تکرار می‌شود. تا وقتی موفق نشود، در بخش مدیریت زیر «در انتظار شما» دیده می‌شود.',
    action: 'باز کردن بخش مدیریت',
    note: 'لطفاً این ایمیل را برای مسئول سرور خود بفرستید. اگر پیش از تهیهٔ نسخهٔ پشتیبان جدید برای سرور اتفاقی بیفتد، هر آنچه پس از آخرین نسخه ثبت شده است از دست می‌رود.',
  },
  nl: {
    subject: 'De nachtelijke back-up is mislukt',
    text: 'De nachtelijke back-up van je winkel kon niet worden gemaakt.',
    night: 'Nacht',
    reason: 'Reden',
    again:
      'We proberen het vanzelf opnieuw. Tot het lukt, staat de back-up in het beheer onder ‘Wacht op jou’.',
    action: 'Beheer openen',
    note: 'Stuur deze mail door naar wie je server beheert. Gebeurt er iets met de server voordat er een nieuwe back-up is, dan ben je alles sinds de laatste kwijt.',
  },
}

/** The payload of a job that mails one owner about a night. */
export function backupFailedMail(night: string, accountId: string): JobData {
  return { night, accountId }
}

/** The job's handler; a repeated job sends the same mail under the same id. Sends nothing once the night has its backup. */
export async function sendBackupFailedMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  { night, accountId }: JobData,
): Promise<void> {
  const failure = await findFailure(deps.db, String(night))
  const reader = await findReader(deps.db, String(accountId))
  if (!failure || !reader) return
  const locale = isLocale(reader.locale) ? reader.locale : 'en'
  const w = backupFailedWords[locale]
  const day = new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  await deps.mail.send({
    id: `backup-failed-${night}-${accountId}`,
    to: {
      name: reader.emailVerified ? `${reader.firstName} ${reader.lastName}` : '',
      address: reader.email,
    },
    ...composeMail({
      locale,
      subject: w.subject,
      reason: 'account',
      ...(reader.emailVerified ? { name: reader.firstName } : {}),
      shop: await readMailShop(deps),
      blocks: [
        { text: w.text },
        { fact: w.night, value: isolated(day.format(new Date(failure.night))) },
        { fact: w.reason, value: ltr(failure.reason) },
        { text: w.again },
        { action: w.action, url: `${deps.config.publicUrl}/admin` },
        { small: w.note },
      ],
    }),
  })
}
