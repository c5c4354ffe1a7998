import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type { Withdrawal } from 'contract/orders/console-return-calls'
import type { withdraw } from 'contract/orders/return-calls'
import { hasLeft } from 'contract/orders/rules'
import { clampPage } from 'contract/page'
import type { Deps } from '../../../deps'
import { Failure, fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import type { JobData } from '../../../kernel/jobs/jobs'
import { networkOf } from '../../../kernel/network'
import { consumeNetworkLimit, tooManyRequests } from '../../auth/attempts'
import { readTimeZone } from '../../site/shop.logic'
import { readPrefixes } from '../../site/trade.logic'
import { WITHDRAWAL } from '../order-jobs'
import { numbersTyped } from '../order-number'
import { type LockedOrder, lockOrder } from '../transitions.sql'
import type { LineUnits } from './parcels.logic'
import { returnableUnits, tellReturn } from './returns.logic'
import { insertReturn, listReturnable } from './returns.sql'
import { sendWithdrawalMail } from './withdrawal-mail'
import * as sql from './withdrawals.sql'

/** Declarations from one network. */
const DECLARATIONS = { max: 20, seconds: 60 * 60 }

/**
 * Takes a declaration down and answers nothing about it: a job finds the order and mails, so that neither the answer nor its
 * time tells whether an order exists. A repeat within ten minutes is taken down once.
 */
export async function declare(
  deps: Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym'>,
  { name, orderNumber, email, lines }: Received<typeof withdraw>['body'],
  { address, locale }: { address: string; locale: Locale },
): Promise<void> {
  await consumeNetworkLimit(deps, 'withdrawal', address, DECLARATIONS, { refuse: tooManyRequests })
  const id = newId()
  await transaction(deps.db, async (tx) => {
    const isNew = await sql.insertWithdrawal(tx, {
      id,
      name,
      orderNumber: numbersTyped(orderNumber, await readPrefixes(tx))[0] ?? orderNumber,
      email,
      lines: lines ? JSON.stringify(lines) : null,
      locale,
      networkHash: deps.pseudonym(networkOf(address).narrow),
      timeZone: await readTimeZone(tx),
    })
    if (isNew) await deps.jobs.enqueue(tx, WITHDRAWAL, { withdrawalId: id })
  })
}

/** Job: links a declaration with its order, opens the return of what was sent, and confirms the arrival by mail. */
export async function handleWithdrawal(
  deps: Pick<Deps, 'db' | 'jobs' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  data: JobData,
): Promise<void> {
  const stored = await sql.findStored(deps.db, String(data.withdrawalId))
  if (!stored) return
  if (stored.orderId === null) await link(deps, stored)
  await sendWithdrawalMail(deps, stored)
}

async function link({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, stored: sql.StoredWithdrawal): Promise<void> {
  const digits = stored.orderNumber.replace(/^.*-/, '')
  const orderNumbers = numbersTyped(digits, await readPrefixes(db))
  const named = await sql.findNamedOrder(db, { orderNumbers, email: stored.email })
  if (!named) return
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, named.orderNumber)
    // Another run may have been faster.
    if (!order || (await sql.findStored(tx, stored.id))?.orderId !== null) return
    const lines = await withdrawnUnits(tx, order, stored.lines)
    const returnId = lines.length > 0 ? newId() : null
    if (returnId) {
      const row = { id: returnId, orderId: order.id, state: 'approved', source: 'withdrawal' } as const
      await insertReturn(tx, { ...row, reason: '', lines, photos: [] })
      // The order's own mailbox learns where to send the goods.
      await tellReturn({ jobs }, tx, row, 'approved')
    }
    await sql.linkOrder(tx, stored.id, { orderId: order.id, returnId })
  })
}

/** Units that come back by a withdrawal: those that it names, as far as they can, else all; none of an order that was not sent. */
async function withdrawnUnits(tx: Tx, order: LockedOrder, lines: string | null) {
  if (!hasLeft(order)) return []
  const able = await listReturnable(tx, order.id)
  const all = able
    .filter(({ quantity }) => quantity > 0)
    .map(({ itemId, quantity }) => ({ itemId, quantity }))
  const named: LineUnits[] = lines === null ? all : JSON.parse(lines)
  try {
    return named.length > 0 ? await returnableUnits(tx, order, named) : []
  } catch (error) {
    // Staff decide about what cannot simply come back.
    if (error instanceof Failure) return []
    throw error
  }
}

/** A page of the declarations; one beyond the last shows the last. */
export async function list({ db }: Pick<Deps, 'db'>, query: { page: number; limit: number }) {
  const total = await sql.countWithdrawals(db)
  const { position, slice } = clampPage(query, total)
  return { items: await sql.listWithdrawals(db, slice), total, ...position }
}

/** Notes that nothing is left to do; a repeat changes nothing. */
export async function close({ db }: Pick<Deps, 'db'>, id: string, staff: AuditSource): Promise<Withdrawal> {
  await transaction(db, async (tx) => {
    const found = (await sql.findWithdrawal(tx, id)) ?? fail('orders.withdrawal_not_found')
    if (!(await sql.closeWithdrawal(tx, id))) return
    await recordAudit(tx, staff, {
      action: 'withdrawal_closed',
      ...(found.order && { object: { type: 'order' as const, id: found.order._id } }),
      details: { withdrawalId: id },
    })
  })
  return (await sql.findWithdrawal(db, id)) ?? fail('orders.withdrawal_not_found')
}
