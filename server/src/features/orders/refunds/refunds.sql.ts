import type { Refund } from 'contract/orders/calls'
import type {
  Money,
  RefundableLine,
  RefundMethod,
  RefundSource,
  RefundState,
} from 'contract/orders/refund-rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { lineId, lineNet, owed, refundedUnits } from './refund-fragments.sql'

/** A line with the product whose stock it came from. */
export interface OrderedLine extends RefundableLine {
  position: number
  productId: string
}

/** Lines of an order in their order, with what refunds have taken of them. */
export function listLines(tx: Db, orderId: string): Promise<OrderedLine[]> {
  return tx<OrderedLine[]>`
    select ${lineId(tx, tx`l`)} as "itemId", l.position, l.product_id as "productId", l.quantity,
      ${lineNet(tx)} as net, l.tax_cents as tax, ${refundedUnits(tx)} as refunded
    from order_lines l join orders o on o.id = l.order_id where l.order_id = ${orderId} order by l.position`
}

/** Money of an order that neither a refund, whatever its state, nor a lost dispute has taken. */
export async function findLeft(db: Db, orderId: string): Promise<Money> {
  return (await findMoney(db, orderId)).left
}

/**
 * Money of an order, and what of it neither refunds nor lost disputes have taken. `sent` counts the refunds that were sent
 * alone: money that is only promised is still in the shop's hands.
 */
export async function findMoney(
  db: Db,
  orderId: string,
  { sent = false } = {},
): Promise<{ whole: Money; left: Money }> {
  const [row] = await db<(Money & { takenNet: number; takenTax: number; takenShipping: number })[]>`
    select o.goods_net_cents as net, o.goods_tax_cents as tax, o.shipping_gross_cents as shipping,
      coalesce(r.net, 0)::int as "takenNet", coalesce(r.tax, 0)::int as "takenTax",
      coalesce(r.shipping, 0)::int as "takenShipping"
    from orders o cross join lateral (
      select sum(net_cents) as net, sum(tax_cents) as tax, sum(shipping_cents) as shipping
      from (select net_cents, tax_cents, shipping_cents from refunds where order_id = o.id and method <> 'none'
          and (not ${sent}::boolean or state = 'sent')
        union all select net_cents, tax_cents, shipping_cents from disputes where order_id = o.id) gone) r
    where o.id = ${orderId}`
  if (!row) throw new Error('the order is not there')
  const { takenNet, takenTax, takenShipping, ...whole } = row
  // Money that went back at the provider may be more than was left.
  const left = {
    net: Math.max(0, whole.net - takenNet),
    tax: Math.max(0, whole.tax - takenTax),
    shipping: Math.max(0, whole.shipping - takenShipping),
  }
  return { whole, left }
}

/** True if refunds of an order went, or go, through this payment of it. */
export async function hasRefunds(tx: Tx, orderId: string, paymentId: string): Promise<boolean> {
  const rows = await tx`select from refunds where order_id = ${orderId} and payment_id = ${paymentId} limit 1`
  return rows.length === 1
}

export interface NewRefund extends Money {
  id: string
  orderId: string
  paymentId: string | null
  /** `sent` where no money has to go. */
  state: 'pending' | 'sent'
  source: RefundSource
  method: RefundMethod
  amount: number
  reason: string
  note: string | null
  request?: { key: string; hash: string } | undefined
  lines: readonly { position: number; quantity: number; restocked: number; net: number; tax: number }[]
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  const { id, orderId, lines, request } = refund
  await tx`
    insert into refunds (id, order_id, payment_id, state, source, method, net_cents, tax_cents, shipping_cents,
      amount_cents, reason, note, request_key, request_hash, settled_at)
    values (${id}, ${orderId}, ${refund.paymentId}, ${refund.state}, ${refund.source}, ${refund.method}, ${refund.net},
      ${refund.tax}, ${refund.shipping}, ${refund.amount}, ${refund.reason}, ${refund.note},
      ${request?.key ?? null}, ${request?.hash ?? null}, case when ${refund.state} = 'sent' then now() end)`
  if (lines.length > 0) {
    await tx`
      insert into refund_lines (refund_id, order_id, position, quantity, restocked, net_cents, tax_cents)
      select ${id}, ${orderId}, l.position, l.quantity, l.restocked, l.net, l.tax
      from json_to_recordset(${tx.json(lines)}::json)
        as l (position int, quantity int, restocked int, net int, tax int)`
  }
}

/** The refund that a request with this key made. */
export async function findRequested(
  tx: Tx,
  orderId: string,
  key: string,
): Promise<{ hash: string | null } | undefined> {
  const [row] = await tx<{ hash: string | null }[]>`
    select request_hash as hash from refunds where order_id = ${orderId} and request_key = ${key}`
  return row
}

/** Refund as its way to the customer needs it. */
export interface OwedRefund {
  id: string
  orderId: string
  state: RefundState
  method: RefundMethod
  amount: number
  attempt: number
  /** The provider's name of the refund. */
  reference: string | null
  /** Provider of the payment, and its name of the payment; null for any other way. */
  provider: string | null
  paymentReference: string | null
}

export async function findRefund(db: Db, id: string): Promise<OwedRefund | undefined> {
  const [row] = await db<OwedRefund[]>`
    select r.id, r.order_id as "orderId", r.state, r.method, r.amount_cents as amount, r.attempt, r.reference,
      p.provider, p.reference as "paymentReference"
    from refunds r left join payments p on p.id = r.payment_id where r.id = ${id}`
  return row
}

/** Key of a refund's attempt at the provider. */
export function providerKey({ id, attempt }: { id: string; attempt: number }): string {
  return attempt === 1 ? id : `${id}-${attempt}`
}

