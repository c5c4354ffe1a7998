import type { Locale } from 'contract/locale'
import { toUsd } from 'contract/money'
import { unbroken } from 'contract/text'
import { amount, composeMail, isolated, type MailShop } from '../../../adapters/mail/layout'
import type { Mail } from '../../../adapters/mail/mailer'
import type { LeaveLink } from '../../newsletter/leave-link'
import type { CartOwner, LeftLine } from './cart-reminder.sql'

export const cartMailWords: Record<
  Locale,
  { subject: string; text: string; note: string; action: string; why: string; leave: string }
> = {
  en: {
    subject: 'There’s still something in your cart',
    text: 'You put this in your cart and haven’t ordered it:',
    note: 'Prices are those of today. We can’t hold anything for you until you order.',
    action: 'Open My Cart',
    why: 'You asked us to remind you once. We won’t write about this cart again.',
    leave: 'Turn off cart reminders',
  },
  fa: {
    subject: 'هنوز چیزی در سبد خرید شماست',
    text: 'این‌ها را در سبد خرید گذاشته‌اید و هنوز سفارش نداده‌اید:',
    note: 'قیمت‌ها قیمت امروز است. تا زمان سفارش، چیزی برای شما نگه داشته نمی‌شود.',
    action: 'باز کردن سبد خرید',
    why: 'خواسته بودید یک بار یادآوری کنیم. دربارهٔ این سبد دیگر ایمیلی نمی‌فرستیم.',
    leave: 'خاموش کردن یادآوری سبد خرید',
  },
  nl: {
    subject: 'Er ligt nog iets in je winkelwagen',
    text: 'Dit heb je in je winkelwagen gelegd en nog niet besteld:',
    note: 'De prijzen zijn die van vandaag. We kunnen niets apart houden tot je bestelt.',
    action: 'Mijn winkelwagen openen',
    why: 'Je hebt ons gevraagd je één keer te herinneren. Over deze winkelwagen mailen we niet nog eens.',
    leave: 'Herinneringen aan je winkelwagen uitzetten',
  },
}

interface CartNews {
  id: string
  owner: CartOwner
  lines: readonly LeftLine[]
  leave: LeaveLink
  publicUrl: string
  shop: MailShop
}

/** Composes the one reminder of a cart that was left alone. */
export function cartMail({ id, owner, lines, leave, publicUrl, shop }: CartNews): Mail {
  const { email, firstName, lastName, locale } = owner
  const w = cartMailWords[locale]
  const digits = new Intl.NumberFormat(locale)
  return {
    id,
    to: { name: `${firstName} ${lastName}`.trim(), address: email },
    unsubscribe: leave.oneClick,
    ...composeMail({
      locale,
      subject: w.subject,
      name: firstName,
      reason: 'account',
      shop,
      blocks: [
        { text: w.text },
        {
          rows: lines.map(({ name, quantity, unit }) => ({
            label: `${digits.format(quantity)} × ${isolated(unbroken(name))}`,
            value: amount(toUsd(quantity * unit)),
          })),
        },
        { action: w.action, url: `${publicUrl}/cart` },
        { text: w.note },
        { small: w.why },
        { action: w.leave, url: leave.page, quiet: true },
      ],
    }),
  }
}
