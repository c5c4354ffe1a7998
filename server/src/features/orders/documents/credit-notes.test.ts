import { beforeAll, describe, expect, test, vi } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { pdfLines } from '../../../../test/pdf-text'
import { sendRefunds } from '../../../../test/refunds'
import { useApp } from '../../../../test/test-app'
import type { Sandbox } from '../../../adapters/payments/sandbox'
import { invariants } from '../../admin/invariants.sql'

const app = useApp({ PUBLIC_URL: 'https://shop.tavan.test', RATE_LIMITS: 'off' })
let kettlebell: string
let rope: string
let staff: { token: string }

beforeAll(async () => {
  kettlebell = await makeProduct(app, { name: 'Kettlebell', sku: 'TV-KB', stock: 1000, priceCents: 4000 })
  rope = await makeProduct(app, { name: 'Speed rope', sku: 'TV-ROPE', stock: 1000, priceCents: 1300 })
  staff = await makeAccount(app, ['admin'], undefined, 'owner')
})

const broken = async () =>
  (
    await Promise.all(invariants.map(async ({ id, find }) => ({ id, found: await find(app.deps.db) })))
  ).filter(({ found }) => found.length > 0)

/** An order of two kettlebells and a rope with express shipping (111.36), confirmed in cash by default. */
async function confirmedOrder({ country = 'Netherlands', lang = 'en', online = false } = {}) {
  const { token, id } = await makeAccount(app)
  for (const [productId, quantity] of [
    [kettlebell, 2],
    [rope, 1],
  ] as const)
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  const placed = await app.call('POST', '/orders/checkout', {
    token,
    body: checkoutBody({
      paymentMethod: online ? 'online' : 'cod',
      shippingMethod: 'express',
      customerInfo: { ...customerInfo, address: { ...customerInfo.address, country } },
    }),
    headers: { 'accept-language': lang },
  })
  const orderNumber = placed.json().data.orderNumber as string
  if (online) {
    const [row] = await app.deps.db<{ id: string }[]>`
      update orders set status = 'confirmed', payment_status = 'paid', held_until = null
      where order_number = ${orderNumber} returning id`
    await app.deps
      .db`update payments set status = 'paid', reference = 'sb_' || id where order_id = ${row?.id ?? ''}`
    await app.deps.db`
      insert into order_moves (order_id, status, actor) values (${row?.id ?? ''}, 'confirmed', 'payment')`
  } else
    await app.call('PATCH', `/admin/orders/${orderNumber}`, {
      token: staff.token,
      body: { status: 'confirmed' },
    })
  const call = (method: string, path: string, body?: object) =>
    app.call(method, `/admin/orders/${orderNumber}${path}`, { token: staff.token, body })
  const read = async () => (await call('GET', '')).json().data
  return {
    orderNumber,
    token,
    accountId: id,
    call,
    read,
    refund: async (body: object) => {
      const answer = await call('POST', '/refund', { reason: 'Damaged', ...body })
      expect(answer.statusCode).toBe(200)
    },
    /** Runs the job of its documents, twice. */
    issue: async () => {
      const { _id } = await read()
      for (const orderId of [_id, _id]) await app.handlers['order-documents']?.({ orderId })
    },
    note: (refundId: string, by = token, query = '') =>
      app.call('GET', `/orders/${orderNumber}/refunds/${refundId}/credit-note.pdf${query}`, { token: by }),
  }
}

const notes = (orderNumber: string) =>
  app.deps.db<{ number: string; invoice: string; net: number; tax: number; shipping: number }[]>`
    select c.number, c.invoice_number as invoice, c.net_cents as net, c.tax_cents as tax, c.shipping_cents as shipping
    from credit_notes c join orders o on o.id = c.order_id where o.order_number = ${orderNumber} order by c.number`

