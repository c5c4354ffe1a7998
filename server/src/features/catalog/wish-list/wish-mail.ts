import type { Locale } from 'contract/locale'
import { toUsd } from 'contract/money'
import { amount, composeMail, isolated, type MailShop } from '../../../adapters/mail/layout'
import type { Mail } from '../../../adapters/mail/mailer'
import type { AlertedPerson, AlertedProduct } from './alerts.sql'

/** `{name}` and `{price}` are the product's. */
export const wishMailWords: Record<
  Locale,
  {
    one: string
    several: string
    back: string
    cheaper: string
    note: string
    action: string
    list: string
    why: string
  }
> = {
  en: {
    one: 'News about {name}',
    several: 'News about products on your wish list',
    back: '{name} is back in stock: {price}.',
    cheaper: '{name} now costs less: {price}.',
    note: 'We can’t hold anything for you, so the first to order gets it.',
    action: 'See the Product',
    list: 'Open My Wish List',
    why: 'You asked for these alerts on your wish list, where you can turn them off.',
  },
  fa: {
    one: 'خبری دربارهٔ {name}',
    several: 'خبرهایی دربارهٔ محصولات فهرست علاقه‌مندی‌های شما',
    back: '{name} دوباره موجود شد: {price}.',
    cheaper: 'قیمت {name} کمتر شد: {price}.',
    note: 'چیزی برای کسی نگه داشته نمی‌شود و به هر که زودتر سفارش دهد می‌رسد.',
    action: 'دیدن محصول',
    list: 'باز کردن علاقه‌مندی‌ها',
    why: 'این خبرها را در فهرست علاقه‌مندی‌های خود خواسته‌اید و همان‌جا می‌توانید خاموششان کنید.',
  },
  nl: {
    one: 'Nieuws over {name}',
    several: 'Nieuws over producten op je verlanglijst',
    back: '{name} is weer op voorraad: {price}.',
    cheaper: '{name} kost nu minder: {price}.',
    note: 'We kunnen niets apart houden, dus wie het eerst bestelt, heeft het.',
    action: 'Product bekijken',
    list: 'Mijn verlanglijst openen',
    why: 'Je hebt op je verlanglijst om deze meldingen gevraagd. Daar kun je ze ook uitzetten.',
  },
}

interface WishNews {
  id: string
  person: AlertedPerson
  locale: Locale
  products: readonly (AlertedProduct & { isBack: boolean })[]
}

/** Composes the mail about products of a wish list: those back in stock and those with a lower price. */
export function wishMail(
  { id, person, locale, products }: WishNews,
  publicUrl: string,
  shop: MailShop,
): Mail {
  const { email, confirmed, firstName, lastName } = person
  const w = wishMailWords[locale]
  const [first] = products
  const only = products.length === 1 ? first : undefined
  const named = (text: string, { name, cents }: AlertedProduct) =>
    text.replace('{name}', () => isolated(name)).replace('{price}', () => amount(toUsd(cents)))
  return {
    id,
    to: { name: confirmed ? `${firstName} ${lastName}`.trim() : '', address: email },
    ...composeMail({
      locale,
      subject: only ? named(w.one, only) : w.several,
      reason: 'account',
      shop,
      ...(confirmed && { name: firstName }),
      blocks: [
        ...products.map((product) => ({ text: named(product.isBack ? w.back : w.cheaper, product) })),
        { text: w.note },
        only
          ? { action: w.action, url: `${publicUrl}/product/${only.id}` }
          : { action: w.list, url: `${publicUrl}/wish-list` },
        { small: w.why },
      ],
    }),
  }
}