/** The refund of an order that the provider knows by this name, or by our key of this id. */
export async function findMirrored(
  tx: Tx,
  orderId: string,
  { reference, id }: { reference: string; id: string | null },
): Promise<OwedRefund | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select id from refunds where order_id = ${orderId} and (reference = ${reference} or id = ${id})
    order by reference = ${reference} desc nulls last limit 1`
  return row && findRefund(tx, row.id)
}

/** The oldest failed refund of this amount. */
export async function findFailed(
  tx: Tx,
  orderId: string,
  amount: number,
): Promise<{ id: string; attempt: number } | undefined> {
  const [row] = await tx<{ id: string; attempt: number }[]>`
    select id, attempt from refunds where order_id = ${orderId} and state = 'failed' and amount_cents = ${amount}
    order by created_at limit 1`
  return row
}

/** Makes a sent refund pending again, whose failure the provider has told. */
export async function unsettle(tx: Tx, id: string): Promise<void> {
  await tx`update refunds set state = 'pending', settled_at = null where id = ${id} and state = 'sent'`
  await tx`
    update payments p set status = 'paid', updated_at = now() from refunds r
    where r.id = ${id} and p.id = r.payment_id and p.status = 'refunded'`
}

/** Notes the provider's name of a pending refund. */
export async function nameRefund(tx: Tx, id: string, reference: string): Promise<void> {
  await tx`update refunds set reference = ${reference} where id = ${id}`
}

/**
 * Leaves failed refunds as entries without money where other refunds and lost disputes leave less of the order than they
 * name; returns their ids.
 */
export async function coverFailed(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    update refunds f set state = 'sent', method = 'none', is_covered = true, payment_id = null, failure = null
    from orders o where o.id = f.order_id and f.order_id = ${orderId} and f.state = 'failed'
      and f.amount_cents > o.total_cents - (select coalesce(sum(r.amount_cents), 0) from refunds r
        where r.order_id = o.id and r.state <> 'failed' and r.method <> 'none')
      - (select coalesce(sum(d.net_cents + d.tax_cents + d.shipping_cents), 0) from disputes d where d.order_id = o.id)
    returning f.id`
  return rows.map(({ id }) => id)
}

/** Pending refunds of a payment. */
export async function listPending(db: Db, paymentId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from refunds where payment_id = ${paymentId} and state = 'pending' order by created_at`
  return rows.map(({ id }) => id)
}

/** Refunds of this provider that it has taken and not yet carried out, the oldest first. */
export async function listUnderWay(db: Db, provider: string, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select r.id from refunds r join payments p on p.id = r.payment_id
    where r.state = 'pending' and r.reference is not null and p.provider = ${provider}
    order by r.created_at limit ${limit}`
  return rows.map(({ id }) => id)
}

/**
 * Notes what became of an attempt; false where that was noted before. `failure` is the provider's code of why it failed.
 */
export async function settleRefund(
  tx: Tx,
  id: string,
  attempt: number,
  outcome: { state: RefundState; reference: string | null; failure?: string | undefined },
): Promise<boolean> {
  const rows = await tx`
    update refunds set state = ${outcome.state}, reference = coalesce(${outcome.reference}, reference),
      failure = ${outcome.failure ?? null}, settled_at = case when ${outcome.state} <> 'pending' then now() end
    where id = ${id} and state = 'pending' and attempt = ${attempt} returning id`
  return rows.length === 1
}

/** Makes a failed refund pending again; false where it has not failed. */
export async function reopenRefund(
  tx: Tx,
  id: string,
  how: { method: RefundMethod; paymentId: string | null; note: string | null },
): Promise<boolean> {
  const rows = await tx`
    update refunds set state = 'pending', settled_at = null, failure = null, reference = null, attempt = attempt + 1,
      method = ${how.method}, payment_id = ${how.paymentId}, note = coalesce(${how.note}, note)
    where id = ${id} and state = 'failed' returning id`
  return rows.length === 1
}

/** Brings the payment status of an order, and its payment, up to what was sent back. */
export async function recountRefunded(tx: Tx, orderId: string): Promise<void> {
  await tx`
    with sent as (
      select o.id, o.total_cents, coalesce(sum(r.amount_cents), 0) as cents
      from orders o left join refunds r on r.order_id = o.id and r.state = 'sent' and r.method <> 'none'
      where o.id = ${orderId} group by o.id
    ), emptied as (
      update payments p set status = 'refunded', updated_at = now() from sent
      where p.order_id = sent.id and p.status = 'paid' and p.amount_cents <= (
        select sum(r.amount_cents) from refunds r
        where r.order_id = p.order_id and r.payment_id = p.id and r.state = 'sent')
    )
    update orders o set updated_at = now(), payment_status = case
      when sent.cents >= sent.total_cents then 'refunded' when sent.cents > 0 then 'partially_refunded' else 'paid' end
    from sent where o.id = sent.id`
}

/** Refunds that wait longer than `age` milliseconds, or have failed; those of late money too. */
export async function countOwed(db: Db, age: number): Promise<number> {
  const [row] = await db<{ n: number }[]>`select count(*)::int as n from (${owed(db, age)}) as owed`
  return row?.n ?? 0
}

/** A refund as its mail tells it; amount in USD. */
export async function findTold(db: Db, id: string): Promise<Pick<Refund, 'amount' | 'method'> | undefined> {
  const [row] = await db<Pick<Refund, 'amount' | 'method'>[]>`
    select amount_cents::float8 / 100 as amount, method from refunds where id = ${id}`
  return row
}
