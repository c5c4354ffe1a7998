import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripePayments } from '../src/adapters/payments/stripe'
import { expireHolds } from '../src/features/orders/transitions.logic'
import { makeDiscount } from './discounts'
import { checkoutBody, makeAccount, makeCategory, makeProduct } from './factories'
import { brokenInvariants } from './orders'
import { productImports } from './product-import'
import { makeTemplate } from './programs'
import { sendRefunds } from './refunds'
import { stripeSignature, stripeStandIn, stripeTestKeys } from './stripe-stand-in'
import { useApp } from './test-app'

// One working day of the owner, told by every kind of order; at its end figures, documents and the provider agree.

const standIn = await stripeStandIn()
const online = await stripePayments({ ...stripeTestKeys, server: standIn.server, patience: 2000 })
const app = useApp({ RATE_LIMITS: 'off' }, { deps: { online } })
/** Zones whose days are never the same. */
const [WEST, EAST] = ['Etc/GMT+12', 'Pacific/Kiritimati']
let owner: string
let kettlebell: string
let rope: string
let program: string
let events = 0

beforeAll(async () => {
  owner = (await makeAccount(app, ['admin'], undefined, 'owner')).token
  kettlebell = await makeProduct(app, { name: 'Kettlebell', priceCents: 4999, stock: 200 })
  rope = await makeProduct(app, { name: 'Rope', priceCents: 1337, stock: 200 })
  program = await makeProduct(app, {
    trackStock: false,
    stock: 0,
    programTemplate: (await makeTemplate(app)).id,
  })
})
afterAll(() => standIn.close())

const { imported } = productImports(app, () => owner)
const console_ = (method: string, path: string, body?: object) =>
  app.call(method, `/admin${path}`, { token: owner, body })
const setZone = (timeZone: string) => app.deps.db`
  insert into settings (key, value) values ('region', ${app.deps.db.json({ timeZone })})
  on conflict (key) do update set value = excluded.value`

/** Sends Stripe's signed notification about an object. */
async function tell(type: string, object: object): Promise<void> {
  const raw = JSON.stringify({ id: `evt_day_${++events}`, object: 'event', type, data: { object } })
  const answer = await app.call('POST', '/payments/webhook/stripe', {
    body: raw,
    headers: { 'stripe-signature': stripeSignature(raw) },
  })
  expect(answer.statusCode).toBe(200)
}

interface Wish {
  lines?: [productId: string, quantity: number][]
  pays?: 'online' | 'cod' | 'later'
  /** Status to which staff bring it. */
  until?: 'confirmed' | 'processing' | 'shipped' | 'delivered'
  body?: Record<string, unknown>
}

/** An order as a customer places it and staff bring it on its way. */
async function order({ lines = [[kettlebell, 1]], pays = 'online', until, body }: Wish = {}) {
  const { id: accountId, token, email } = await makeAccount(app)
  await app.deps.db`update accounts set email_verified_at = now() where id = ${accountId}`
  for (const [productId, quantity] of lines)
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  const placed = await app.call('POST', '/orders/checkout', {
    token,
    body: checkoutBody({ paymentMethod: pays === 'cod' ? 'cod' : 'online', ...body }),
  })
  expect(placed.statusCode, placed.body).toBe(201)
  const made = await known(placed.json().data.orderNumber)
  if (pays === 'online') await made.pay()
  const steps = ['confirmed', 'processing', 'shipped', 'delivered'] as const
  const first = pays === 'cod' ? 0 : 1
  for (const status of until ? steps.slice(first, steps.indexOf(until) + 1) : [])
    expect((await made.call('PATCH', '', { status })).statusCode, status).toBe(200)
  return { ...made, token, email }
}