describe('X-115 the invoice', () => {
  test('is issued by the job of the confirmation, which nobody has to ask for', async () => {
    const order = await confirmedOrder()
    const [job] = await app.deps.db<{ data: { orderId: string } }[]>`
      select j.data from jobs j join orders o on o.id = j.data ->> 'orderId'
      where j.queue = 'order-documents' and o.order_number = ${order.orderNumber}`
    expect(job).toBeTruthy()
    await order.issue()
    expect((await order.read()).invoiceNumber).toMatch(/^INV-\d{4}-\d{6}$/)
    expect(await broken()).toEqual([])
  })

  test('has the day, and the year of its number, of the shop’s zone', async () => {
    const { db } = app.deps
    await db`insert into settings (key, value) values ('region', '{"timeZone": "Pacific/Kiritimati"}')`
    const order = await confirmedOrder()
    await order.issue()
    const [row] = await db<{ number: string; right: boolean; content: { timeZone: string } }[]>`
      select i.number, i.issued_on = (i.issued_at at time zone 'Pacific/Kiritimati')::date as right, i.content
      from invoices i join orders o on o.id = i.order_id where o.order_number = ${order.orderNumber}`
    await db`delete from settings where key = 'region'`
    expect(row).toMatchObject({ right: true, content: { timeZone: 'Pacific/Kiritimati' } })
  })
})

