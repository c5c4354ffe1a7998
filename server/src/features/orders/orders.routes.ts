import {
  cancelOrder,
  checkout,
  getOrder,
  getPlacedOrder,
  listMyOrders,
  paymentWebhook,
  payOrder,
} from 'contract/orders/calls'
import { getCreditNote, getInvoice } from 'contract/orders/document-calls'
import { endOrderLinks, getLinkedOrder } from 'contract/orders/link-calls'
import { repeatOrder } from 'contract/orders/repeat-calls'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import { Attachment } from '../../kernel/http/attachment'
import type { Binder } from '../../kernel/http/bind'
import { networkOf } from '../../kernel/network'
import { placeOrder } from './checkout/checkout.logic'
import type { CheckoutBatch } from './checkout/checkout-batch'
import * as documents from './documents/documents.logic'
import * as links from './link/order-link.logic'
import * as orders from './orders.logic'
import { beginPayment, receiveNotice } from './payments/payments.logic'
import { repeatOrder as repeat } from './repeat.logic'
import { cancelOrderOf } from './transitions.logic'

export function ordersRoutes(bind: Binder, deps: Deps & { batch: CheckoutBatch }): void {
  bind(checkout, async ({ session, locale, address, body, headers }) => {
    const buyer = { accountId: session.accountId, locale, network: deps.pseudonym(networkOf(address).narrow) }
    const data = await placeOrder(deps, buyer, body, headers['idempotency-key'])
    return { message: 'Order placed successfully', data }
  })
  bind(listMyOrders, async ({ session, locale, query }) => ({
    data: await orders.listMine(deps, { accountId: session.accountId, locale }, query),
  }))
  bind(getOrder, async ({ session, locale, params }) => ({
    data: await orders.getOrder(deps, session, params.orderNumber, locale),
  }))
  bind(getPlacedOrder, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    return { data: await orders.getPlaced(deps, params) }
  })
  bind(getLinkedOrder, async ({ params, locale, reply }) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    return { data: await links.getLinkedOrder(deps, params.token, locale) }
  })
  bind(endOrderLinks, async (call) => {
    await links.endOrderLinks(deps, auditSource(deps, call))
    return {}
  })
  bind(payOrder, async ({ session, params }) => ({
    data: { paymentUrl: await beginPayment(deps, params.orderNumber, orders.ownerOf(session)) },
  }))
  bind(cancelOrder, async ({ session, params, ...call }) => {
    await cancelOrderOf(deps, session, params.orderNumber, auditSource(deps, { session, ...call }))
    const data = await orders.getOrder(deps, session, params.orderNumber, call.locale)
    return { message: 'Order cancelled', data }
  })
  bind(repeatOrder, async ({ session: { accountId }, locale, params }) => ({
    data: await repeat(deps, { accountId, locale }, params.orderNumber),
  }))
  bind(getInvoice, async ({ session, params, query }) => {
    const { name, bytes } = await documents.getInvoice(deps, session, params.orderNumber, query.lang)
    return new Attachment(name, bytes)
  })
  bind(getCreditNote, async ({ session, params, query }) => {
    const { name, bytes } = await documents.getCreditNote(deps, session, params, query.lang)
    return new Attachment(name, bytes)
  })
  bind(
    paymentWebhook,
    async ({ params, raw, headers }) => {
      await receiveNotice(deps, params.provider, raw, headers)
      return {}
    },
    { kind: 'webhook' },
  )
}
