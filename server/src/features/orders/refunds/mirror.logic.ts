import { CURRENCY } from 'contract/money'
import { DAY } from 'contract/units'
import type { ProviderRefund } from '../../../adapters/payments/payments'
import type { Deps } from '../../../deps'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import type { JobData } from '../../../kernel/jobs/jobs'
import { findAttempt, finishRefund, type Payment } from '../payments/payments.sql'
import { insertRefundStep, type LockedOrder, lockOrder } from '../transitions.sql'
import { settleLocked } from './refunds.logic'
import * as sql from './refunds.sql'
import { splitAmount } from './split-amount'

type MirrorDeps = Pick<Deps, 'db' | 'jobs' | 'online' | 'log'>

/** Period for which the provider is asked after refunds that no notification told of. */
const LOOKED_BACK = 30 * DAY

/** Job: takes over a refund that the provider has announced, in its present state. */
export async function mirrorRefund(deps: MirrorDeps, data: JobData): Promise<void> {
  const found = await deps.online?.findRefund(String(data.reference))
  if (found) await mirror(deps, found)
}

/** Takes over the refunds of the last 30 days; notifications may be lost. */
export async function mirrorRefunds(deps: MirrorDeps): Promise<void> {
  const { online } = deps
  if (!online) return
  try {
    for await (const found of online.listRefunds(new Date(Date.now() - LOOKED_BACK)))
      await mirror(deps, found)
  } catch (error) {
    deps.log.warn({ err: error }, 'the payment provider could not be asked')
  }
}

/** Brings our books up to a refund of the provider, under the lock of its order: repeats change nothing. */
async function mirror(deps: MirrorDeps, found: ProviderRefund): Promise<void> {
  if (found.orderNumber === '') return
  const outcome = await transaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, found.orderNumber)
    const payment = order && (await findAttempt(tx, order.id, found.attempt))
    if (!order || !payment || found.currency !== CURRENCY) return 'unknown'
    return take(deps, tx, { order, payment, found })
  })
  const entry = { event: 'refund_mirrored', refund: found.reference, order: found.orderNumber, outcome }
  if (outcome === 'unknown') deps.log.warn(entry, 'refund that fits no order')
  else if (outcome !== 'known') deps.log.info(entry, 'refund of the provider')
}

interface Taking {
  order: LockedOrder
  payment: Payment
  found: ProviderRefund
}

async function take(deps: MirrorDeps, tx: Tx, taking: Taking): Promise<'known' | 'late' | 'changed' | 'new'> {
  const { order, payment, found } = taking
  const ours = await sql.findMirrored(tx, order.id, { reference: found.reference, id: idOf(found.key) })
  if (ours) return (await follow(deps, tx, ours, found)) ? 'changed' : 'known'
  // Late money: it never was the order's.
  if (payment.status === 'refunding') {
    if (found.state === 'sent' && found.amount === payment.amount) await finishRefund(tx, payment.id)
    return 'late'
  }
  if (payment.status !== 'paid' && !(await sql.hasRefunds(tx, order.id, payment.id))) return 'late'
  if (found.state === 'failed') return 'known'
  const owed = await sql.findFailed(tx, order.id, found.amount)
  if (owed) {
    // Staff paid at the provider what had failed here.
    await sql.reopenRefund(tx, owed.id, { method: 'provider', paymentId: payment.id, note: null })
    await settleLocked(deps, tx, { ...owed, orderId: order.id, attempt: owed.attempt + 1 }, found)
    return 'changed'
  }
  await insert(deps, tx, taking)
  await sql.coverFailed(tx, order.id)
  return 'new'
}

/** The refund that a key names; a repeated attempt has its number behind the id. */
const idOf = (key: string | undefined) => key?.replace(/-\d+$/, '') ?? null

/** Follows a refund of ours; a sent one may fail days later. */
async function follow(
  deps: MirrorDeps,
  tx: Tx,
  ours: sql.OwedRefund,
  found: ProviderRefund,
): Promise<boolean> {
  // Paid another way since, or covered by another refund.
  if (ours.method !== 'provider') return false
  const isOld =
    found.key !== undefined && found.key !== sql.providerKey(ours) && ours.reference !== found.reference
  if (isOld || ours.state === found.state || ours.state === 'failed' || found.state === 'pending')
    return false
  if (ours.state === 'sent') await sql.unsettle(tx, ours.id)
  await settleLocked(deps, tx, ours, found)
  return true
}

/** A refund that was made at the provider, by amount. */
async function insert(deps: MirrorDeps, tx: Tx, { order, payment, found }: Taking): Promise<void> {
  const { left, whole } = await sql.findMoney(tx, order.id)
  const inLeft = splitAmount(left, found.amount)
  // Promised to a refund that is under way: the money has gone all the same, and that one will fail.
  const beyond = splitAmount(whole, found.amount - inLeft.amount)
  const tax = inLeft.tax + beyond.tax
  const shipping = inLeft.shipping + beyond.shipping
  const refund = { id: newId(), orderId: order.id }
  await sql.insertRefund(tx, {
    ...refund,
    paymentId: payment.id,
    state: 'pending',
    source: 'provider',
    method: 'provider',
    net: found.amount - tax - shipping,
    tax,
    shipping,
    amount: found.amount,
    reason: '',
    note: null,
    lines: [],
  })
  await insertRefundStep(tx, order.id, 'payment', '')
  if (found.state === 'pending') await sql.nameRefund(tx, refund.id, found.reference)
  else await settleLocked(deps, tx, { ...refund, attempt: 1 }, found)
}
