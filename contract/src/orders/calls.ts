import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pagePosition, pageQuery } from '../page'
import { customerStatuses, stages } from '../programs/rules'
import { CustomerInfo, ShippingMethodCode, storedTexts } from './customer-calls'
import { DiscountCodeText } from './discount-calls'
import { refundMethods, refundSources, refundStates } from './refund-rules'
import { Return } from './return-calls'
import {
  customerTexts,
  deliveryTexts,
  NOTES_MAX,
  orderStatuses,
  ordersShownCodes,
  parcelEnds,
  paymentMethodCodes,
  paymentStatuses,
} from './rules'

export const ORDERS_PER_PAGE = 50

/** One status change of an order, oldest first. */
export const OrderMove = z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() })
export type OrderMove = z.infer<typeof OrderMove>

/** A line of an order, priced as it was bought; amounts in USD. */
export const OrderItem = z.object({
  _id: z.string(),
  productId: z.string(),
  /** Name at the time of purchase, in the requested language if it was stored. */
  name: z.string(),
  sku: z.string(),
  image: z.string(),
  quantity: z.number().int(),
  price: z.number(),
  total: z.number(),
  /** Shares of all its units in the discount and the tax of the order. */
  discount: z.number(),
  tax: z.number(),
  /** Units that were refunded, also where the money is still under way. */
  refunded: z.number().int(),
})
export type OrderItem = z.infer<typeof OrderItem>

const Timestamp = z.iso.datetime()

/** Money that goes back for an order; amounts in USD. */
export const Refund = z.object({
  _id: z.string(),
  state: z.enum(refundStates),
  /** Sum of `net`, `tax` and `shipping`. */
  amount: z.number(),
  net: z.number(),
  tax: z.number(),
  shipping: z.number(),
  /** Staff's reason; staff alone see it. */
  reason: z.string().optional(),
  source: z.enum(refundSources),
  method: z.enum(refundMethods),
  /** Units of a refund by line; none of one by amount. */
  lines: z.array(z.object({ itemId: z.string(), quantity: z.number().int() })),
  /** Null until its credit note is issued, and where it has none. */
  creditNoteNumber: z.string().nullable(),
  createdAt: Timestamp,
})
export type Refund = z.infer<typeof Refund>

export const Order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  customerInfo: z.object({
    ...storedTexts(customerTexts),
    address: z.object({
      ...storedTexts(deliveryTexts),
      /** Code of ISO 3166-1 of the country if its text was recognised. */
      countryCode: z.string().optional(),
    }),
  }),
  items: z.array(OrderItem),
  /** True if all lines are programs: nothing is delivered, and `cod` means payment by arrangement. */
  programsOnly: z.boolean(),
  /** Its program that waits for the customer’s answers; only in the list of orders, absent where none does. */
  questionsDue: z.string().optional(),
  subtotal: z.number(),
  /** Discount on the items before tax, and its code; absent without one. */
  discount: z.number().optional(),
  discountCode: z.string().optional(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  paymentMethod: z.enum(paymentMethodCodes),
  /** Code of its way of shipping. */
  shippingMethod: z.string(),
  /** Name of it in the requested language, and its business days, as they were when the order was placed. */
  shippingName: z.string(),
  shippingDays: z.object({ min: z.number().int(), max: z.number().int() }),
  /** Per cent, as it was when the order was placed; `taxIncluded`: prices and shipping contain the tax. */
  taxRate: z.number(),
  taxIncluded: z.boolean(),
  /** Deadline of the online payment; absent if it cannot be paid online or the time is over. */
  heldUntil: Timestamp.optional(),
  /** Money is on its way back or still owed, whatever the order's status; absent where it is not. */
  refunding: z.boolean().optional(),
  /** Sum of the refunds that were sent. */
  refundedTotal: z.number(),
  /** Oldest first. */
  refunds: z.array(Refund),
  /** Oldest first. */
  returns: z.array(Return),
  trackingNumber: z.string().optional(),
  /** Reason for which its parcel came back undelivered and the order was cancelled; staff refund a payment afterwards. */
  endReason: z.enum(parcelEnds).optional(),
  /** The carrier's page of that number, where the shop has named one. */
  trackingUrl: z.string().optional(),
  notes: z.string().optional(),
})
export type Order = z.infer<typeof Order>

/**
 * Places an order from my cart. Send an `Idempotency-Key` header per attempt: a repeat answers the same order, another
 * body under the same key is refused (409). `expectedTotal` (USD) refuses the order when the buyer saw another total. With a
 * `discountCode` that cannot be used (any longer) there is no order (409). A 409 about the cart's lines or its total has
 * `data.changes`, as the cart has them.
 */
