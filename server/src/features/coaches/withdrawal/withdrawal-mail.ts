import type { Locale } from 'contract/locale'
import { composeMail } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import { newId } from '../../../kernel/ids'
import type { JobHandler } from '../../../kernel/jobs/jobs'
import { readMailShop } from '../../site/shop.logic'
import { findApplicant } from '../review/review.sql'
import { withdrawalUrl } from './withdrawal-token'

/** Queue of the links that withdraw an application. */
export const WITHDRAWAL_LINK = 'coach-withdrawal-link'

export const withdrawalWords: Record<
  Locale,
  { subject: string; text: string; action: string; note: string }
> = {
  en: {
    subject: 'Withdraw your application',
    text: 'Someone, most likely you, asked to withdraw your application as a coach. This erases your details and your documents:',
    action: 'Withdraw My Application',
    note: 'The link works until we’ve decided. If you didn’t ask for it, you don’t need to do anything: we’ll keep your application.',
  },
  fa: {
    subject: 'پس گرفتن درخواست',
    text: 'کسی، به احتمال زیاد خودتان، خواسته است درخواست مربیگری شما پس گرفته شود. با این کار مشخصات و مدارک شما پاک می‌شود:',
    action: 'پس گرفتن درخواست',
    note: 'این لینک تا زمان تصمیم ما اعتبار دارد. اگر درخواست از شما نبوده، لازم نیست کاری بکنید؛ درخواست مربیگری شما نزد ما می‌ماند.',
  },
  nl: {
    subject: 'Trek je aanmelding in',
    text: 'Iemand, waarschijnlijk jij, wil je aanmelding als coach intrekken. Daarmee worden je gegevens en documenten gewist:',
    action: 'Mijn aanmelding intrekken',
    note: 'De link werkt tot we hebben beslist. Heb je hier niet om gevraagd? Dan hoef je niets te doen: je aanmelding blijft staan.',
  },
}

/** The job's handler; sends nothing where there is no application, or none that waits. May run twice. */
export function withdrawalHandlers(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym'>,
): Record<string, JobHandler> {
  return {
    [WITHDRAWAL_LINK]: async ({ applicationId }) => {
      if (typeof applicationId !== 'string') return
      const applicant = await findApplicant(deps.db, applicationId)
      if (applicant?.status !== 'pending') return
      const locale = applicant.locale as Locale
      const w = withdrawalWords[locale]
      const mail = composeMail({
        locale,
        subject: w.subject,
        reason: 'application',
        shop: await readMailShop(deps),
        name: applicant.firstName,
        blocks: [
          { text: w.text },
          { action: w.action, url: withdrawalUrl(deps, applicationId) },
          { small: w.note },
        ],
      })
      const to = { name: `${applicant.firstName} ${applicant.lastName}`, address: applicant.email }
      await deps.mail.send({ id: `withdrawal-${newId()}`, to, ...mail })
    },
  }
}
