import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { toUsd } from 'contract/money'
import type { addSubscription, changeSubscription, Subscription } from 'contract/orders/subscription-calls'
import { SUBSCRIPTIONS_MAX } from 'contract/orders/subscription-rules'
import type { Deps } from '../../../deps'
import { Failure, fail } from '../../../fail'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { readTimeZone } from '../../site/shop.logic'
import { attemptOf, lockEarlier } from '../attempts.logic'
import { insertMade } from '../attempts.sql'
import { findName, readProducts } from '../checkout/checkout-cart.sql'
import { problemOf } from '../checkout/order-draft'
import { answeredCustomer } from '../orders.logic'
import { beginPayment } from '../payments/payments.logic'
import { draftOfRun, placeRun } from './run-order'
import { findPayable, leaveOpenOut, lockRun, skipComing } from './runs.sql'
import * as sql from './subscriptions.sql'

type ReadDeps = Pick<Deps, 'db' | 'config'>
interface Mine {
  accountId: string
  locale: Locale
}

/** A subscription as its owner sees it, with the total of an order at the prices of now. */
async function answerOf(
  { db, config }: { db: Db; config: Deps['config'] },
  row: sql.SubscriptionRow,
): Promise<Subscription> {
  const { accountId: _, locale: __, items, open, customerInfo, ...rest } = row
  const isBuyable = items.length > 0 && items.every(({ cents }) => cents !== null)
  const lines = isBuyable ? await readProducts(db, items, row.locale) : []
  const { returnDays } = config
  const total = isBuyable ? draftOfRun(row, lines, { period: 0, returnDays }).total : null
  return {
    ...rest,
    customerInfo: answeredCustomer(customerInfo),
    nextOn: open?.day ?? rest.nextOn,
    next: open?.state ?? null,
    items: items.map(({ cents, agreedCents, ...item }) => ({
      ...item,
      price: cents === null ? null : toUsd(cents),
      agreedPrice: toUsd(agreedCents),
    })),
    risen: items.some(({ cents, agreedCents }) => cents !== null && cents > agreedCents),
    total: total === null ? null : toUsd(total),
  }
}

export async function listMine(deps: ReadDeps, { accountId, locale }: Mine): Promise<Subscription[]> {
  const rows = await sql.listSubscriptions(deps.db, accountId, locale)
  return Promise.all(rows.map((row) => answerOf(deps, row)))
}

async function getMine(deps: ReadDeps, id: string, mine: Mine): Promise<Subscription> {
  const row = await sql.findSubscription(deps.db, id, mine)
  return answerOf(deps, row ?? fail('orders.subscription_not_found'))
}

type Items = Received<typeof addSubscription>['body']['items']

/** A line a product, in the order in which checkouts lock products. */
function summed(items: Items): Items {
  const units = new Map<string, number>()
  for (const { productId, quantity } of items) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return [...units]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1))
}

/** Refuses what cannot be subscribed to: programs, and what is not on sale. Sold-out products may come back until the day. */
async function checkItems(tx: Tx, items: Items, locale: Locale) {
  const lines = await readProducts(tx, items, locale)
  for (const { productId } of items) {
    const line = lines.find((one) => one.productId === productId)
    const product = line?.name ?? (await findName(tx, productId, locale)) ?? productId
    if (!line) fail('orders.product_unavailable', { product })
    if (line.programId !== null) fail('orders.subscription_program', { product })
  }
  return lines
}

/**
 * Subscribes to products at their prices of now; the first order is `everyDays` days from today. A repeat answers the
 * subscription of the first request.
 */
