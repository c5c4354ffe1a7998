import type { Locale } from 'contract/locale'
import { composeMail, isolated, type MailShop } from '../../../adapters/mail/layout'
import type { Mail } from '../../../adapters/mail/mailer'

/** `{name}` is the product's. */
export const backInStockWords: Record<
  Locale,
  { subject: string; text: string; action: string; why: string }
> = {
  en: {
    subject: '{name} is back in stock',
    text: 'You asked us to let you know: {name} is back in stock. We can’t hold it for you, so the first to order gets it.',
    action: 'See the Product',
    why: 'This is a one-time email: this address was entered on the product page. We’ve now removed it.',
  },
  fa: {
    subject: '{name} دوباره موجود شد',
    text: 'همان‌طور که خواسته بودید، خبر می‌دهیم که {name} دوباره موجود شده است. محصول برای کسی نگه داشته نمی‌شود و به هر که زودتر سفارش دهد می‌رسد.',
    action: 'دیدن محصول',
    why: 'این ایمیل فقط یک بار فرستاده می‌شود، چون نشانی شما در صفحهٔ محصول ثبت شده بود. اکنون آن را پاک کرده‌ایم.',
  },
  nl: {
    subject: '{name} is weer op voorraad',
    text: 'Je wilde het weten: {name} is weer op voorraad. We kunnen niets apart houden, dus wie het eerst bestelt, heeft het.',
    action: 'Product bekijken',
    why: 'Je krijgt deze mail één keer, omdat je adres op de productpagina is achtergelaten. We hebben het nu verwijderd.',
  },
}

/** Tells one address that a product is back. */
export function backInStockMail(
  alert: { id: string; productId: string; email: string; locale: Locale; name: string },
  publicUrl: string,
  shop: MailShop,
): Mail {
  const { locale, email, name } = alert
  const w = backInStockWords[locale]
  const named = (text: string) => text.replace('{name}', () => isolated(name))
  return {
    id: `back-in-stock-${alert.id}`,
    to: { name: '', address: email },
    ...composeMail({
      locale,
      subject: named(w.subject),
      reason: 'alert',
      shop,
      blocks: [
        { text: named(w.text) },
        { action: w.action, url: `${publicUrl}/product/${alert.productId}` },
        { small: w.why },
      ],
    }),
  }
}
