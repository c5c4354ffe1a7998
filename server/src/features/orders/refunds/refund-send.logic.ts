import type { RefundOutcome } from '../../../adapters/payments/payments'
import type { Deps } from '../../../deps'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { type JobData, RetryableError } from '../../../kernel/jobs/jobs'
import { lockOrderById } from '../transitions.sql'
import { settleLocked } from './refunds.logic'
import * as sql from './refunds.sql'

type SendDeps = Pick<Deps, 'db' | 'jobs' | 'online' | 'log'>

/** Refunds whose outcome one run asks for. */
const ASKED_AT_ONCE = 200

/**
 * Job: hands a refund to the provider that took the money; where that one is not set up (any longer) it waits until it is.
 * The provider makes it once, however often an attempt is repeated.
 */
export async function sendRefund(deps: SendDeps, data: JobData): Promise<void> {
  const refund = await sql.findRefund(deps.db, String(data.refundId))
  if (refund?.state !== 'pending' || refund.method !== 'provider' || !refund.paymentReference) return
  const { online } = deps
  if (online?.name !== refund.provider)
    throw new RetryableError(`there is no provider ${refund.provider} here`)
  const { amount, paymentReference } = refund
  const key = sql.providerKey(refund)
  await settle(deps, refund, await online.refund({ reference: paymentReference, key, amount }))
}

/** Asks for the outcome of refunds that the provider has taken and not carried out. */
export async function checkRefunds(deps: SendDeps): Promise<void> {
  const { online } = deps
  if (!online) return
  for (const id of await sql.listUnderWay(deps.db, online.name, ASKED_AT_ONCE)) {
    const refund = await sql.findRefund(deps.db, id)
    if (!refund?.reference) continue
    try {
      const outcome = await online.findRefund(refund.reference)
      if (outcome) await settle(deps, refund, outcome)
    } catch (error) {
      deps.log.warn({ err: error, refund: id }, 'the payment provider could not be asked')
      return
    }
  }
}

async function settle(deps: SendDeps, refund: sql.OwedRefund, outcome: RefundOutcome): Promise<void> {
  await transaction(deps.db, async (tx: Tx) => {
    await lockOrderById(tx, refund.orderId)
    await settleLocked(deps, tx, refund, outcome)
  })
  if (outcome.state === 'failed') {
    const { id, orderId } = refund
    deps.log.warn(
      { event: 'refund_failed', refund: id, order: orderId, failure: outcome.failure },
      'a refund failed',
    )
  }
}
