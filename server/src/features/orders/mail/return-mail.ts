import type { Locale } from 'contract/locale'
import type { Return } from 'contract/orders/return-calls'
import type { ReturnState } from 'contract/orders/return-rules'
import { unbroken } from 'contract/text'
import { composeMail, isolated, ltr } from '../../../adapters/mail/layout'
import type { JobData } from '../../../kernel/jobs/jobs'
import type { PostalShop } from '../../site/shop.logic'
import type { MailedOrder } from '../orders.sql'
import { orderMailWords } from './order-mail-words'
import { type ReturnNews, returnMailWords } from './return-mail-words'

/** Return that a mail is about, and the step that it tells. */
export interface ReturnStep {
  one: Return
  step: ReturnState
}

interface ReturnMailing {
  order: MailedOrder
  locale: Locale
  shop: PostalShop
  returned: ReturnStep
}

/** Returns the step of a return that its mail names; the refund itself has another mail. */
const toldStep = (step: ReturnState): ReturnNews => (step === 'refunded' ? 'received' : step)

/**
 * A mail about a return: what staff said, and where to send the items once it is approved. Name and items only where the
 * address is confirmed.
 */
export function returnMail(
  { order, locale, shop, returned: { one, step } }: ReturnMailing,
  { name, withItems, url }: { name?: string; withItems: boolean; url: string },
) {
  const w = returnMailWords[locale]
  const { subject, text } = w.news[toldStep(step)]
  const digits = new Intl.NumberFormat(locale)
  const items = one.lines.map(({ itemId, quantity, received }) => {
    const units = step === 'received' ? (received ?? quantity) : quantity
    const line = order.items.find(({ _id }) => _id === itemId)
    return `${digits.format(units)} × ${isolated(unbroken(line?.name ?? ''))}`
  })
  return composeMail({
    locale,
    subject: subject.replace('{number}', order.orderNumber),
    ...(name && { name }),
    reason: 'order',
    shop,
    blocks: [
      { text: text.replace('{number}', ltr(order.orderNumber)) },
      ...(one.answer ? [{ text: `${w.answer}: ${isolated(one.answer)}` }] : []),
      ...(withItems ? [{ title: w.items, lines: items }] : []),
      ...(step === 'approved' ? [{ title: w.sendTo, lines: shop.address.map(isolated) }] : []),
      { action: orderMailWords[locale].orders, url },
    ],
  })
}

/** The return that a job is about, and the step that it tells. */
export function returnOf({ returns }: MailedOrder, { returnId, state }: JobData): ReturnStep | undefined {
  const one = returns.find(({ _id }) => _id === returnId)
  return one && { one, step: state as ReturnState }
}