export const checkout = endpoint({
  method: 'POST',
  path: '/orders/checkout',
  allow: 'account',
  specified: true,
  summary: 'Place an order from my cart',
  status: 201,
  body: z.object({
    customerInfo: CustomerInfo,
    paymentMethod: z.enum(paymentMethodCodes, 'orders.payment_method_invalid'),
    shippingMethod: ShippingMethodCode,
    notes: text(NOTES_MAX),
    discountCode: DiscountCodeText.optional(),
    expectedTotal: z
      .number('request.wrong_type')
      .min(0, 'request.out_of_range')
      .max(1e9, 'request.out_of_range')
      .optional(),
    /** The buyer of a program asks that it begins at once, and pays for the days that have run if they withdraw. */
    beginAtOnce: z.boolean('request.wrong_type').optional(),
  }),
  data: z.object({
    orderNumber: z.string(),
    total: z.number(),
    paymentMethod: z.enum(paymentMethodCodes),
    shippingMethod: z.string(),
    status: z.enum(orderStatuses),
    /** Address of the payment page; online payment only. */
    paymentUrl: z.string().optional(),
  }),
})

export const listMyOrders = endpoint({
  method: 'GET',
  path: '/orders/user',
  allow: 'account',
  summary: 'My orders, newest first',
  query: z.object({
    /** Any other value, or none: all of them. */
    show: z.enum(ordersShownCodes).optional().catch(undefined),
    ...pageQuery({ limit: ORDERS_PER_PAGE }),
  }),
  data: z.object({
    orders: z.array(Order),
    total: z.number().int(),
    ...pagePosition,
  }),
})

/** Program of an order with the status and the stage that its customer sees. */
export const OrderedProgram = z.object({
  _id: z.string(),
  status: z.enum(customerStatuses),
  stage: z.enum(stages).nullable(),
})
export type OrderedProgram = z.infer<typeof OrderedProgram>

/** Order with its timeline and the actions its customer may still take. */
export const OrderDetail = Order.extend({
  timeline: z.array(OrderMove),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  /** Price in USD of the days of its programs that have run; a cancellation now does not refund it. */
  keptOnCancel: z.number(),
  /** Units of goods that can be returned now; `sealed` ones (food and supplements) only unopened. */
  returnable: z.array(z.object({ itemId: z.string(), quantity: z.number().int(), sealed: z.boolean() })),
  /** Last day to return them (`YYYY-MM-DD`, the shop's); null while no delivery is recorded. */
  returnUntil: z.iso.date().nullable(),
  hasInvoice: z.boolean(),
  /** Programs of an order of programs alone that nobody has ended; absent for parcels and before the confirmation. */
  programs: z.array(OrderedProgram).optional(),
})
export type OrderDetail = z.infer<typeof OrderDetail>

/** A fresh address to pay an open online order at, while its stock is held (decision X-30). */
export const payOrder = endpoint({
  method: 'POST',
  path: '/orders/:orderNumber/pay',
  allow: 'account',
  summary: 'Pay an order that is still open',
  params: z.object({ orderNumber: Id }),
  data: z.object({ paymentUrl: z.string() }),
})

/**
 * While pending or confirmed; a paid order is refunded, stock comes back (decision X-32). With programs in it: before a plan
 * is published, or within 14 days of the payment, less the days that have run if the buyer asked to begin at once; 409
 * `orders.program_started` afterwards.
 */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/orders/:orderNumber/cancel',
  allow: 'account',
  summary: 'Cancel my order',
  params: z.object({ orderNumber: Id }),
  data: OrderDetail,
})

/** Returns the order shown on /order-success, by the short-lived token of the return address (decision X-28). */
export const getPlacedOrder = endpoint({
  method: 'GET',
  path: '/orders/placed/:token',
  allow: 'public',
  summary: 'The confirmation of an order by its return token',
  params: z.object({ token: z.string().min(1).max(400) }),
  data: z.object({
    orderNumber: z.string(),
    total: z.number(),
    paymentMethod: z.enum(paymentMethodCodes),
    shippingMethod: z.string(),
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
  }),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/:orderNumber',
  allow: 'account',
  summary: 'One of my orders',
  params: z.object({ orderNumber: Id }),
  data: OrderDetail,
})

/** Receives notifications of a payment provider, signed over the raw body; answers 200 only after the commit. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/payments/webhook/:provider',
  allow: 'public',
  summary: 'A payment provider tells what became of a payment',
  params: z.object({ provider: Id }),
  rawBody: true,
})
