import type { Received } from 'contract/endpoint'
import { type Cents, formatCents, toCents, toUsd } from 'contract/money'
import type { CheckedDiscount, checkDiscount as checkCall } from 'contract/orders/discount-calls'
import { DISCOUNT_LEAST_ORDER, orderCents } from 'contract/orders/discount-rules'
import type { Deps } from '../../../deps'
import { Failure, fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { consumeDiscountLimit } from '../../auth/attempts'
import { getCart } from '../../cart/cart.logic'
import { readTimeZone } from '../../site/shop.logic'
import { readTrade } from '../../site/trade.logic'
import type { Buyer } from '../checkout/order-draft'
import * as sql from './discounts.sql'

type DiscountDeps = Pick<Deps, 'db' | 'config' | 'pseudonym'>

/** Returns the discount on the buyer's current cart, or the reason for none. */
export function checkDiscount(
  deps: DiscountDeps,
  buyer: Buyer,
  { code }: Received<typeof checkCall>['body'],
): Promise<CheckedDiscount> {
  return withoutGuessing(deps, buyer, async () => {
    const { db } = deps
    const [asked, cart, trade] = await Promise.all([codeAsked(db, code), getCart(db, buyer), readTrade(db)])
    const items = toCents(cart.subtotal)
    const terms = usable(await sql.findTerms(db, asked, buyer.accountId), items)
    const { subtotal, discount, tax, total } = orderCents(items, { discount: terms, tax: trade })
    return {
      code: terms.code,
      kind: terms.kind,
      value: terms.kind === 'percent' ? terms.value : toUsd(terms.value),
      minimum: toUsd(minimumOf(terms)),
      subtotal: toUsd(subtotal),
      discount: toUsd(discount),
      tax: toUsd(tax),
      total: toUsd(total),
    }
  })
}

/** A code with the days on which it is looked at. */
export async function codeAsked(db: Db, code: string): Promise<sql.CodeAsked> {
  return { code, timeZone: await readTimeZone(db) }
}

/** The terms of a code that can be used for these items now; throws why it cannot. */
export function usable(terms: sql.DiscountTerms | undefined, items: Cents): sql.DiscountTerms {
  // The answer hides retired codes, so that guessing reveals nothing.
  if (!terms?.isActive) fail('orders.discount_unknown')
  if (terms.notYet) fail('orders.discount_not_yet')
  if (terms.expired) fail('orders.discount_expired')
  if (terms.usedByCustomer) fail('orders.discount_used')
  if (terms.usedUp) fail('orders.discount_used_up')
  // An account costs nothing, so "once per customer" holds only for people who read their mailbox (rule X-97).
  if (terms.needsConfirmation) fail('orders.discount_unconfirmed')
  const minimum = minimumOf(terms)
  if (items < minimum) fail('orders.discount_minimum', { minimum: formatCents(minimum) })
  return terms
}

const minimumOf = ({ minimum }: sql.DiscountTerms) => Math.max(minimum ?? 0, DISCOUNT_LEAST_ORDER)

/** Runs what a code was typed for; who types many that nobody knows has to wait. */
export async function withoutGuessing<T>(
  deps: DiscountDeps,
  buyer: Buyer,
  work: () => Promise<T>,
): Promise<T> {
  const release = await consumeDiscountLimit(deps, buyer.accountId, buyer.network)
  try {
    const done = await work()
    await release()
    return done
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'orders.discount_unknown')) await release()
    throw error
  }
}
