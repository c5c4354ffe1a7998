import type { Locale } from 'contract/locale'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import type { JobData, JobHandler } from '../../../kernel/jobs/jobs'
import { consumeMailLimit, consumeNetworkLimit, type LimitDeps } from '../../auth/attempts'
import { readMailShop } from '../../site/shop.logic'
import { backInStockMail } from './back-in-stock-mail'
import * as sql from './stock-alerts.sql'

/** Fans out: one mail job for each alert of a product that is back in stock. */
const BACK_IN_STOCK = 'back-in-stock'
const BACK_IN_STOCK_MAIL = 'back-in-stock-mail'

const HOUR = 60 * 60
/** Requested alerts per network. */
const PER_NETWORK = { max: 30, seconds: HOUR }

/** Adds an alert for a sold-out product; idempotent. */
export async function waitForProduct(
  deps: LimitDeps,
  alert: { productId: string; email: string; locale: Locale },
  address: string,
): Promise<void> {
  const email = alert.email.toLowerCase()
  await consumeNetworkLimit(deps, 'stock-alert', address, PER_NETWORK)
  await consumeMailLimit(deps, { recipient: email, network: address })
  await transaction(deps.db, async (tx) => {
    const product = await sql.lockAvailability(tx, alert.productId)
    if (!product) fail('catalog.product_not_found')
    if (product.inStock) fail('catalog.already_in_stock')
    await sql.insertAlert(tx, { ...alert, email, id: newId() })
  })
}

/** Adds to a product's stock and notifies its alerts. */
export async function restock(
  deps: Pick<Deps, 'db' | 'jobs'>,
  productId: string,
  quantity: number,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const before = await sql.raiseStock(tx, productId, quantity, { cause: 'adjusted', reason: 'delivery' })
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

/** The job handlers; each may run twice. */
export function stockAlertHandlers(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config'>,
): Record<string, JobHandler> {
  return {
    [BACK_IN_STOCK]: ({ productId }: JobData) =>
      transaction(deps.db, async (tx) => {
        await sql.deleteWished(tx, String(productId))
        for (const { id } of await sql.callWaiting(tx, String(productId)))
          await deps.jobs.enqueue(tx, BACK_IN_STOCK_MAIL, { alertId: id })
      }),
    [BACK_IN_STOCK_MAIL]: async ({ alertId }: JobData) => {
      const alert = await sql.findAlert(deps.db, String(alertId))
      if (!alert) return
      await deps.mail.send(backInStockMail(alert, deps.config.publicUrl, await readMailShop(deps)))
      await sql.deleteAlert(deps.db, alert.id)
    },
  }
}
