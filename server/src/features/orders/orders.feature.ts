import { HOUR, MINUTE, SECOND } from 'contract/units'
import type { Sandbox } from '../../adapters/payments/sandbox'
import { feature } from '../../feature'
import { CART_MAIL, remindOfCarts, sendCartMail } from './cart-reminder/cart-reminder.logic'
import { createCheckoutBatch } from './checkout/checkout-batch'
import { shopOrderRoutes } from './console/shop-orders.routes'
import { discountsRoutes } from './discounts/discounts.routes'
import { mirrorDispute, mirrorDisputes } from './disputes/disputes.logic'
import { sweepDocuments } from './documents/documents.logic'
import { issueDocuments } from './documents/issue.logic'
import { orderMailHandlers } from './mail/order-mail'
import {
  DISPUTE_MIRROR,
  ORDER_DOCUMENTS,
  ORDER_PROGRAMS,
  PAYMENT_CLOSE,
  PAYMENT_REFUND,
  REFUND_MIRROR,
  REFUND_SEND,
  WITHDRAWAL,
} from './order-jobs'
import { ordersRoutes } from './orders.routes'
import { sweepKeys } from './orders.sql'
import { closePayment, refundPayment } from './payments/payments.logic'
import { paymentGauges, reconcilePayments } from './payments/reconcile.logic'
import { sandboxRoutes } from './payments/sandbox.routes'
import { ordersPersonal } from './personal'
import { pictureFolders } from './pictures'
import { deliverPrograms } from './programs/deliver.logic'
import { mirrorRefund, mirrorRefunds } from './refunds/mirror.logic'
import { checkRefunds, sendRefund } from './refunds/refund-send.logic'
import { returnPhotoFolder } from './returns/return-photos'
import { returnsRoutes } from './returns/returns.routes'
import { handleWithdrawal } from './returns/withdrawals.logic'
import { sweepWithdrawals } from './returns/withdrawals.sql'
import { stockGauges } from './stock-alarm.sql'
import { runSubscriptions } from './subscriptions/runs.logic'
import { SUBSCRIPTION_MAIL, sendSubscriptionMail } from './subscriptions/subscription-mail'
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes'
import { cancelLapsed, expireHolds } from './transitions.logic'

export const orders = feature({
  owns: [
    'orders',
    'order_lines',
    'order_moves',
    'staff_notes',
    'idempotency_keys',
    'payments',
    'payment_events',
    'refunds',
    'refund_lines',
    'disputes',
    'returns',
    'return_lines',
    'return_photos',
    'withdrawals',
    'invoices',
    'invoice_counters',
    'credit_notes',
    'credit_note_counters',
    'discount_codes',
    'discount_redemptions',
    'cart_reminders',
    'subscriptions',
    'subscription_items',
    'subscription_runs',
  ],
  routes({ bind, http, stylesheet }, deps) {
    ordersRoutes(bind, { ...deps, batch: createCheckoutBatch(deps) })
    shopOrderRoutes(bind, deps)
    discountsRoutes(bind, deps)
    returnsRoutes(bind, deps)
    subscriptionsRoutes(bind, deps)
    if (deps.online?.name === 'sandbox') sandboxRoutes(http, deps, deps.online as Sandbox, stylesheet)
  },
  jobs: (deps) => ({
    ...orderMailHandlers(deps),
    [SUBSCRIPTION_MAIL]: (data) => sendSubscriptionMail(deps, data),
    [CART_MAIL]: (data) => sendCartMail(deps, data),
    [ORDER_DOCUMENTS]: (data) => issueDocuments(deps, data),
    [ORDER_PROGRAMS]: (data) => deliverPrograms(deps, data),
    [WITHDRAWAL]: (data) => handleWithdrawal(deps, data),
    [REFUND_SEND]: (data) => sendRefund(deps, data),
    [REFUND_MIRROR]: (data) => mirrorRefund(deps, data),
    [DISPUTE_MIRROR]: (data) => mirrorDispute(deps, data),
    [PAYMENT_REFUND]: (data) => refundPayment(deps, data),
    [PAYMENT_CLOSE]: (data) => closePayment(deps, data),
  }),
  gauges: (deps) => [...paymentGauges(deps), ...stockGauges(deps)],
  uploads: (deps) => [...pictureFolders(deps), returnPhotoFolder(deps)],
  schedule: [
    { name: 'run-subscriptions', every: 10 * MINUTE, run: (deps) => runSubscriptions(deps) },
    { name: 'remind-of-carts', every: 10 * MINUTE, run: (deps) => remindOfCarts(deps) },
    // A hold that is over is freed within a minute.
    { name: 'expire-holds', every: 15 * SECOND, run: expireHolds },
    { name: 'cancel-lapsed-orders', every: 5 * MINUTE, run: cancelLapsed },
    { name: 'reconcile-payments', every: 1 * HOUR, run: reconcilePayments },
    { name: 'check-refunds', every: 1 * HOUR, run: checkRefunds },
    { name: 'mirror-refunds', every: 24 * HOUR, run: mirrorRefunds },
    { name: 'mirror-disputes', every: 24 * HOUR, run: mirrorDisputes },
    { name: 'sweep-order-documents', every: 24 * HOUR, run: sweepDocuments },
    { name: 'sweep-withdrawals', every: 24 * HOUR, run: ({ db }) => sweepWithdrawals(db) },
    { name: 'sweep-idempotency-keys', every: 10 * MINUTE, run: ({ db }) => sweepKeys(db) },
  ],
  personal: ordersPersonal,
})
