import { randomBytes } from 'node:crypto'
import type { Locale } from 'contract/locale'
import type { LinkedOrder } from 'contract/orders/link-calls'
import { ORDER_LINK_DAYS } from 'contract/orders/link-rules'
import { DAY } from 'contract/units'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Db } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { ensureSecret, findSecret, replaceSecret } from '../../../kernel/secrets/secrets.sql'
import { orderOfToken, orderToken } from '../order-token'
import { findOrder, hasBuyer, listMoves } from '../orders.sql'
import { trackingPage } from '../tracking'

const KEY = 'order-link'
const freshKey = () => randomBytes(32).toString('hex')

/** Returns the key of the links. Read for each mail and each visit, because another process may have changed it. */
export const readOrderLinkKey = async (db: Db) =>
  (await findSecret(db, KEY)) ?? ensureSecret(db, KEY, freshKey())

/** Address that shows an order without a sign-in, to the end of the last day (UTC): a mail sent twice is the same. */
export function orderLink(key: string, publicUrl: string, orderNumber: string, now = Date.now()): string {
  const until = Math.ceil(now / DAY + ORDER_LINK_DAYS) * DAY
  return `${publicUrl}/order-status?token=${orderToken(key, orderNumber, until)}`
}

/** Returns the order of a link that is still good, without the buyer's name, street, phone and mail address. */
export async function getLinkedOrder(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  token: string,
  locale: Locale,
): Promise<LinkedOrder> {
  // A visit writes nothing: before the first mail there is no key, and no link either.
  const key = await findSecret(db, KEY)
  const orderNumber = (key && orderOfToken(key, token)) || fail('orders.link_dead')
  const order = (await findOrder(db, undefined, orderNumber, locale)) ?? fail('orders.link_dead')
  if (!(await hasBuyer(db, order._id))) fail('orders.link_dead')
  const { trackingNumber, discount, items, customerInfo, ...rest } = order
  const { city, country } = customerInfo.address
  return {
    orderNumber,
    status: rest.status,
    paymentStatus: rest.paymentStatus,
    paymentMethod: rest.paymentMethod,
    createdAt: rest.createdAt,
    programsOnly: rest.programsOnly,
    subtotal: rest.subtotal,
    ...(discount ? { discount } : {}),
    tax: rest.tax,
    taxRate: rest.taxRate,
    taxIncluded: rest.taxIncluded,
    shipping: rest.shipping,
    shippingName: rest.shippingName,
    total: rest.total,
    refundedTotal: rest.refundedTotal,
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(trackingNumber && config.trackingUrl
      ? { trackingUrl: trackingPage(config.trackingUrl, trackingNumber) }
      : {}),
    items: items.map(({ _id, name, image, quantity, price, total }) => ({
      _id,
      name,
      image,
      quantity,
      price,
      total,
    })),
    timeline: await listMoves(db, order._id),
    place: { city, country },
  }
}

/** Changes the key, which ends the links of all mails sent so far. */
export async function endOrderLinks({ db }: Pick<Deps, 'db'>, staff: AuditSource): Promise<void> {
  await transaction(db, async (tx) => {
    await replaceSecret(tx, KEY, freshKey())
    await recordAudit(tx, staff, { action: 'order_links_ended' })
  })
}
