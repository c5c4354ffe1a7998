// Scenarios of F7's orders, their notifications, and the false ones.
import type { Pool } from '../../server/src/kernel/db/client'
import { type Buyer, checkoutBody } from '../../server/test/seed'
import type { Client } from '../lib/client'
import type { Forgery, Provider, ProviderNotice } from './payment-provider'

/** Course of an order: paid; declined, then paid; declined, then paid twice; abandoned; paid after its cancellation. */
export type Scenario = 'paid' | 'second try' | 'both' | 'given up' | 'too late'

export interface Placed {
  buyer: Buyer
  orderNumber: string
  amount: number
  scenario: Scenario
}

/** Scenarios in proportion, small runs included. */
export const SHARES: readonly Scenario[] = [
  'second try',
  'both',
  'paid',
  'given up',
  'paid',
  'second try',
  'paid',
  'paid',
  'both',
  'paid',
]

export const noticeOf = (order: Placed, kind: ProviderNotice['kind'], attempt: number): ProviderNotice => ({
  eventId: `evt_${order.orderNumber}_${attempt}_${kind}`,
  kind,
  orderNumber: order.orderNumber,
  attempt,
  amount: order.amount,
})

/** Returns every notification of an order. */
export function noticesOf(order: Placed): ProviderNotice[] {
  switch (order.scenario) {
    case 'given up':
      return [noticeOf(order, 'failed', 1), noticeOf(order, 'expired', 1)]
    case 'second try':
      return [noticeOf(order, 'failed', 1), noticeOf(order, 'paid', 2)]
    case 'both':
      return [noticeOf(order, 'failed', 1), noticeOf(order, 'paid', 1), noticeOf(order, 'paid', 2)]
    default:
      return [noticeOf(order, 'paid', 1)]
  }
}

/**
 * Returns equal numbers of false events: forged, old, and correctly signed but wrong in amount, currency, order or
 * attempt.
 */
export function forgedEventsFor(orders: readonly Placed[], count: number, random: () => number) {
  const about = () => orders[Math.floor(random() * orders.length)] as Placed
  const forge = (i: number, forgery: Forgery | undefined, changes: Partial<ProviderNotice> = {}) => ({
    forgery,
    notice: { ...noticeOf(about(), 'paid', 1), eventId: `forged_${forgery}_${i}`, ...changes },
  })
  const wrong: ((order: Placed) => Partial<ProviderNotice>)[] = [
    (order) => ({ amount: order.amount - 1 }),
    () => ({ amount: 0 }),
    () => ({ currency: 'EUR' }),
    () => ({ orderNumber: 'TV-1' }),
    () => ({ reference: 'sb_of_another' }),
    () => ({ attempt: 7 }),
  ]
  return Array.from({ length: count }, (_, i) => [
    forge(i, i % 2 === 0 ? 'bad signature' : 'other bytes'),
    forge(i, 'too old'),
    forge(i, undefined, wrong[i % wrong.length]?.(about())),
  ]).flat()
}

export async function placeOnline(client: Client, buyer: Buyer, scenario: Scenario): Promise<Placed> {
  const { status, body } = await client.call('POST', '/orders/checkout', {
    token: buyer.token,
    key: `f7-${buyer.id}`,
    body: { ...checkoutBody, paymentMethod: 'online' },
  })
  if (status !== 201 || !body.data.paymentUrl) throw new Error(`the checkout answered ${status} ${body.code}`)
  return { buyer, scenario, orderNumber: body.data.orderNumber, amount: Math.round(body.data.total * 100) }
}

/**
 * Places orders that are paid before the buyer has the response: a trigger delays the end of the checkout until the
 * notification is processed. `before` counts those acknowledged before the response.
 */
export async function placeEarly(
  db: Pool,
  provider: Provider,
  buyers: readonly Buyer[],
  place: (buyer: Buyer, scenario: Scenario) => Promise<Placed>,
) {
  await db`
    create function wait_for_notice() returns trigger language plpgsql as $$
    begin
      for i in 1..400 loop
        exit when not exists (select 1 from payments where url is null and status = 'open');
        perform pg_sleep(0.01);
      end loop;
      return null;
    end $$`
  await db`create trigger hold_back before update of url on payments for each statement execute function wait_for_notice()`
  const orders: Placed[] = []
  let before = 0
  for (const buyer of buyers) {
    let answered = false
    const placing = place(buyer, 'paid').finally(() => {
      answered = true
    })
    let open: { orderNumber: string; amount: number } | undefined
    while (!open && !answered) {
      const rows = await db<{ orderNumber: string; amount: number }[]>`
        select o.order_number as "orderNumber", p.amount_cents as amount from payments p
        join orders o on o.id = p.order_id where o.account_id = ${buyer.id}`
      open = rows[0]
    }
    if (open) {
      const { status } = await provider.notify(noticeOf({ ...open, buyer, scenario: 'paid' }, 'paid', 1))
      if (status === 200 && !answered) before++
    }
    orders.push(await placing)
  }
  await db`drop trigger hold_back on payments`
  await db`drop function wait_for_notice`
  return { orders, before }
}