/** What staff and the provider can do with an order. */
async function known(orderNumber: string) {
  const call = (method: string, path: string, body?: object) =>
    console_(method, `/orders/${orderNumber}${path}`, body)
  const read = async () => (await call('GET', '')).json().data
  const { _id: id, items } = await read()
  const session = () => {
    const found = [...standIn.sessions.values()]
      .filter((one) => one.metadata.orderNumber === orderNumber)
      .at(-1)
    if (!found) throw new Error('no session')
    return found
  }
  return {
    id: id as string,
    orderNumber,
    call,
    read,
    session,
    itemOf: (productId: string) =>
      (items as { _id: string; productId: string }[]).find((one) => one.productId === productId)?._id ?? '',
    pay: async () => {
      standIn.pay(session().id)
      await tell('checkout.session.completed', session())
    },
    refund: async (body: object) => {
      const answer = await call('POST', '/refund', { reason: 'Agreed by phone', ...body })
      expect(answer.statusCode, answer.body).toBe(200)
    },
    send: () => sendRefunds(app, orderNumber),
  }
}

/** Runs the jobs of all documents, twice. */
async function issueAll(): Promise<void> {
  const rows = await app.deps.db<{ id: string }[]>`select id from orders order by created_at`
  for (const { id } of [...rows, ...rows]) await app.handlers['order-documents']?.({ orderId: id })
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** Cents that the provider holds: what was paid, less what went back and what the bank took. */
function providerBalance(): number {
  const paid = [...standIn.sessions.values()].filter((one) => one.payment_status === 'paid')
  const back = [...standIn.refunds.values()].flat().filter(({ status }) => status === 'succeeded')
  const lost = [...standIn.disputes.values()].filter(({ status }) => status === 'lost')
  return (
    sum(paid.map((one) => one.amount_total)) -
    sum(back.map(({ amount }) => amount)) -
    sum(lost.map(({ amount }) => amount))
  )
}

test('figures, VAT report, documents and the provider agree to the cent after one working day', {
  timeout: 120_000,
}, async () => {
  await setZone(WEST)
  const cash: number[] = []

  // A sale that ends at midnight, which has passed in another zone.
  const [{ day = '' } = {}] = await app.deps.db<{ day: string }[]>`select shop_today()::text as day`
  const product = (await console_('GET', `/products/${kettlebell}`)).json().data
  const { name, sku, categoryId, price } = product
  const sale = { name, sku, categoryId, price, salePrice: 39.99, saleUntil: day }
  expect((await console_('PUT', `/products/${kettlebell}`, sale)).statusCode).toBe(200)
  const onSale = await order({ pays: 'cod', until: 'delivered' })
  expect((await onSale.read()).subtotal).toBe(39.99)
  await setZone(EAST)
  const afterwards = await order({ pays: 'cod', until: 'delivered' })
  expect((await afterwards.read()).subtotal).toBe(49.99)
  cash.push((await onSale.read()).total, (await afterwards.read()).total)

  // A return of which less came than was announced.
  const { code } = await makeDiscount(app)
  const returned = await order({ lines: [[rope, 3]], until: 'delivered', body: { discountCode: code } })
  const asked = await app.call('POST', `/orders/${returned.orderNumber}/returns`, {
    token: returned.token,
    body: { reason: 'Too long', lines: [{ itemId: returned.itemOf(rope), quantity: 2 }] },
  })
  const { _id: returnId } = asked.json().data
  await console_('POST', `/returns/${returnId}/approve`, {})
  const came = { lines: [{ itemId: returned.itemOf(rope), quantity: 1 }] }
  expect((await console_('POST', `/returns/${returnId}/receive`, came)).statusCode).toBe(200)
  expect((await console_('POST', `/returns/${returnId}/refund`, {})).statusCode).toBe(200)
  await returned.send()

  // A parcel refused at the door, paid online; another, to be paid in cash.
  const refused = await order({
    lines: [[kettlebell, 2]],
    until: 'shipped',
    body: { shippingMethod: 'express' },
  })
  await refused.call('PATCH', '', { status: 'cancelled', reason: 'refused' })
  expect((await refused.call('POST', '/received', {})).statusCode).toBe(200)
  await refused.refund({})
  await refused.send()
  const undelivered = await order({ pays: 'cod', until: 'shipped' })
  await undelivered.call('PATCH', '', { status: 'cancelled', reason: 'undeliverable' })

  // Two partial refunds of one order, before and after shipping, and one that fails and is paid by bank transfer.
  const twice = await order({
    lines: [
      [kettlebell, 1],
      [rope, 2],
    ],
    body: { shippingMethod: 'express' },
  })
  await twice.refund({ lines: [{ itemId: twice.itemOf(rope), quantity: 1 }] })
  await twice.send()
  for (const status of ['processing', 'shipped']) await twice.call('PATCH', '', { status })
  await twice.refund({ amount: 7.77 })
  await twice.send()
  const failing = await order({ until: 'delivered' })
  await failing.refund({ amount: 20 })
  standIn.nextRefund = 'failed'
  await failing.send()
  standIn.nextRefund = 'succeeded'
  const [owed] = (await failing.read()).refunds
  expect(owed).toMatchObject({ state: 'failed', amount: 20 })
  await failing.call('POST', `/refunds/${owed._id}/retry`, { method: 'bank', note: 'Transferred' })
  expect((await failing.read()).refunds).toMatchObject([{ state: 'sent', method: 'bank' }])
  const byBank = 20

  // A refund made at Stripe while ours is under way.
  const crossed = await order({ until: 'confirmed' })
  await crossed.refund({ amount: 10 })
  const intent = crossed.session().payment_intent ?? ''
  standIn.refund(intent, 500)
  const there = standIn.refunds.get(intent)?.[0]
  for (const type of ['refund.created', 'charge.refunded', 'refund.updated']) await tell(type, there ?? {})
  await app.handlers['refund-mirror']?.({ reference: there?.id ?? '' })
  await crossed.send()
  expect((await crossed.read()).refundedTotal).toBe(15)

  // A dispute lost after a partial refund.
  const disputed = await order({ until: 'delivered' })
  await disputed.refund({ amount: 10 })
  await disputed.send()
  for (const status of ['needs_response', 'lost']) {
    const dispute = {
      id: 'dp_day',
      object: 'dispute' as const,
      status,
      amount: disputed.session().amount_total - 1000,
      currency: 'usd' as const,
      reason: 'product_not_received',
      payment_intent: disputed.session().payment_intent ?? '',
      evidence_details: { due_by: 1_796_000_000 },
    }
    standIn.disputes.set('dp_day', dispute)
    await tell('charge.dispute.updated', dispute)
    await app.handlers['dispute-mirror']?.({ reference: 'dp_day' })
  }

  // A bank transfer that arrives on the ninth day.
  const late = await order({ pays: 'later' })
  standIn.payLater(late.session().id)
  await tell('checkout.session.completed', late.session())
  await app.deps.db`
    update orders set held_until = now() - interval '8 days', created_at = now() - interval '9 days' where id = ${late.id}`
  await app.deps.db`update payments set created_at = now() - interval '9 days' where order_id = ${late.id}`
  await expireHolds(app.deps)
  expect((await late.read()).paymentStatus).toBe('processing')
  standIn.outcome(late.session().id, true)
  await tell('checkout.session.async_payment_succeeded', late.session())
  expect(await late.read()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })

  // Prices with tax from now on; an order that staff enter, and a program that is paid by arrangement.
  const trade = (await console_('GET', '/settings/trade')).json().data
  const [standard, express] = trade.shippingMethods
  const changed = {
    ...trade,
    taxRate: 21,
    taxShown: 'included',
    shippingTaxed: true,
    shippingMethods: [{ ...standard, price: 4.95, freeFrom: 60 }, express],
  }
  expect((await console_('PUT', '/settings/trade', changed)).statusCode).toBe(200)
  const customer = await makeAccount(app)
  const { customerInfo, shippingMethod } = checkoutBody() as Record<string, unknown>
  const entered = await console_('POST', '/orders', {
    email: customer.email,
    items: [{ productId: rope, quantity: 2 }],
    customerInfo,
    shippingMethod,
    paymentMethod: 'online',
  })
  const desk = await known(entered.json().data.orderNumber)
  await app.call('POST', `/orders/${desk.orderNumber}/pay`, { token: customer.token })
  await desk.pay()
  await desk.refund({ lines: [{ itemId: desk.itemOf(rope), quantity: 1 }] })
  await desk.send()
  const coached = await order({ lines: [[program, 1]], pays: 'later', body: { beginAtOnce: true } })
  await coached.pay()

  // A withdrawal without sign-in: staff cancel the order, which was not sent.
  const withdrawn = await order()
  const declared = await app.call('POST', '/withdrawals', {
    body: { name: 'Sara Moradi', orderNumber: withdrawn.orderNumber.slice(3), email: withdrawn.email },
  })
  expect(declared.statusCode).toBe(202)
  const [row] = await app.deps.db<
    { id: string }[]
  >`select id from withdrawals order by created_at desc limit 1`
  await app.handlers.withdrawal?.({ withdrawalId: row?.id ?? '' })
  const [noted] = (await console_('GET', '/withdrawals?limit=10')).json().data.items
  expect(noted.order).toMatchObject({ orderNumber: withdrawn.orderNumber })
  await withdrawn.call('PATCH', '', { status: 'cancelled' })
  await withdrawn.send()

  // Figures, documents and the provider.
  await issueAll()
  expect(await brokenInvariants(app)).toEqual([])
  const [documents] = await app.deps.db<{ cents: number }[]>`
    select (select sum(net_cents + tax_cents + shipping_cents) from invoices)::int
      - (select sum(net_cents + tax_cents + shipping_cents) from credit_notes)::int as cents`
  const vat = (await app.call('GET', '/admin/orders/export.csv?kind=vat', { token: owner })).body
  const gross = vat
    .split('\r\n')
    .slice(1)
    .flatMap((line) => (line === '' ? [] : [Math.round(Number(line.split(',')[5]) * 100)]))
  const figures = (await console_('GET', '/stats?days=30')).json().data
  const received = providerBalance() + Math.round(sum(cash) * 100) - byBank * 100
  expect(sum(gross)).toBe(documents?.cents)
  expect(documents?.cents).toBe(received)
  expect(Math.round(figures.sales.revenue.now * 100)).toBe(received)
})