describe('X-115 a credit note', () => {
  test('corrects the invoice by each refund that was sent, and all of them by all of it', async () => {
    const order = await confirmedOrder({ online: true })
    const { items } = await order.read()
    await order.refund({ lines: [{ itemId: items[0]._id, quantity: 1 }] })
    const { refunds } = await order.read()
    // Not before the money was sent.
    const early = await order.note(refunds[0]._id)
    expect([early.statusCode, early.json().code]).toEqual([409, 'orders.no_credit_note'])
    await sendRefunds(app, order.orderNumber)
    await order.issue()
    await order.refund({ amount: 5 })
    await sendRefunds(app, order.orderNumber)
    await order.refund({})
    await sendRefunds(app, order.orderNumber)
    await order.issue()
    const issued = await notes(order.orderNumber)
    const { invoiceNumber, total, refunds: all } = await order.read()
    expect(issued.map(({ invoice }) => invoice)).toEqual([invoiceNumber, invoiceNumber, invoiceNumber])
    expect(issued[0]).toMatchObject({ net: 4000, tax: 360, shipping: 0 })
    expect(issued.reduce((sum, { net, tax, shipping }) => sum + net + tax + shipping, 0)).toBe(
      Math.round(total * 100),
    )
    expect(all.map((refund: { creditNoteNumber: string }) => refund.creditNoteNumber)).toEqual(
      issued.map(({ number }) => number),
    )
    expect(await broken()).toEqual([])
  })

  test('names seller, buyer, invoice, units and amounts, in three languages under one number', async () => {
    const order = await confirmedOrder({ online: true })
    const { items, _id } = await order.read()
    await order.refund({ lines: [{ itemId: items[0]._id, quantity: 1 }], shipping: true })
    await sendRefunds(app, order.orderNumber)
    await order.issue()
    const { refunds, invoiceNumber } = await order.read()
    const answer = await order.note(refunds[0]._id)
    expect(answer.statusCode).toBe(200)
    const number = refunds[0].creditNoteNumber as string
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`)
    const said = pdfLines(answer.rawPayload).map(({ text }) => text)
    expect(said.slice(0, 14)).toEqual([
      'Credit note',
      number,
      'Credit note date',
      expect.stringMatching(/^\w+ \d{1,2}, \d{4}$/),
      'For invoice',
      invoiceNumber,
      'Invoice date',
      expect.stringMatching(/^\w+ \d{1,2}, \d{4}$/),
      'Order number',
      order.orderNumber,
      'Refund',
      'To the original payment method',
      'Total credited in US dollars',
      '$53.59',
    ])
    expect(said.slice(said.indexOf('Product'))).toEqual([
      'Product',
      'Quantity',
      'Amount',
      'Kettlebell',
      'TV-KB',
      '1',
      '$40.00',
      'Subtotal',
      '$40.00',
      'Tax (9%)',
      '$3.60',
      'Shipping',
      '$9.99',
      'Total credited in US dollars',
      '$53.59',
      'To the original payment method',
      number,
      'Page 1 of 1',
    ])
    const words = async (lang: string) =>
      pdfLines((await order.note(refunds[0]._id, order.token, `?lang=${lang}`)).rawPayload).map(
        ({ text }) => text,
      )
    expect((await words('nl')).slice(0, 2)).toEqual(['Creditnota', number])
    expect((await words('fa')).slice(0, 2)).toEqual(['یادداشت بستانکار', number])
    const byStaff = await app.call('GET', `/admin/orders/${_id}/refunds/${refunds[0]._id}/credit-note.pdf`, {
      token: staff.token,
    })
    expect(byStaff.rawPayload.equals(answer.rawPayload)).toBe(true)
    const stranger = await makeAccount(app)
    expect((await order.note(refunds[0]._id, stranger.token)).json().code).toBe('orders.not_found')
    expect((await order.note('nothing')).json().code).toBe('orders.refund_not_found')
  })

  test('exists without money where a confirmed cash order is cancelled, and not where a pending one is', async () => {
    const order = await confirmedOrder()
    await order.call('PATCH', '', { status: 'cancelled' })
    await order.issue()
    const { refunds, refundedTotal, total, paymentStatus } = await order.read()
    expect(refunds).toMatchObject([
      { method: 'none', state: 'sent', source: 'cancel', amount: total, lines: [] },
    ])
    expect([refundedTotal, paymentStatus]).toEqual([0, 'open'])
    const said = pdfLines((await order.note(refunds[0]._id)).rawPayload).map(({ text }) => text)
    for (const text of ['No money was moved', 'Kettlebell', 'Speed rope']) expect(said).toContain(text)
    const { token } = await makeAccount(app)
    await app.call('POST', '/orders/cart/add', { token, body: { productId: rope, quantity: 1 } })
    const placed = (await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })).json().data
    await app.call('POST', `/orders/${placed.orderNumber}/cancel`, { token })
    const pending = (await app.call('GET', `/orders/${placed.orderNumber}`, { token })).json().data
    expect(pending).toMatchObject({ refunds: [], hasInvoice: false })
    expect(await broken()).toEqual([])
  })

  test('waits for a refund that failed until it goes another way', async () => {
    const order = await confirmedOrder({ online: true })
    await order.refund({ amount: 10 })
    vi.spyOn(app.deps.online as Sandbox, 'refund').mockResolvedValueOnce({
      state: 'failed',
      reference: null,
      failure: 'declined',
    })
    await sendRefunds(app, order.orderNumber)
    await order.issue()
    expect(await notes(order.orderNumber)).toEqual([])
    const { refunds } = await order.read()
    await order.call('POST', `/refunds/${refunds[0]._id}/retry`, { method: 'cash' })
    await order.issue()
    expect((await notes(order.orderNumber)).map(({ net, tax }) => net + tax)).toEqual([1000])
  })

  test('is drawn without its buyer for a refund that is sent after their erasure', async () => {
    const order = await confirmedOrder({ online: true })
    await order.refund({ amount: 10 })
    await app.deps.db`
      update orders set customer = jsonb_build_object('firstName', '', 'lastName', '', 'email', '', 'phone', '', 'address',
        jsonb_build_object('street', '', 'city', '', 'state', '', 'zipCode', '', 'country', 'Netherlands'))
      where order_number = ${order.orderNumber}`
    await app.deps.db`
      update invoices i set content = jsonb_set(i.content, '{order,customerInfo}', 'null') from orders o
      where o.id = i.order_id and o.order_number = ${order.orderNumber}`
    await sendRefunds(app, order.orderNumber)
    await order.issue()
    const { refunds } = await order.read()
    const answer = await order.note(refunds[0]._id, staff.token)
    expect(answer.statusCode).toBe(200)
    const said = pdfLines(answer.rawPayload).map(({ text }) => text)
    expect(said).toContain('$10.00')
    expect(said).not.toContain('Sara Moradi')
  })

  test('has a gapless series of its own, however many are issued at once', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => confirmedOrder()))
    await Promise.all(orders.map((order) => order.call('PATCH', '', { status: 'cancelled' })))
    await Promise.all(orders.map((order) => order.issue()))
    const rows = await app.deps.db<{ number: string }[]>`select number from credit_notes order by number`
    const year = new Date().getUTCFullYear()
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((_, i) => `CN-${year}-${String(i + 1).padStart(6, '0')}`),
    )
    expect(await broken()).toEqual([])
  })
})

describe('the export of orders', () => {
  const table = async (query: string, token = staff.token) => {
    const answer = await app.call('GET', `/admin/orders/export.csv?${query}`, { token })
    if (answer.statusCode !== 200) return answer.json()
    const [head = '', ...lines] = answer.rawPayload.toString().trimEnd().split('\r\n')
    return { head, lines: lines.map((line) => line.split(',')), type: answer.headers['content-type'] }
  }

  test('adds up invoices less credit notes by month, country in any language and rate, shipping at the rate 0', async () => {
    const order = await confirmedOrder({ country: 'Belgium', online: true })
    const whole = await confirmedOrder({ country: 'België' })
    await order.refund({ amount: 10.9 })
    await sendRefunds(app, order.orderNumber)
    await whole.call('PATCH', '', { status: 'cancelled' })
    for (const one of [order, whole]) await one.issue()
    const { head, lines, type } = await table('kind=vat')
    expect([head, type]).toEqual(['\ufeffmonth,country,rate,net,tax,gross', 'text/csv; charset=utf-8'])
    const month = new Date().toISOString().slice(0, 7)
    expect(lines.filter(([, country]: string[]) => country === 'BE')).toEqual([
      [month, 'BE', '9', '83.00', '7.47', '90.47'],
      [month, 'BE', '0', '9.99', '0.00', '9.99'],
    ])
  })

  test('has a row for every order, and for every line, of the days that were asked for', async () => {
    const order = await confirmedOrder({ country: '=HYPERLINK(1)' })
    await order.issue()
    const { invoiceNumber, createdAt } = await order.read()
    const day = createdAt.slice(0, 10)
    const orders = await table(`kind=orders&from=${day}&to=${day}`)
    expect(orders.head).toBe(
      '\ufefforderNumber,createdAt,status,paymentStatus,email,firstName,lastName,country,subtotal,discount,tax,shipping,total,refundedTotal,invoiceNumber',
    )
    const mine = orders.lines.find(([number]: string[]) => number === order.orderNumber)
    expect(mine).toEqual([
      order.orderNumber,
      createdAt,
      'confirmed',
      'open',
      'sara@tavan.test',
      'Sara',
      'Moradi',
      "'=HYPERLINK(1)",
      '93.00',
      '0.00',
      '8.37',
      '9.99',
      '111.36',
      '0.00',
      invoiceNumber,
    ])
    const lines = await table('kind=lines')
    expect(lines.lines.filter(([number]: string[]) => number === order.orderNumber)).toMatchObject([
      [
        order.orderNumber,
        createdAt,
        'confirmed',
        'TV-KB',
        'Kettlebell',
        '2',
        '0',
        '40.00',
        '0.00',
        '7.20',
        '87.20',
      ],
      [
        order.orderNumber,
        createdAt,
        'confirmed',
        'TV-ROPE',
        'Speed rope',
        '1',
        '0',
        '13.00',
        '0.00',
        '1.17',
        '14.17',
      ],
    ])
    expect((await table('kind=orders&from=2020-01-01&to=2020-01-31')).lines).toEqual([])
  })

  test('is for owner and shop, is recorded, and refuses a period that ends before it begins', async () => {
    const shop = await makeAccount(app, ['admin'], undefined, 'shop')
    const support = await makeAccount(app, ['admin'], undefined, 'support')
    expect((await table('kind=vat', shop.token)).head).toContain('month')
    expect((await table('kind=vat', support.token)).code).toBe('auth.forbidden')
    expect((await table('kind=vat&from=2026-02-01&to=2026-01-01')).code).toBe('orders.period_invalid')
    expect((await table('kind=other')).code).toBe('request.out_of_range')
    const [event] = await app.deps
      .db`select details from audit_events where action = 'orders_exported' and actor_id = ${shop.id}`
    expect(event?.details).toEqual({ kind: 'vat' })
  })
})
