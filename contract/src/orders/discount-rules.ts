import type { ErrorCode } from '../errors'
import { type Cents, toCents } from '../money'
import { asciiDigits } from '../sentence'
import { type TaxTerms, taxOf } from '../tax'
import { withoutFormat } from '../text'
import { type ShippingMethod, shippingCents } from './shipping-rules'

export const discountKinds = ['percent', 'amount'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** Discount of a code, in whole per cent or in cents. */
export interface Discount {
  kind: DiscountKind
  value: number
}

export const DISCOUNT_CODE_MIN = 3
export const DISCOUNT_CODE_MAX = 30
/** Maximum characters typed into the field, spaces included. */
export const DISCOUNT_TYPED_MAX = 100
export const DISCOUNT_PERCENT_MAX = 90
export const DISCOUNT_NOTE_MAX = 500
/** Most of either limit. */
export const DISCOUNT_LIMIT_MAX = 1_000_000
/** Most that an amount or a minimum can be. */
export const DISCOUNT_CENTS_MAX: Cents = 10_000_000

/** No code is for less; so a discount is never nothing. */
export const DISCOUNT_LEAST_ORDER: Cents = 100
/** A discount leaves this much of the items, so that every order has something to pay: a card is charged no less. */
export const DISCOUNT_LEAVES: Cents = 50

/** Rows of a page of codes where the query names no other number. */
export const DISCOUNTS_PER_PAGE = 25

export const discountStates = ['active', 'scheduled', 'expired', 'usedUp', 'archived'] as const
export type DiscountState = (typeof discountStates)[number]

/** Normalises a code for storage and comparison: capitals, no spaces, ASCII digits. */
export function normalDiscountCode(typed: string): string {
  return withoutFormat(asciiDigits(typed)).replace(/\s+/gu, '').toUpperCase()
}

/**
 * Returns the discount on these items; the only place that computes it. Per cent are rounded half up once per order; at
 * least `DISCOUNT_LEAVES` remains to pay.
 */
export function discountOf(subtotal: Cents, { kind, value }: Discount): Cents {
  const wanted = kind === 'percent' ? Math.floor((subtotal * value + 50) / 100) : value
  return Math.max(0, Math.min(wanted, subtotal - DISCOUNT_LEAVES))
}

/** Amounts of an order in cents; `shippingTax` is the part of the tax that is on, or in, the shipping. */
export interface OrderCents {
  subtotal: Cents
  discount: Cents
  tax: Cents
  shippingTax: Cents
  shipping: Cents
  total: Cents
}

/**
 * Returns the amounts of an order: discount on the items before tax, shipping by what is left of them, tax on both where
 * shipping is taxed. Tax is rounded once per order and lies in the total where prices include it.
 */
export function orderCents(subtotal: Cents, { discount, method, tax: terms }: OrderTerms): OrderCents {
  const off = discount ? discountOf(subtotal, discount) : 0
  const goods = subtotal - off
  const shipping = method ? shippingCents(method, goods) : 0
  const goodsTax = taxOf(goods, terms)
  const tax = terms.shippingTaxed ? taxOf(goods + shipping, terms) : goodsTax
  const added = terms.taxShown === 'included' ? 0 : tax
  return {
    subtotal,
    discount: off,
    tax,
    shippingTax: tax - goodsTax,
    shipping,
    total: goods + added + shipping,
  }
}

interface OrderTerms {
  discount?: Discount | undefined
  /** Way of shipping; none for programs, which are not shipped. */
  method?: Pick<ShippingMethod, 'price' | 'freeFrom'> | undefined
  tax: TaxTerms
}

/** The fields of a code as the console's form holds them; amounts in USD, days as `2026-11-23`. */
export interface DiscountForm {
  code: string
  kind: DiscountKind
  value: number
  minimum: number | null
  from: string | null
  until: string | null
  limit: number | null
  customerLimit: number | null
}

type Problem = { path: keyof DiscountForm; code: ErrorCode }

const CODE_SHAPE = /^[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?$/
const isLimit = (limit: number | null) =>
  limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= DISCOUNT_LIMIT_MAX)
const isAmount = (usd: number) =>
  Number.isFinite(usd) &&
  usd > 0 &&
  toCents(usd) <= DISCOUNT_CENTS_MAX &&
  Math.abs(usd * 100 - toCents(usd)) < 1e-6

/** Every rule that the form of a code fails, in the order of its fields. */
export function discountProblems(form: DiscountForm): Problem[] {
  const code = normalDiscountCode(form.code)
  const fits = code.length >= DISCOUNT_CODE_MIN && code.length <= DISCOUNT_CODE_MAX && CODE_SHAPE.test(code)
  const problems: Problem[] = fits ? [] : [{ path: 'code', code: 'orders.discount_code_invalid' }]
  const { kind, value, minimum, from, until } = form
  if (kind === 'percent' && !(Number.isInteger(value) && value >= 1 && value <= DISCOUNT_PERCENT_MAX))
    problems.push({ path: 'value', code: 'orders.discount_percent_invalid' })
  if (kind === 'amount' && !isAmount(value))
    problems.push({ path: 'value', code: 'orders.discount_amount_invalid' })
  if (minimum !== null && !isAmount(minimum))
    problems.push({ path: 'minimum', code: 'orders.discount_amount_invalid' })
  if (from !== null && until !== null && until < from)
    problems.push({ path: 'until', code: 'orders.period_invalid' })
  if (!isLimit(form.limit)) problems.push({ path: 'limit', code: 'orders.discount_limit_invalid' })
  if (!isLimit(form.customerLimit))
    problems.push({ path: 'customerLimit', code: 'orders.discount_limit_invalid' })
  return problems
}
