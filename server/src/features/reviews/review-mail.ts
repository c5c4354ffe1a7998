import { isLocale, type Locale } from 'contract/locale'
import type { RefusalReason } from 'contract/reviews/rules'
import { composeMail, isolated } from '../../adapters/mail/layout'
import type { Deps } from '../../deps'
import type { JobData } from '../../kernel/jobs/jobs'
import { countJobMail } from '../auth/attempts'
import { readMailShop } from '../site/shop.logic'
import { findMailed } from './reviews.sql'

/** Queue of the mails to authors whose review is refused. */
export const REVIEW_REFUSED_MAIL = 'review-refused-mail'

interface Words {
  subject: string
  text: string
  why: string
  change: string
  action: string
  reasons: Record<RefusalReason, string>
}

/** `{name}` is the product's. */
export const reviewMailWords: Record<Locale, Words> = {
  en: {
    subject: 'Your review of {name}',
    text: 'We can’t show your review of {name} as it is.',
    why: 'Reason',
    change: 'You can change it; we’ll read it again. Bad ratings are no reason for us to refuse a review.',
    action: 'Change My Review',
    reasons: {
      off_topic: 'It isn’t about the product.',
      offensive: 'It insults someone.',
      personal_data: 'It contains personal details, such as a name, an address or a phone number.',
      advertising: 'It advertises something else.',
      health_claim:
        'It says that a product heals or prevents an illness, which the law doesn’t let us publish.',
      not_own: 'Text or photos were taken from someone else.',
    },
  },
  fa: {
    subject: 'نظر شما دربارهٔ {name}',
    text: 'نظر شما دربارهٔ {name} را به این شکل نمی‌توانیم نمایش دهیم.',
    why: 'دلیل',
    change: 'می‌توانید آن را ویرایش کنید تا دوباره بخوانیم. امتیاز پایین هرگز دلیل رد کردن یک نظر نیست.',
    action: 'ویرایش نظر',
    reasons: {
      off_topic: 'دربارهٔ این محصول نیست.',
      offensive: 'در آن به کسی توهین شده است.',
      personal_data: 'در آن اطلاعات شخصی، مانند نام، نشانی یا شمارهٔ تلفن، آمده است.',
      advertising: 'تبلیغ چیز دیگری است.',
      health_claim:
        'در آن آمده که محصول بیماری‌ای را درمان یا از آن پیشگیری می‌کند؛ قانون انتشار چنین متنی را اجازه نمی‌دهد.',
      not_own: 'متن یا عکس‌ها از شخص دیگری است.',
    },
  },
  nl: {
    subject: 'Je beoordeling van {name}',
    text: 'We kunnen je beoordeling van {name} zo niet tonen.',
    why: 'Reden',
    change:
      'Je kunt hem aanpassen; dan lezen we hem opnieuw. Een slechte score is voor ons nooit een reden om een beoordeling te weigeren.',
    action: 'Beoordeling aanpassen',
    reasons: {
      off_topic: 'Hij gaat niet over het product.',
      offensive: 'Er wordt iemand in beledigd.',
      personal_data: 'Er staan persoonsgegevens in, zoals een naam, adres of telefoonnummer.',
      advertising: 'Er wordt reclame in gemaakt voor iets anders.',
      health_claim:
        'Er staat in dat een product een ziekte geneest of voorkomt. Dat mogen we van de wet niet publiceren.',
      not_own: 'De tekst of de foto’s zijn van iemand anders.',
    },
  },
}

/** The job's handler: mails the author why the review is refused; nothing that they typed is in it. */
export async function mailRefusal(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const review = await findMailed(deps.db, String(data.reviewId))
  if (!review?.refusal) return
  const id = `review-refused-${String(data.mailId)}`
  const { email: recipient, accountId } = review
  if (!(await countJobMail(deps, id, { recipient, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  const locale = isLocale(review.locale) ? review.locale : 'en'
  const w = reviewMailWords[locale]
  const named = (text: string) => text.replace('{name}', () => isolated(review.product))
  const name = review.confirmed ? `${review.firstName} ${review.lastName}`.trim() : ''
  await deps.mail.send({
    id,
    to: { name, address: recipient },
    ...composeMail({
      locale,
      subject: named(w.subject),
      ...(review.confirmed && { name: review.firstName }),
      reason: 'account',
      shop: await readMailShop(deps),
      blocks: [
        { text: named(w.text) },
        { fact: w.why, value: w.reasons[review.refusal] },
        { text: w.change },
        { action: w.action, url: `${deps.config.publicUrl}/product/${review.productId}#reviews` },
      ],
    }),
  })
}
