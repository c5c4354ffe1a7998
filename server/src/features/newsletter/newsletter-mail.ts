import type { Locale } from 'contract/locale'
import { NEWSLETTER_LINK_DAYS } from 'contract/newsletter/rules'
import { type Block, composeMail } from '../../adapters/mail/layout'
import type { Deps } from '../../deps'
import type { JobData } from '../../kernel/jobs/jobs'
import { signId } from '../../kernel/signed-id'
import { readMailShop } from '../site/shop.logic'
import { leaveLink } from './leave-link'
import { findAddress } from './newsletter.sql'

/** Queue of the mails that confirm and welcome. */
export const NEWSLETTER_MAIL = 'newsletter-mail'
/** Purpose of the token in the link that confirms. */
export const CONFIRM = 'newsletter-confirm'

/** `{days}` is filled in. */
export const newsletterMailWords: Record<
  Locale,
  {
    confirm: { subject: string; text: string; action: string; note: string }
    welcome: { subject: string; text: string; action: string }
  }
> = {
  en: {
    confirm: {
      subject: 'Last step: confirm your newsletter',
      text: 'Someone, most likely you, asked for our newsletter at this address. Please confirm that you’d like to get it:',
      action: 'Confirm My Subscription',
      note: 'The link works for {days} days. If it wasn’t you, you don’t need to do anything: without your confirmation we won’t write again.',
    },
    welcome: {
      subject: 'You’re on our newsletter list',
      text: 'Thank you. From now on you’ll get our newsletter at this address. You can unsubscribe at any time, in every newsletter or here:',
      action: 'Unsubscribe',
    },
  },
  fa: {
    confirm: {
      subject: 'آخرین گام: خبرنامه را تأیید کنید',
      text: 'کسی، به احتمال زیاد خودتان، خبرنامهٔ ما را برای این نشانی خواسته است. اگر می‌خواهید آن را دریافت کنید، تأیید کنید:',
      action: 'تأیید اشتراک',
      note: 'این لینک {days} روز اعتبار دارد. اگر شما نبوده‌اید، لازم نیست کاری بکنید؛ بدون تأیید شما دیگر ایمیلی نمی‌فرستیم.',
    },
    welcome: {
      subject: 'اشتراک خبرنامهٔ شما فعال شد',
      text: 'سپاسگزاریم. از این پس خبرنامهٔ ما به این نشانی می‌رسد. هر زمان بخواهید می‌توانید اشتراک را لغو کنید؛ در هر خبرنامه یا از همین‌جا:',
      action: 'لغو اشتراک',
    },
  },
  nl: {
    confirm: {
      subject: 'Laatste stap: bevestig je nieuwsbrief',
      text: 'Iemand, waarschijnlijk jij, heeft onze nieuwsbrief aangevraagd voor dit adres. Bevestig dat je hem wilt ontvangen:',
      action: 'Aanmelding bevestigen',
      note: 'De link werkt {days} dagen. Heb je hier niet om gevraagd? Dan hoef je niets te doen: zonder je bevestiging mailen we niet meer.',
    },
    welcome: {
      subject: 'Je krijgt onze nieuwsbrief',
      text: 'Bedankt. Vanaf nu krijg je onze nieuwsbrief op dit adres. Afmelden kan altijd, in elke nieuwsbrief of hier:',
      action: 'Afmelden',
    },
  },
}

type MailDeps = Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym'>

/** The job's handler; sends nothing that is no longer due: a confirmed address gets no further link. May run twice. */
export async function sendNewsletterMail(deps: MailDeps, data: JobData): Promise<void> {
  const address = await findAddress(deps.db, String(data.addressId))
  if (!address) return
  const { id, email, locale } = address
  const welcomes = data.mail === 'welcome'
  if (!(welcomes ? address.isActive : address.isWaiting)) return
  const w = newsletterMailWords[locale]
  const { page, oneClick } = leaveLink(deps, 'newsletter', id)
  const confirmUrl = `${deps.config.publicUrl}/newsletter?token=${signId(deps.pseudonym, CONFIRM, id)}`
  const days = new Intl.NumberFormat(locale).format(NEWSLETTER_LINK_DAYS)
  const blocks: Block[] = welcomes
    ? [{ text: w.welcome.text }, { action: w.welcome.action, url: page, quiet: true }]
    : [
        { text: w.confirm.text },
        { action: w.confirm.action, url: confirmUrl },
        { small: w.confirm.note.replace('{days}', days) },
      ]
  await deps.mail.send({
    id: `newsletter-${String(data.mailId)}`,
    to: { name: '', address: email },
    ...(welcomes && { unsubscribe: oneClick }),
    ...composeMail({
      locale,
      subject: w[welcomes ? 'welcome' : 'confirm'].subject,
      reason: 'alert',
      shop: await readMailShop(deps),
      blocks,
    }),
  })
}