export async function subscribe(
  deps: Pick<Deps, 'db' | 'config' | 'online'>,
  mine: Mine,
  body: Received<typeof addSubscription>['body'],
  header: unknown,
): Promise<Subscription> {
  const { accountId, locale } = mine
  const attempt = attemptOf('subscription', { accountId, header, body })
  const { customerInfo: customer, everyDays, paymentMethod, shippingMethod } = body
  if (paymentMethod === 'online' && !deps.online) fail('orders.payment_unavailable')
  const items = summed(body.items)
  const id = await transaction(deps.db, async (tx) => {
    const earlier = await lockEarlier(tx, attempt)
    if (earlier && (await sql.findSubscription(tx, earlier, mine))) return earlier
    const { count, confirmed } = await sql.countSubscriptions(tx, accountId)
    if (!confirmed) fail('orders.subscription_unconfirmed')
    if (count >= SUBSCRIPTIONS_MAX) fail('orders.subscriptions_full')
    const lines = await checkItems(tx, items, locale)
    const id = newId()
    const timeZone = await readTimeZone(tx)
    const one = { id, accountId, locale, everyDays, customer, paymentMethod, shippingMethod, timeZone }
    await sql.insertSubscription(tx, one)
    await sql.replaceItems(tx, id, items)
    const row = (await sql.findSubscription(tx, id, mine)) ?? fail('orders.subscription_not_found')
    const draft = draftOfRun(row, lines, { period: 0, returnDays: deps.config.returnDays })
    const open = { openOrders: 0, openUnits: 0, confirmed }
    const problem = problemOf(draft, lines, {
      limits: deps.config.orderLimits,
      expectedTotal: undefined,
      open,
    })
    // Stock and open orders are asked on the day.
    if (problem instanceof Failure && problem.code !== 'orders.insufficient_stock') throw problem
    await insertMade(tx, attempt, id)
    return id
  })
  return getMine(deps, id, mine)
}

/** Changes a subscription of the caller; absent fields stay as they are. */
export async function change(
  deps: ReadDeps,
  id: string,
  mine: Mine,
  body: Received<typeof changeSubscription>['body'],
): Promise<Subscription> {
  const { paused, skipNext, everyDays, items, acceptPrices } = body
  await transaction(deps.db, async (tx) => {
    if (!(await sql.lockSubscription(tx, id, mine.accountId))) fail('orders.subscription_not_found')
    const timeZone = await readTimeZone(tx)
    if (items) {
      const wanted = summed(items)
      await checkItems(tx, wanted, mine.locale)
      await sql.replaceItems(tx, id, wanted)
    }
    if (acceptPrices) await sql.acceptPrices(tx, id)
    if (everyDays !== undefined) await sql.setRhythm(tx, id, everyDays, timeZone)
    if (skipNext && !(await leaveOpenOut(tx, id, 'skipped'))) await skipComing(tx, id)
    if (paused !== undefined) {
      await sql.setPaused(tx, id, paused, timeZone)
      if (paused) await leaveOpenOut(tx, id, 'skipped')
    }
  })
  return getMine(deps, id, mine)
}

export async function end({ db }: Pick<Deps, 'db'>, id: string, accountId: string): Promise<void> {
  if (!(await sql.deleteSubscription(db, id, accountId))) fail('orders.subscription_not_found')
}

type PayDeps = Pick<Deps, 'db' | 'jobs' | 'online' | 'config' | 'log' | 'returnSecret'>

/**
 * Places the waiting order of a subscription and returns where to pay it; the press is the yes to the prices shown. A repeat
 * answers the order of the first press while it can be paid.
 */
export async function orderNow(
  deps: PayDeps,
  id: string,
  { accountId, locale }: Mine,
  expectedTotal: number,
) {
  if (!deps.online) fail('orders.payment_unavailable')
  const { orderNumber, total } = await transaction(deps.db, async (tx) => {
    const row = await sql.findSubscription(tx, id, { accountId, locale })
    if (!row) fail('orders.subscription_not_found')
    const key = { id, period: row.open?.period ?? 0 }
    const run = await lockRun(tx, key)
    if (run?.state !== 'waiting')
      return (await findPayable(tx, id, expectedTotal)) ?? fail('orders.subscription_not_due')
    const placed = await placeRun(deps, tx, key, { email: run.email, expectedTotal })
    await sql.acceptPrices(tx, id)
    return placed
  })
  const order = { orderNumber, total: toUsd(total), status: 'pending' as const }
  try {
    return { ...order, paymentUrl: await beginPayment(deps, orderNumber, accountId) }
  } catch (error) {
    // The order stays; it is paid from its page.
    if (error instanceof Failure) return order
    throw error
  }
}
