import { type Locale, locales } from 'contract/locale'
import { deliveryDays } from 'contract/orders/shipping-rules'
import { type Block, isolated } from '../../../adapters/mail/layout'
import type { PostalShop } from '../../site/shop.logic'
import type { MailedOrder } from '../orders.sql'
import { orderMailWords } from './order-mail-words'

interface Dated {
  order: Pick<MailedOrder, 'heldUntil' | 'createdAt' | 'shippingDays'>
  locale: Locale
  shop: Pick<PostalShop, 'timeZone'>
}

const write = (date: Date, locale: Locale, style: Intl.DateTimeFormatOptions) =>
  isolated(new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, style).format(date))

/** Until when to pay, by the shop's clock; its zone is named, because nobody knows where the mail is read. */
export function payBlock({ order, locale, shop: { timeZone } }: Dated): Block {
  const style = {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  } as const
  return { fact: orderMailWords[locale].until, value: write(new Date(order.heldUntil ?? ''), locale, style) }
}

/** The days on which a parcel comes, counted from the shop's day of the order. */
export function arrivalBlock({ order, locale, shop: { timeZone } }: Dated): Block {
  const w = orderMailWords[locale]
  const placed = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(order.createdAt))
  const [from, to] = deliveryDays(order.shippingDays, placed)
  // Days without a time, which no zone may move.
  const style = { weekday: 'short', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  const day = (text: string) => write(new Date(text), locale, style)
  return {
    fact: w.arrives,
    value: w.between.replace('{from}', () => day(from)).replace('{to}', () => day(to)),
  }
}
