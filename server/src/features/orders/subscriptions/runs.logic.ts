import type { RunReason } from 'contract/orders/subscription-rules'
import type { Deps } from '../../../deps'
import { Failure } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { readTimeZone } from '../../site/shop.logic'
import { placeRun } from './run-order'
import * as sql from './runs.sql'
import { SUBSCRIPTION_MAIL, type SubscriptionNews } from './subscription-mail'
import { findSubscription } from './subscriptions.sql'

type RunDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'log'>

/** Runs of one pass of the task. */
const AT_ONCE = 200

/** The scheduled task: announces, asks for, places and leaves out the orders of subscriptions, each when its day has come. */
export async function runSubscriptions(deps: RunDeps): Promise<void> {
  const timeZone = await readTimeZone(deps.db)
  await transaction(deps.db, async (tx) => {
    for (const key of await sql.leaveUnpaidOut(tx)) await tell(deps, tx, key, 'left_out')
    for (const key of await sql.announceRuns(tx, timeZone, AT_ONCE)) await tell(deps, tx, key, 'announced')
  })
  for (const key of await sql.listDueRuns(deps.db, timeZone, AT_ONCE)) {
    try {
      await takeRun(deps, key)
    } catch (error) {
      // One subscription must not hold up the others; the next pass tries it again.
      deps.log.error({ err: error, subscription: key.id, period: key.period }, 'subscription run failed')
    }
  }
}

function tell({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, { id, period }: sql.RunKey, news: SubscriptionNews) {
  return jobs.enqueue(tx, SUBSCRIPTION_MAIL, { subscriptionId: id, period, news })
}

/** Places a cash order, or mails the link of an online one; leaves the run out with a mail where neither is possible. */
async function takeRun(deps: RunDeps, key: sql.RunKey): Promise<void> {
  let reason: RunReason | undefined
  try {
    await transaction(deps.db, async (tx) => {
      const run = await sql.lockRun(tx, key)
      if (run?.state !== 'announced') return
      const row = await findSubscription(tx, key.id, { locale: run.locale })
      if (!row) return
      const { items } = row
      if (items.length === 0 || items.some(({ cents }) => cents === null)) reason = 'sold_out'
      else if (run.paymentMethod === 'online') {
        await sql.setWaiting(tx, key)
        await tell(deps, tx, key, 'pay')
      } else if (items.some(({ cents, agreedCents }) => (cents ?? 0) > agreedCents)) reason = 'price'
      else await placeRun(deps, tx, key, { email: run.email })
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    reason = isSoldOut(error) ? 'sold_out' : 'refused'
  }
  const why = reason
  if (why === undefined) return
  await transaction(deps.db, async (tx) => {
    if (await sql.leaveOut(tx, key, why)) await tell(deps, tx, key, 'left_out')
  })
}

const isSoldOut = ({ code }: Failure) =>
  code === 'orders.insufficient_stock' || code === 'orders.product_unavailable'
