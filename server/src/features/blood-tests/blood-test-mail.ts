import { isLocale, type Locale } from 'contract/locale'
import { composeMail } from '../../adapters/mail/layout'
import type { Deps } from '../../deps'
import type { Tx } from '../../kernel/db/client'
import type { JobData } from '../../kernel/jobs/jobs'
import { countJobMail } from '../auth/attempts'
import { deliver } from '../notifications/deliver.logic'
import { readMailShop } from '../site/shop.logic'
import { findMailedAthlete } from './blood-test-mail.sql'

/** Queue of the mails to athletes whose coach has commented. */
export const BLOOD_TEST_MAIL = 'blood-test-mail'

/** Nothing of the test is in the mail, not even its code: a mailbox is no place for health data. */
const words: Record<Locale, { subject: string; text: string; action: string }> = {
  en: {
    subject: 'Your coach has commented on your blood test',
    text: 'Your coach has read your blood test and written a comment. Sign in to read it.',
    action: 'Read the Comment',
  },
  fa: {
    subject: 'مربی شما دربارهٔ آزمایش خونتان نظر داد',
    text: 'مربی آزمایش خون شما را خواند و نظر خود را نوشت. برای خواندن آن وارد حساب خود شوید.',
    action: 'خواندن نظر مربی',
  },
  nl: {
    subject: 'Je coach heeft gereageerd op je bloedonderzoek',
    text: 'Je coach heeft je bloedonderzoek gelezen en een reactie geschreven. Log in om die te lezen.',
    action: 'Reactie lezen',
  },
}

/** Puts the mail on its way with the transaction of the comment. */
export async function enqueueBloodTestMail(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  bloodTestId: string,
): Promise<void> {
  await jobs.enqueue(tx, BLOOD_TEST_MAIL, { bloodTestId })
}

/** The job's handler; a repeat is the same mail. A test is commented once, so its id is the mail's. */
export async function sendBloodTestMail(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const bloodTestId = String(data.bloodTestId)
  const found = await findMailedAthlete(deps.db, bloodTestId)
  if (!found) return
  const path = `/blood-tests?test=${bloodTestId}`
  const notification = {
    accountId: found.accountId,
    kind: 'blood_test',
    text: 'test_commented',
    path,
  } as const
  if (!(await deliver(deps, { ...notification, mail: { queue: BLOOD_TEST_MAIL, data } }))) return
  const locale = isLocale(found.locale) ? found.locale : 'en'
  const { subject, text, action } = words[locale]
  const { accountId, email: recipient, confirmed, firstName, lastName } = found
  const id = `blood-test-commented-${bloodTestId}`
  if (!(await countJobMail(deps, id, { recipient, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  await deps.mail.send({
    id,
    to: { name: confirmed ? `${firstName} ${lastName}` : '', address: recipient },
    ...composeMail({
      locale,
      subject,
      reason: 'account',
      shop: await readMailShop(deps),
      ...(confirmed ? { name: firstName } : {}),
      blocks: [{ text }, { action, url: deps.config.publicUrl + path }],
    }),
  })
}
