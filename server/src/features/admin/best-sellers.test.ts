import { STATS_LIST_MAX } from 'contract/admin/rules'
import type { Stats } from 'contract/admin/stats-calls'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string

// 60 orders, one a day from 2026-01-01, of three lines each; every seventh has refunded units, some are not sold.
beforeAll(async () => {
  const { db } = app.deps
  token = (await makeAccount(app, ['admin'], undefined, 'owner')).token
  const { id: buyer } = await makeAccount(app)
  const products = await Promise.all(
    Array.from({ length: 9 }, (_, n) => makeProduct(app, { name: `Weight ${n}` })),
  )
  await db`
    insert into orders (id, order_number, account_id, cart_id, cart_version, status, payment_status, payment_method,
      shipping_method, customer, subtotal_cents, tax_cents, shipping_cents, total_cents, created_at)
    select 'o' || o, 'B-' || o, ${buyer}, 'c' || o, 1, case when o % 5 = 0 then 'cancelled' else 'delivered' end,
      case when o % 4 = 0 then 'open' else 'paid' end, case when o % 2 = 0 then 'online' else 'cod' end, 'standard', '{}',
      3000, 270, 0, 3270, '2026-01-01T12:00:00Z'::timestamptz + o * interval '1 day'
    from generate_series(0, 59) o`
  await db`
    insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
    select 'o' || o, l, (${products}::text[])[1 + (o * 2 + l * 5) % 9], 'Weight', '', '', 1 + o % 4 + l, 100 + l,
      (1 + o % 4 + l) * (100 + l)
    from generate_series(0, 59) o, generate_series(0, 2) l`
  await db`
    insert into refunds (id, order_id, state, source, method, net_cents, tax_cents, shipping_cents, amount_cents, reason)
    select 'r' || o, 'o' || o, 'pending', 'staff', 'bank', 100, 0, 0, 100, 'other' from generate_series(0, 59, 7) o`
  await db`
    insert into refund_lines (refund_id, order_id, position, quantity, restocked, net_cents, tax_cents)
    select 'r' || o, 'o' || o, l, 1 + l % 2, 0, 100, 0 from generate_series(0, 59, 7) o, generate_series(0, 2) l
    where 1 + l % 2 <= 1 + o % 4 + l`
})

/** The best sellers, from every line read one by one. */
async function count(from: string, to: string) {
  const lines = await app.deps.db<
    { productId: string; units: number; unitCents: number; refunded: number; day: string; isSold: boolean }[]
  >`
    select l.product_id as "productId", l.quantity as units, l.unit_cents as "unitCents",
      coalesce((select sum(f.quantity)::int from refund_lines f
        where f.order_id = l.order_id and f.position = l.position), 0) as refunded,
      o.created_at::date::text as day,
      o.status <> 'cancelled' and (o.payment_method = 'cod' or o.payment_status = 'paid') as "isSold"
    from order_lines l join orders o on o.id = l.order_id`
  const sums = new Map<string, { productId: string; units: number; cents: number }>()
  for (const { productId, units, unitCents, refunded } of lines.filter(
    ({ day, isSold }) => isSold && day >= from && day <= to,
  )) {
    const sum = sums.get(productId) ?? { productId, units: 0, cents: 0 }
    const left = units - refunded
    sums.set(productId, { productId, units: sum.units + left, cents: sum.cents + left * unitCents })
  }
  return [...sums.values()]
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.units - a.units || b.cents - a.cents || (a.productId < b.productId ? -1 : 1))
    .slice(0, STATS_LIST_MAX)
    .map(({ productId, units, cents }) => ({ productId, units, revenue: cents / 100 }))
}

const PERIODS = [
  ['2026-01-01', '2026-03-01'],
  ['2026-01-05', '2026-02-25'],
  ['2026-02-10', '2026-02-16'],
  ['2026-01-15', '2026-01-15'],
  ['2025-01-01', '2025-12-31'],
] as const

// Statistics decide whether the orders of the period are looked up, or the others.
test.each(['no statistics', 'statistics'])(
  'best sellers of a period are those of its lines, less refunded units, with %s of the orders',
  async (which) => {
    if (which === 'statistics') await app.deps.db`analyze orders`
    for (const [from, to] of PERIODS) {
      const { data } = (await app.call('GET', `/admin/stats?from=${from}&to=${to}`, { token })).json()
      const { sales } = data as Stats
      const expected = await count(from, to)
      expect(
        sales?.bestSellers.map(({ productId, units, revenue }) => ({ productId, units, revenue })),
      ).toEqual(expected)
      expect(expected.length > 0).toBe(from.startsWith('2026'))
    }
  },
)
