import type { Locale } from 'contract/locale'
import type { Deps } from '../../deps'
import { fail, failFor } from '../../fail'
import type { Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { hashOf, newId } from '../../kernel/ids'
import type { JobData, JobHandler } from '../../kernel/jobs/jobs'
import { countAttempt } from '../auth/auth.sql'
import { backInStockMail } from './back-in-stock-mail'
import * as sql from './stock-alerts.sql'

/** A product that was sold out is there again; each who waits for it then gets a job of his own. */
const BACK_IN_STOCK = 'back-in-stock'
const BACK_IN_STOCK_MAIL = 'back-in-stock-mail'

const HOUR = 60 * 60
/** How often one may ask to be told: from one address of the network, and for one address of mail. */
const LIMITS = { network: { max: 30, seconds: HOUR }, mail: { max: 30, seconds: 24 * HOUR } }

/** Notes who wants to know when a sold-out product is back; asking again changes nothing. */
export async function waitForProduct(
  deps: Pick<Deps, 'db' | 'config'>,
  wish: { productId: string; email: string; locale: Locale },
  address: string,
): Promise<void> {
  const email = wish.email.toLowerCase()
  if (deps.config.rateLimits) {
    await limit(deps, `stock-alert:network:${hashOf(address)}`, LIMITS.network)
    await limit(deps, `stock-alert:mail:${hashOf(email)}`, LIMITS.mail)
  }
  await transaction(deps.db, async (tx) => {
    const product = await sql.lockAvailability(tx, wish.productId)
    if (!product) fail('catalog.product_not_found')
    if (product.inStock) fail('catalog.already_in_stock')
    await sql.insertAlert(tx, { ...wish, email, id: newId() })
  })
}

async function limit(
  { db }: Pick<Deps, 'db'>,
  key: string,
  { max, seconds }: { max: number; seconds: number },
) {
  const { count, left } = await countAttempt(db, key, seconds)
  if (count > max) failFor(left, 'request.too_many_requests', { seconds: left })
}

/** Adds to a product's stock and calls those who wait for it. */
export async function restock(
  deps: Pick<Deps, 'db' | 'jobs'>,
  productId: string,
  quantity: number,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const before = await sql.raiseStock(tx, productId, quantity)
    if (before === undefined) fail('catalog.product_not_found')
    if (before <= 0) await announceBack(deps, tx, [productId])
  })
}

/** To be called in the transaction that raises the stock of these products from 0. */
export async function announceBack(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  productIds: readonly string[],
): Promise<void> {
  for (const productId of productIds) await jobs.enqueue(tx, BACK_IN_STOCK, { productId })
}

/** What the queues do. */
export function stockAlertHandlers(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config'>,
): Record<string, JobHandler> {
  return {
    [BACK_IN_STOCK]: ({ productId }: JobData) =>
      transaction(deps.db, async (tx) => {
        for (const { id } of await sql.callWaiting(tx, String(productId)))
          await deps.jobs.enqueue(tx, BACK_IN_STOCK_MAIL, { alertId: id })
      }),
    [BACK_IN_STOCK_MAIL]: async ({ alertId }: JobData) => {
      const alert = await sql.findAlert(deps.db, String(alertId))
      if (!alert) return
      await deps.mail.send(backInStockMail(alert, deps.config.publicUrl))
      await sql.deleteAlert(deps.db, alert.id)
    },
  }
}
