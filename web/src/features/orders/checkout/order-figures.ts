import { countryCodeOf } from 'contract/countries'
import { toCents, toUsd } from 'contract/money'
import { type Discount, orderCents } from 'contract/orders/discount-rules'
import type { PaymentMethod } from 'contract/orders/rules'
import { offeredMethods, type ShippingMethod, STANDARD, shippingCents } from 'contract/orders/shipping-rules'
import type { useTrade } from '../../site/trade'

/** Way of shipping as it is offered: its price in USD for these goods. */
export interface OfferedMethod extends Pick<ShippingMethod, 'code' | 'names' | 'businessDays'> {
  price: number
}

/** Totals and choices of an order that is being placed; amounts in USD. */
export interface CheckoutFigures {
  /** True if the shop takes online payment. */
  online: boolean
  paymentMethod: PaymentMethod
  /** False for programs alone, which are not shipped. */
  shippable: boolean
  shippingMethod: string
  /** Ways of shipping to the country of the address; all of them while it is open. */
  methods: readonly OfferedMethod[]
  subtotal: number
  discount: number
  tax: number
  taxRate: number
  taxIncluded: boolean
  shipping: number
  total: number
}

interface Priced {
  subtotal: number
  discount?: Discount | undefined
  shippable: boolean
  /** The way that was chosen, and the country as it was typed. */
  chosen: string
  country: string
}

/** Returns the figures of an order under the shop's terms, as the server computes them. */
export function figuresOf(
  trade: ReturnType<typeof useTrade>,
  { subtotal, discount, shippable, chosen, country }: Priced,
): Omit<CheckoutFigures, 'online' | 'paymentMethod'> {
  const offered = offeredMethods(trade.shippingMethods, country.trim() === '' ? null : countryCodeOf(country))
  // A way that is not offered to this country gives place to the first one that is.
  const method = offered.find(({ code }) => code === chosen) ?? offered[0]
  const items = toCents(subtotal)
  const sums = orderCents(items, { discount, method: shippable ? method : undefined, tax: trade })
  return {
    shippable,
    shippingMethod: shippable ? (method?.code ?? chosen) : STANDARD,
    methods: offered.map((one) => ({ ...one, price: toUsd(shippingCents(one, items - sums.discount)) })),
    subtotal,
    discount: toUsd(sums.discount),
    tax: toUsd(sums.tax),
    taxRate: trade.taxRate,
    taxIncluded: trade.taxShown === 'included',
    shipping: toUsd(sums.shipping),
    total: toUsd(sums.total),
  }
}