test('two hundred prices corrected in Excel are imported from its file with semicolons and commas', {
  timeout: 120_000,
}, async () => {
  const category = await makeCategory(app, 'Bands')
  const [{ slug = '' } = {}] = await app.deps.db<{ slug: string }[]>`
    select slug from categories where id = ${category}`
  const made = Array.from(
    { length: 200 },
    (_, i) => `DAY-${i + 1},Band ${i + 1},${slug},${(i + 10).toFixed(2)},5`,
  )
  await imported(['sku,name,category,price,stock', ...made].join('\n'))
  const exported = (await app.call('GET', '/admin/products/export', { token: owner })).body
  const [head = '', ...rows] = exported.replace('\ufeff', '').split('\r\n')
  const at = head.split(',').indexOf('price')
  const ours = rows.filter((row) => row.includes('DAY-'))
  expect(ours).toHaveLength(200)
  expect((await imported([head, ...ours].join('\r\n'))).unchanged).toBe(200)
  // Excel in Dutch: semicolons, decimal commas, a line that names the separator, an empty row.
  const corrected = ours.map((row) =>
    row
      .split(',')
      .map((cell, i) => (i === at ? (Number(cell) + 0.5).toFixed(2).replace('.', ',') : cell))
      .join(';'),
  )
  const done = await imported(['sep=;', head.replaceAll(',', ';'), ...corrected, ';;'].join('\r\n'))
  expect(done).toMatchObject({ updated: 200, refused: 0, created: 0 })
  const [sums] = await app.deps.db<{ cents: number; history: number }[]>`
    select sum(p.price_cents)::int as cents, (select count(*)::int from product_prices h
      join products q on q.id = h.product_id where q.sku like 'DAY-%') as history
    from products p where p.sku like 'DAY-%'`
  expect(sums).toEqual({
    cents: Array.from({ length: 200 }, (_, i) => (i + 10) * 100 + 50).reduce((a, b) => a + b),
    history: 400,
  })
})
