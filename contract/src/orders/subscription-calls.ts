import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { Order } from './calls'
import { CustomerInfo, ShippingMethodCode } from './customer-calls'
import { orderStatuses, paymentMethodCodes } from './rules'
import {
  runReasons,
  SUBSCRIPTION_DAYS_MAX,
  SUBSCRIPTION_DAYS_MIN,
  SUBSCRIPTION_ITEMS_MAX,
  SUBSCRIPTION_UNITS_MAX,
} from './subscription-rules'

const Day = z.iso.date()

/** Products that are ordered again and again; amounts in USD. */
export const Subscription = z.object({
  _id: z.string(),
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      image: z.string(),
      quantity: z.number().int(),
      /** Price of one now, null where it cannot be bought; and the one that was agreed to. */
      price: z.number().nullable(),
      agreedPrice: z.number(),
    }),
  ),
  everyDays: z.number().int(),
  customerInfo: Order.shape.customerInfo,
  paymentMethod: z.enum(paymentMethodCodes),
  shippingMethod: z.string(),
  paused: z.boolean(),
  /** Day of the next order (the shop's). */
  nextOn: Day,
  /** `announced`: its mail is sent; `waiting`: it can be ordered by its link; null before. */
  next: z.enum(['announced', 'waiting']).nullable(),
  /** True where a price is higher than agreed: a cash order is left out until the new prices are agreed to. */
  risen: z.boolean(),
  /** Total of an order at today's prices; null where something cannot be bought. */
  total: z.number().nullable(),
  /** The latest order that is over. */
  last: z
    .object({
      day: Day,
      reason: z.enum(runReasons).nullable(),
      /** Null where it was left out. */
      orderNumber: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
})
export type Subscription = z.infer<typeof Subscription>

const Items = z
  .array(
    z.object(
      {
        productId: Id,
        quantity: z
          .int('cart.quantity_invalid')
          .min(1, 'cart.quantity_invalid')
          .max(SUBSCRIPTION_UNITS_MAX, 'request.out_of_range'),
      },
      'request.wrong_type',
    ),
    'request.wrong_type',
  )
  .min(1, 'orders.items_required')
  .max(SUBSCRIPTION_ITEMS_MAX, 'request.too_many')

const EveryDays = z
  .int('orders.subscription_days')
  .min(SUBSCRIPTION_DAYS_MIN, 'orders.subscription_days')
  .max(SUBSCRIPTION_DAYS_MAX, 'orders.subscription_days')

const params = z.object({ id: Id })

/** Not paged: an account has so many at most. */
export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/subscriptions',
  allow: 'account',
  summary: 'My subscriptions',
  data: z.object({ items: z.array(Subscription) }),
})

/**
 * The first order is placed `everyDays` days from today. Programs are refused (409 `orders.subscription_program`), as is an
 * account whose address is not confirmed, because each order is announced by mail. Send an `Idempotency-Key` header per
 * subscription: a repeat answers the same one, another body is 409. The same body within ten minutes is a repeat as well.
 */
export const addSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions',
  allow: 'account',
  summary: 'Subscribe to products',
  status: 201,
  body: z.object({
    items: Items,
    everyDays: EveryDays,
    customerInfo: CustomerInfo,
    paymentMethod: z.enum(paymentMethodCodes, 'orders.payment_method_invalid'),
    shippingMethod: ShippingMethodCode,
  }),
  data: Subscription,
})

/**
 * Fields that are missing stay. `items` replaces all of them; products that stay keep the price that was agreed to.
 * `skipNext` leaves the next order out, `acceptPrices` agrees to today's prices.
 */
export const changeSubscription = endpoint({
  method: 'PATCH',
  path: '/subscriptions/:id',
  allow: 'account',
  summary: 'Change, pause or skip a subscription',
  params,
  body: z.object({
    paused: z.boolean('request.wrong_type').optional(),
    skipNext: z.boolean('request.wrong_type').optional(),
    everyDays: EveryDays.optional(),
    items: Items.optional(),
    acceptPrices: z.boolean('request.wrong_type').optional(),
  }),
  data: Subscription,
})

/** Orders that were placed stay. */
export const deleteSubscription = endpoint({
  method: 'DELETE',
  path: '/subscriptions/:id',
  allow: 'account',
  summary: 'End a subscription',
  params,
})

/**
 * Places the order that waits for its link, at today's prices; 409 `orders.total_changed` where they are not those seen. A
 * repeat answers the same order while it can be paid.
 */
export const orderSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/order',
  allow: 'account',
  summary: 'Place the order of a subscription that waits to be paid online',
  status: 201,
  params,
  body: z.object({
    expectedTotal: z
      .number('request.wrong_type')
      .min(0, 'request.out_of_range')
      .max(1e9, 'request.out_of_range'),
  }),
  data: z.object({
    orderNumber: z.string(),
    total: z.number(),
    status: z.enum(orderStatuses),
    /** Address of the payment page; missing while the provider cannot be reached. */
    paymentUrl: z.string().optional(),
  }),
})
