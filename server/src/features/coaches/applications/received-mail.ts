import type { Locale } from 'contract/locale'
import { composeMail, isolated, type MailShop } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import type { JobHandler } from '../../../kernel/jobs/jobs'
import { readMailShop } from '../../site/shop.logic'
import { withdrawalUrl } from '../withdrawal/withdrawal-token'
import { findSubmitted, type Submitted } from './applications.sql'

/** Confirms to an applicant that the application has arrived. */
export const APPLICATION_RECEIVED = 'coach-application-received'

export const receivedWords: Record<
  Locale,
  { subject: string; text: string; programs: string; next: string; why: string; withdraw: string }
> = {
  en: {
    subject: 'We have received your application',
    text: 'Thank you for applying as a coach at Tavan. We have your application and your documents.',
    programs: 'You want to coach',
    next: 'We read every application ourselves and email you as soon as we’ve decided. You don’t need to do anything until then.',
    why: 'Didn’t apply? Then someone entered your address by mistake, and you can ignore this email.',
    withdraw: 'Withdraw the Application',
  },
  fa: {
    subject: 'درخواست شما رسید',
    text: 'از اینکه برای مربیگری در «توان» درخواست داده‌اید سپاسگزاریم. درخواست و مدارک شما سالم به دست ما رسید.',
    programs: 'برنامه‌هایی که انتخاب کرده‌اید',
    next: 'هر درخواست را خودمان می‌خوانیم و همین که تصمیم گرفتیم، با ایمیل خبرتان می‌کنیم. تا آن هنگام نیازی نیست کاری بکنید.',
    why: 'درخواستی نداده‌اید؟ پس کسی نشانی شما را به اشتباه نوشته است و می‌توانید این ایمیل را نادیده بگیرید.',
    withdraw: 'پس گرفتن درخواست',
  },
  nl: {
    subject: 'We hebben je aanmelding ontvangen',
    text: 'Bedankt dat je je als coach bij Tavan aanmeldt. Je aanmelding en je documenten zijn goed aangekomen.',
    programs: 'Je wilt coach zijn voor',
    next: 'We lezen elke aanmelding zelf en schrijven je zodra we hebben beslist. Tot dan hoef je niets te doen.',
    why: 'Heb je je niet aangemeld? Dan heeft iemand per ongeluk jouw adres ingevuld en kun je deze mail negeren.',
    withdraw: 'Aanmelding intrekken',
  },
}

function receivedMail(applicant: Submitted, shop: MailShop, url: string) {
  const w = receivedWords[applicant.locale]
  return composeMail({
    locale: applicant.locale,
    subject: w.subject,
    reason: 'application',
    shop,
    name: applicant.firstName,
    blocks: [
      { text: w.text },
      { title: w.programs, lines: applicant.programs.map(isolated) },
      { text: w.next },
      { small: w.why },
      { action: w.withdraw, url, quiet: true },
    ],
  })
}

/** The job's handler: mails the applicant; may run twice. */
export function receivedHandlers(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym'>,
): Record<string, JobHandler> {
  const { db, mail } = deps
  return {
    [APPLICATION_RECEIVED]: async ({ applicationId }) => {
      const applicant = await findSubmitted(db, String(applicationId))
      if (!applicant) return
      await mail.send({
        id: `${APPLICATION_RECEIVED}-${applicationId}`,
        to: { name: `${applicant.firstName} ${applicant.lastName}`, address: applicant.email },
        ...receivedMail(applicant, await readMailShop(deps), withdrawalUrl(deps, String(applicationId))),
      })
    },
  }
}
