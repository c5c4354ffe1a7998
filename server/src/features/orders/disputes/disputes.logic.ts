import { CURRENCY } from 'contract/money'
import { NO_MONEY } from 'contract/orders/refund-rules'
import { DAY } from 'contract/units'
import type { ProviderDispute } from '../../../adapters/payments/payments'
import type { Deps } from '../../../deps'
import { transaction } from '../../../kernel/db/transaction'
import type { JobData } from '../../../kernel/jobs/jobs'
import { findAttempt } from '../payments/payments.sql'
import { creditWithoutMoney } from '../refunds/refunds.logic'
import { coverFailed, findMoney } from '../refunds/refunds.sql'
import { splitAmount } from '../refunds/split-amount'
import { lockOrder } from '../transitions.sql'
import * as sql from './disputes.sql'

type DisputeDeps = Pick<Deps, 'db' | 'jobs' | 'online' | 'log'>

/** Period for which the provider is asked after disputes that no notification told of. */
const LOOKED_BACK = 30 * DAY

/** Job: takes over a dispute that the provider has announced, in its present state. */
export async function mirrorDispute(deps: DisputeDeps, data: JobData): Promise<void> {
  const found = await deps.online?.findDispute(String(data.reference))
  if (found) await mirror(deps, found)
}

/** Takes over the disputes of the last 30 days; notifications may be lost. */
export async function mirrorDisputes(deps: DisputeDeps): Promise<void> {
  const { online } = deps
  if (!online) return
  try {
    for await (const found of online.listDisputes(new Date(Date.now() - LOOKED_BACK)))
      await mirror(deps, found)
  } catch (error) {
    deps.log.warn({ err: error }, 'the payment provider could not be asked')
  }
}

/**
 * Stores the present state of a dispute, under the lock of its order; repeats change nothing. A lost dispute takes its
 * amount of the money that was not sent back, at most all of it, once, and of the invoice by a credit note.
 */
async function mirror(deps: DisputeDeps, found: ProviderDispute): Promise<void> {
  if (found.orderNumber === '') return
  const { reference, state, orderNumber } = found
  const isTaken = await transaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    const payment = order && (await findAttempt(tx, order.id, found.attempt))
    if (!order || !payment || found.currency !== CURRENCY) return false
    const known = await sql.findState(tx, reference)
    if (known === 'lost' && state === 'lost') return true
    const { left } = await findMoney(tx, order.id, { sent: true })
    const gone = state === 'lost' ? splitAmount(left, found.amount) : NO_MONEY
    await sql.saveDispute(tx, order.id, found, gone)
    if (state !== 'lost') return true
    await creditWithoutMoney(deps, tx, order.id, { ...gone, source: 'provider' })
    // The customer has this money from the bank: a refund that failed is not owed as well.
    await coverFailed(tx, order.id)
    return true
  })
  const entry = { event: 'dispute_mirrored', dispute: reference, order: orderNumber, state }
  if (isTaken) deps.log.info(entry, 'dispute of a payment')
  else deps.log.warn(entry, 'dispute that fits no order')
}
