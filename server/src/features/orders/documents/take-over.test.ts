import { expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import { undoDocuments } from '../../../../test/unreleased'
import { migrate } from '../../../kernel/db/migrate'
import { newId } from '../../../kernel/ids'
import { invariants } from '../../admin/invariants.sql'

const app = useApp({ RATE_LIMITS: 'off' })
const migrations = new URL('../../../../migrations', import.meta.url).pathname

/** A confirmed cash order of 43.60. */
async function confirmedOrder(productId: string, staff: string) {
  const { token } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
  const placed = (await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })).json().data
  const move = (status: string) =>
    app.call('PATCH', `/admin/orders/${placed.orderNumber}`, { token: staff, body: { status } })
  const { _id } = (await move('confirmed')).json().data
  return { id: _id as string, token, orderNumber: placed.orderNumber as string, move }
}

test('X-115 orders from before documents get their invoices and credit notes by jobs', async () => {
  const { db } = app.deps
  const staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
  const product = await makeProduct(app, { name: 'Kettlebell', priceCents: 4000, stock: 100 })
  const invoiced = await confirmedOrder(product, staff)
  const cancelled = await confirmedOrder(product, staff)
  const disputed = await confirmedOrder(product, staff)
  await cancelled.move('cancelled')
  // The old state: an invoice where somebody had asked for it, and no entry without money but covered refunds.
  await db`delete from credit_notes`
  await db`delete from refunds`
  await db`delete from credit_note_counters`
  await db`delete from invoices where order_id <> ${invoiced.id}`
  await db`update invoice_counters set last = 1`
  await db`delete from jobs`
  await db`
    insert into refunds (id, order_id, state, source, method, net_cents, tax_cents, shipping_cents, amount_cents, reason,
      settled_at)
    values (${newId()}, ${disputed.id}, 'sent', 'staff', 'none', 4000, 360, 0, 4360, '', now())`
  await db`
    insert into disputes (reference, order_id, state, amount_cents, reason, net_cents, tax_cents, shipping_cents, lost_at)
    values ('du_1', ${disputed.id}, 'lost', 4360, 'fraudulent', 4000, 360, 0, now())`
  const before = await app.call('GET', `/orders/${invoiced.orderNumber}/invoice.pdf`, {
    token: invoiced.token,
  })
  await undoDocuments(db)
  expect(await migrate(db, migrations)).toContain('0005_documents.sql')

  const [first] = await db`
    select number, country, tax_rate::float8 as rate, net_cents as net, tax_cents as tax, shipping_cents as shipping,
      issued_on = (issued_at at time zone 'UTC')::date as "hasDay" from invoices`
  expect(first).toMatchObject({
    country: 'Netherlands',
    rate: 9,
    net: 4000,
    tax: 360,
    shipping: 0,
    hasDay: true,
  })
  const jobs = await db<{ data: { orderId: string } }[]>`
    select data from jobs where queue = 'order-documents' order by id`
  expect(jobs.map(({ data }) => data.orderId)).toEqual([invoiced.id, cancelled.id, disputed.id])
  for (const { data } of jobs) await app.handlers['order-documents']?.(data)
  const notes = await db`
    select c.order_id as order, r.source, c.net_cents + c.tax_cents + c.shipping_cents as amount
    from credit_notes c join refunds r on r.id = c.refund_id order by c.number`
  expect(notes).toEqual([
    { order: cancelled.id, source: 'cancel', amount: 4360 },
    { order: disputed.id, source: 'provider', amount: 4360 },
  ])
  const after = await app.call('GET', `/orders/${invoiced.orderNumber}/invoice.pdf`, {
    token: invoiced.token,
  })
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true)
  const documents = invariants.find(({ id }) => id === 'documents')
  expect(await documents?.find(db)).toEqual([])
})
