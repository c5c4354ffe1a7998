import { isLocale } from 'contract/locale'
import { wordsWithRuleNumbers } from 'contract/rule-numbers'
import { composeMail, isolated, type MailShop } from '../../../adapters/mail/layout'
import type { Mail } from '../../../adapters/mail/mailer'
import type { Applicant } from './review.sql'

interface Words {
  subject: string
  text: string
  /** Stands above what the reviewer wrote. */
  noteTitle: string
  next: string
  action?: string
}

export const decisionWords = wordsWithRuleNumbers<Record<'approved' | 'rejected', Words>>({
  en: {
    approved: {
      subject: 'Your coach application is approved',
      text: 'Good news: we have read your application and your documents, and we would like to work with you as a coach.',
      noteTitle: 'From the person who read your application',
      next: 'Create your coach account with this email address. We’ll then email you one more link to confirm it’s yours.',
      action: 'Create Your Coach Account',
    },
    rejected: {
      subject: 'Your coach application',
      text: 'Thank you for applying and for the time you put into it. We’ve read your application and documents, and we can’t offer you a place as a coach right now.',
      noteTitle: 'From the person who read your application',
      next: 'You’re welcome to apply again if something changes. We delete the documents of this application after {REJECTED_DOCUMENTS_MONTHS} months.',
    },
  },
  fa: {
    approved: {
      subject: 'درخواست همکاری شما به‌عنوان مربی پذیرفته شد',
      text: 'خبر خوشی برایتان داریم: درخواست و مدارک شما را خوانده‌ایم و خوشحال می‌شویم به‌عنوان مربی با ما همکاری کنید.',
      noteTitle: 'از سوی کسی که درخواست شما را خوانده است',
      next: 'با همین نشانی ایمیل حساب مربیگری خود را بسازید. پس از آن لینک دیگری برایتان می‌فرستیم تا معلوم شود این صندوق ایمیل از آن شماست.',
      action: 'ساختن حساب مربی',
    },
    rejected: {
      subject: 'دربارهٔ درخواست همکاری شما به‌عنوان مربی',
      text: 'از درخواست شما و وقتی که برای آن گذاشتید سپاسگزاریم. درخواست و مدارک شما را خواندیم و متأسفانه اکنون نمی‌توانیم جایی برای همکاری به شما پیشنهاد کنیم.',
      noteTitle: 'از سوی کسی که درخواست شما را خوانده است',
      next: 'هر زمان شرایط تغییر کرد، می‌توانید دوباره درخواست دهید. مدارک این درخواست پس از {REJECTED_DOCUMENTS_MONTHS} ماه پاک می‌شود.',
    },
  },
  nl: {
    approved: {
      subject: 'Je aanmelding als coach is goedgekeurd',
      text: 'Goed nieuws: we hebben je aanmelding en je documenten gelezen en werken graag met je samen als coach.',
      noteTitle: 'Van degene die je aanmelding las',
      next: 'Maak met dit e-mailadres je coachaccount aan. Daarna mailen we je nog één link, waarmee je laat zien dat deze mailbox van jou is.',
      action: 'Coachaccount aanmaken',
    },
    rejected: {
      subject: 'Over je aanmelding als coach',
      text: 'Bedankt voor je aanmelding en voor de tijd die je erin hebt gestoken. We hebben je aanmelding en je documenten gelezen en kunnen je nu geen plek als coach bieden.',
      noteTitle: 'Van degene die je aanmelding las',
      next: 'Verandert er iets, meld je dan gerust opnieuw aan. De documenten van deze aanmelding verwijderen we na {REJECTED_DOCUMENTS_MONTHS} maanden.',
    },
  },
})

/** Returns the mail about a decision in the applicant's language; undefined without a decision. */
export function decisionMail(
  id: string,
  applicant: Applicant,
  publicUrl: string,
  shop: MailShop,
): Mail | undefined {
  const { status, email, firstName, lastName, notes } = applicant
  if (status === 'pending') return undefined
  const locale = isLocale(applicant.locale) ? applicant.locale : 'en'
  const { subject, text, noteTitle, next, action } = decisionWords[locale][status]
  const lines = notes.split('\n').filter((line) => line.trim() !== '')
  const url = `${publicUrl}/coach/register?email=${encodeURIComponent(email)}`
  return {
    id: `coach-application-${status}-${id}`,
    to: { name: `${firstName} ${lastName}`, address: email },
    ...composeMail({
      locale,
      subject,
      reason: 'application',
      shop,
      name: firstName,
      blocks: [
        { text },
        ...(lines.length > 0 ? [{ title: noteTitle, lines: lines.map(isolated) }] : []),
        { text: next },
        ...(action ? [{ action, url }] : []),
      ],
    }),
  }
}
