import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Refund } from 'contract/orders/calls'
import type { ConsoleMove, ConsoleOrder, OrderRow } from 'contract/orders/console-calls'
import { type OrderStatus, staffMoves } from 'contract/orders/rules'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dateField, loadDateFields, partOf, typeDay } from '../../../test/date-fields'
import { offline, refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { expressTerms } from '../../../test/order-terms'
import { followTo, openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'shop' }
const row: OrderRow = {
  _id: 'o1',
  orderNumber: 'TV-100001',
  firstName: 'Sara',
  lastName: 'Moradi',
  email: 'sara@example.test',
  status: 'pending',
  paymentStatus: 'open',
  paymentMethod: 'cod',
  total: 64.48,
  units: 2,
  programsOnly: false,
  refunding: false,
  disputed: false,
  createdAt: '2026-11-20T10:00:00.000Z',
}
const item = {
  _id: 'l1',
  productId: 'p',
  name: 'Rope',
  sku: 'R',
  image: '',
  quantity: 2,
  price: 25,
  total: 50,
  discount: 0,
  tax: 4.5,
  refunded: 0,
}

/** Creates an order in a status, with these moves in its history. */
function order(status: OrderStatus, more: Partial<ConsoleOrder> = {}, ...moves: ConsoleMove[]): ConsoleOrder {
  const { units: _, disputed: __, firstName, lastName, email, ...shared } = row
  const address = { street: 'K 12', city: 'Gouda', state: 'ZH', zipCode: '1', country: 'NL' }
  const whole = {
    ...shared,
    status,
    updatedAt: row.createdAt,
    customerInfo: { firstName, lastName, email, phone: '+31 6 1234', address },
    items: [item],
    subtotal: 50,
    tax: 4.5,
    shipping: 9.98,
    ...expressTerms,
    accountId: 'c1',
    accountEmail: row.email,
    isEntered: false,
    staffNotes: [],
    refunding: false,
    refundable: false,
    refundedTotal: 0,
    receivedAt: null,
    away: [],
    invoiceNumber: null,
    refunds: [],
    returns: [],
    dispute: null,
    left: { net: 50, tax: 4.5, shipping: 9.98 },
    leastShipping: 0,
    timeline: [{ status: 'pending' as const, at: row.createdAt, by: 'customer' as const }, ...moves],
    ...more,
  }
  return { ...whole, moves: staffMoves({ ...whole, units: 2 }) }
}
const by = (status: OrderStatus, who: ConsoleMove['by'] = 'staff', name?: string): ConsoleMove => ({
  status,
  at: '2026-11-21T10:00:00.000Z',
  by: who,
  ...(name && { name }),
})
const refundOf = (more: Partial<Refund> = {}): Refund => ({
  _id: 'r1',
  state: 'pending',
  amount: 27.25,
  net: 25,
  tax: 2.25,
  shipping: 0,
  source: 'staff',
  method: 'provider',
  reason: 'Arrived damaged',
  lines: [{ itemId: 'l1', quantity: 1 }],
  creditNoteNumber: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  ...more,
})
const listOf = (items: OrderRow[], more: object = {}) => ({
  success: true,
  data: {
    items,
    total: items.length,
    currentPage: 1,
    totalPages: 1,
    counts: { pending: 7, confirmed: 2, processing: 0, shipped: 1 },
    ...more,
  },
})

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/orders': () => listOf([row]),
    'GET /admin/orders/:id': () => ({ success: true, data: order('pending') }),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(at: string, staffRole = me.staffRole) {
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin', staffRole }))
  server.on({ 'GET /auth/me': () => ({ success: true, data: { ...me, staffRole } }) })
  sessionOf('admin').reload()
  const shown = await act(() => openRoutes(<AppRoutes />, at))
  return { user: userEvent.setup(), ...shown }
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const path = ({ where }: Awaited<ReturnType<typeof open>>) => where().pathname + where().search
const moved = () => server.calls('PATCH', '/admin/orders/o1').map(({ body }) => body)
const answers = (next: ConsoleOrder) =>
  server.on({ 'PATCH /admin/orders/:id': () => ({ success: true, data: next }) })

describe('X-89 the list of orders', () => {
  it.each([
    ['open', 'pending', 'Pay by arrangement'],
    ['paid', 'delivered', 'Paid'],
    ['open', 'cancelled', 'Nothing paid'],
  ] as const)(
    'shows the payment by arrangement of orders with programs only: %s, %s',
    async (paymentStatus, status, text) => {
      server.on({
        'GET /admin/orders': () => listOf([{ ...row, programsOnly: true, paymentStatus, status }]),
      })
      await open('/admin/orders')
      const line = (await screen.findByRole('link', { name: 'TV-100001' })).closest('tr')
      expect(within(line as HTMLElement).getByText(text)).toBeTruthy()
      expect(line?.textContent).not.toMatch(/cash/i)
    },
  )

  it('shows customer and total, counts orders by status, and keeps status and search in the address', async () => {
    const shown = await open('/admin/orders')
    const link = await screen.findByRole('link', { name: 'TV-100001' })
    const line = link.closest('tr')?.textContent ?? ''
    for (const text of [
      'Sara Moradi',
      'sara@example.test',
      '$64.48',
      '2 items',
      'Cash on delivery',
      'Pending',
    ])
      expect(line).toContain(text)
    const filter = within(screen.getByRole('navigation', { name: 'Status' }))
    expect(filter.getByRole('link', { current: 'page' }).textContent).toBe('All')
    await shown.user.click(filter.getByRole('link', { name: 'Confirmed 2' }))
    await waitFor(() => expect(path(shown)).toBe('/admin/orders?status=confirmed'))
    await shown.user.type(screen.getByRole('searchbox', { name: 'Search orders' }), ' sara ')
    await waitFor(() => expect(path(shown)).toBe('/admin/orders?status=confirmed&search=sara'))
    await waitFor(() => {
      const query = server.calls('GET', '/admin/orders').at(-1)?.query
      expect(Object.fromEntries(query ?? [])).toEqual({ status: 'confirmed', search: 'sara', page: '1' })
    })
    await followTo(screen.getByRole('link', { name: 'TV-100001' }))
    await heading('TV-100001')
    await shown.user.click(screen.getByRole('link', { name: 'All Orders' }))
    await waitFor(() => expect(path(shown)).toBe('/admin/orders?status=confirmed&search=sara'))
  })

  it('shows orders with a pending refund in any status, and the discount', async () => {
    const { user, ...shown } = await open('/admin/orders')
    server.on({
      'GET /admin/orders': ({ query }) =>
        listOf(
          query.get('status') === 'refunding'
            ? [{ ...row, status: 'shipped', paymentStatus: 'paid', refunding: true, discount: 5.5 }]
            : [],
        ),
    })
    const filter = within(await screen.findByRole('navigation', { name: 'Status' }))
    await user.click(filter.getByRole('link', { name: 'Refund pending' }))
    await waitFor(() => expect(path({ user, ...shown })).toBe('/admin/orders?status=refunding'))
    await waitFor(() => {
      const line = screen.getByRole('link', { name: 'TV-100001' }).closest('tr')?.textContent
      expect(line).toContain('Refund pending')
      expect(line).toContain('Discount -$5.50')
    })
    expect(filter.getByRole('link', { current: 'page' }).textContent).toBe('Refund pending')
    server.on({ 'GET /admin/orders': () => listOf([]) })
    shown.unmount()
    await open('/admin/orders?status=refunding')
    expect(await screen.findByText('No pending refunds')).toBeTruthy()
  })

  it('explains an empty list, and redirects a page beyond the last', async () => {
    server.on({ 'GET /admin/orders': () => listOf([]) })
    const shown = await open('/admin/orders?search=nobody')
    expect(await screen.findByText('No order matches this search and status.')).toBeTruthy()
    await shown.user.click(screen.getByRole('link', { name: 'Show All Orders' }))
    expect(await screen.findByText('No orders yet')).toBeTruthy()
    shown.unmount()
    server.on({ 'GET /admin/orders': () => listOf([row], { total: 60, currentPage: 3, totalPages: 3 }) })
    const beyond = await open('/admin/orders?page=9')
    await waitFor(() => expect(path(beyond)).toBe('/admin/orders?page=3'))
  })

  it('retries after a failure', async () => {
    server.on({ 'GET /admin/orders': () => refusal('request.invalid') })
    const shown = await open('/admin/orders')
    await screen.findByText('The orders couldn’t be loaded')
    server.on({ 'GET /admin/orders': () => listOf([row]) })
    await shown.user.click(await screen.findByRole('button', { name: /try again/i }))
    expect(await screen.findByRole('link', { name: 'TV-100001' })).toBeTruthy()
  })
})

describe('X-32 one order', () => {
  it('shows lines, totals, customer, payment and the author of each step', async () => {
    const shipped = order(
      'shipped',
      { trackingNumber: '3SABC', accountEmail: 'account@example.test', notes: 'Ring twice' },
      by('confirmed', 'staff', 'Nasrin Azad'),
      by('shipped', 'system'),
    )
    server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: shipped }) })
    await open('/admin/orders/o1')
    await heading('TV-100001')
    const main = screen.getByRole('main').textContent ?? ''
    for (const text of [
      'Rope',
      '$50.00',
      '$64.48',
      'Sara Moradi',
      'account@example.test',
      '3SABC',
      'Ring twice',
    ])
      expect(main).toContain(text)
    const steps = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent?.replace(/ · .*/, ''))).toEqual([
      'Pendingby the customer',
      'Confirmedby \u2068Nasrin Azad\u2069',
      'Shippedautomatically',
    ])
  })

  it.each([
    ['says why the system cancelled a cash order', {}, true],
    ['gives no such reason for an online order', { paymentMethod: 'online' as const }, false],
  ])('%s', async (_does, more, isSaid) => {
    const cancelled = order('cancelled', { paymentMethod: 'cod', ...more }, by('cancelled', 'system'))
    server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: cancelled }) })
    await open('/admin/orders/o1')
    await heading('TV-100001')
    const steps = screen.getByRole('region', { name: 'Timeline' }).textContent
    const why = 'The order and the account’s email address weren’t confirmed within 48 hours.'
    expect(steps?.includes(why)).toBe(isSaid)
  })

  it('offers only legal moves, asks for confirmation, and moves from the visible status', async () => {
    const shown = await open('/admin/orders/o1')
    await heading('TV-100001')
    expect(screen.queryByRole('button', { name: 'Mark as Shipped' })).toBeNull()
    await shown.user.click(press('Confirm Order'))
    await shown.user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(moved()).toEqual([])
    answers(order('confirmed', {}, by('confirmed', 'staff', 'Nasrin Azad')))
    await shown.user.click(press('Confirm Order'))
    await shown.user.click(dialog().getByRole('button', { name: 'Confirm Order' }))
    expect(await screen.findByRole('button', { name: 'Start Packing' })).toBeTruthy()
    expect(moved()).toEqual([{ status: 'confirmed', from: 'pending' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    // The button is gone, so the focus moves to the heading above the new status.
    expect(document.activeElement).toBe(await heading('TV-100001'))
  })

  it('ships with a tracking number, converted to ASCII and validated first', async () => {
    server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: order('processing') }) })
    answers(order('shipped', { trackingNumber: '3S12' }, by('shipped')))
    const shown = await open('/admin/orders/o1')
    await heading('TV-100001')
    await shown.user.click(press('Mark as Shipped'))
    const number = () => dialog().getByLabelText<HTMLInputElement>(/Tracking number/)
    expect(document.activeElement).toBe(number())
    await shown.user.type(number(), '<b>')
    await shown.user.click(dialog().getByRole('button', { name: 'Mark as Shipped' }))
    expect(dialog().getByText(/Please enter a tracking number of letters/)).toBeTruthy()
    await shown.user.clear(number())
    await shown.user.type(number(), '3S۱۲{Enter}')
    await screen.findByRole('button', { name: 'Mark as Delivered' })
    expect(moved()).toEqual([{ status: 'shipped', from: 'processing', trackingNumber: '3S12' }])
    answers(order('shipped', { trackingNumber: '3S13' }, by('shipped')))
    await shown.user.click(press('Change Tracking Number'))
    await shown.user.type(number(), '{Backspace}3{Enter}')
    expect(await screen.findByText('3S13')).toBeTruthy()
    expect(moved()[1]).toEqual({ status: 'shipped', from: 'shipped', trackingNumber: '3S13' })
  })

  it.each<[string, Partial<ConsoleOrder>, RegExp]>([
    [
      'a paid order is refunded',
      { paymentMethod: 'online', paymentStatus: 'paid' },
      /whole amount is refunded/,
    ],
    [
      'the rest of a partly refunded one is refunded',
      {
        paymentMethod: 'online',
        paymentStatus: 'partially_refunded',
        refunds: [refundOf({ state: 'sent' })],
      },
      /^What hasn’t been refunded yet is refunded/,
    ],
    ['an unpaid one goes back to its cart', { paymentMethod: 'online' }, /into the customer’s cart/],
    ['cash was never taken', {}, /^The items go back into stock and the customer gets an email/],
  ])('says what cancelling does: %s', async (_what, payment, text) => {
    server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: order('pending', payment) }) })
    const refunding = order('cancelled', { ...payment, refunding: true }, by('cancelled'))
    answers(refunding)
    const shown = await open('/admin/orders/o1')
    await heading('TV-100001')
    await shown.user.click(press('Cancel Order'))
    expect(dialog().getByText(text)).toBeTruthy()
    await shown.user.click(dialog().getByRole('button', { name: 'Cancel Order' }))
    expect(await screen.findByText('The refund is being processed.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  })

  it('does not offer to confirm an order with a pending payment', async () => {
    const waits = order('pending', { paymentMethod: 'online', heldUntil: '2026-11-20T10:30:00.000Z' })
    server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: waits }) })
    await open('/admin/orders/o1')
    expect(await screen.findByText(/Payment confirms this order/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
    expect(press('Cancel Order')).toBeTruthy()
  })

  it.each([
    [
      'staff',
      by('confirmed', 'staff', 'Piet'),
      /^\u2068Piet\u2069 changed this order while you were editing. It is now: Confirmed/,
    ],
    ['the customer', by('confirmed', 'customer'), /^The customer changed this order/],
    ['the payment', by('confirmed', 'payment'), /^This order changed while you were editing/],
  ] as const)('says who was quicker in a second tab: %s', async (_who, move, text) => {
    const shown = await open('/admin/orders/o1')
    await heading('TV-100001')
    await shown.user.click(press('Cancel Order'))
    server.on({
      'PATCH /admin/orders/:id': () => refusal('orders.move_refused', { from: 'confirmed', to: 'cancelled' }),
      'GET /admin/orders/:id': () => ({ success: true, data: order('confirmed', {}, move) }),
    })
    await shown.user.click(dialog().getByRole('button', { name: 'Cancel Order' }))
    expect(await screen.findByText(text)).toBeTruthy()
    await shown.user.click(dialog().getByRole('button', { name: 'See the Order' }))
    expect(await screen.findByRole('button', { name: 'Start Packing' })).toBeTruthy()
  })

  it('keeps the confirmation open when the server fails', async () => {
    const shown = await open('/admin/orders/o1')
    await heading('TV-100001')
    server.on({ 'PATCH /admin/orders/:id': offline })
    await shown.user.click(press('Confirm Order'))
    await shown.user.click(dialog().getByRole('button', { name: 'Confirm Order' }))
    expect(await dialog().findByText(/That didn’t work; the order hasn’t changed/)).toBeTruthy()
  })

  it.each([
    ['open', 'Nothing may be packed or refunded until the outcome is known.', true],
    ['inquiry', 'No money has moved.', true],
    ['won', 'ended in your favour', false],
    ['lost', 'the money is gone', false],
  ] as const)('X-106 shows a dispute that is %s, and until when to answer', async (state, text, isDue) => {
    const dispute = {
      state,
      amount: 64.48,
      reason: 'product_not_received',
      dueBy: '2026-12-04T00:00:00.000Z',
    }
    const paid = { paymentMethod: 'online', paymentStatus: 'paid', dispute } as const
    server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: order('confirmed', paid) }) })
    await open('/admin/orders/o1')
    expect(await screen.findByText(new RegExp(text))).toBeTruthy()
    expect(screen.getByText('product not received')).toBeTruthy()
    expect(screen.queryAllByText(/Answer in the provider’s dashboard by/)).toHaveLength(isDue ? 1 : 0)
    expect(screen.queryAllByRole('button', { name: 'Start Packing' })).toHaveLength(state === 'open' ? 0 : 1)
  })

  it('offers no failed refund again while a dispute is open [X-106]', async () => {
    const dispute = { state: 'open', amount: 64.48, reason: 'fraudulent', dueBy: null } as const
    const failed = { paymentMethod: 'online', paymentStatus: 'paid', dispute, refunding: true } as const
    const refunds = [refundOf({ state: 'failed' })]
    server.on({
      'GET /admin/orders/:id': () => ({ success: true, data: order('shipped', { ...failed, refunds }) }),
    })
    await open('/admin/orders/o1')
    expect(await screen.findByText(/^The customer disputes this payment/)).toBeTruthy()
    expect(screen.getByText('Refund delayed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send Again' })).toBeNull()
    expect(screen.queryByText(/^A refund failed/)).toBeNull()
  })

  it('links back to the list when the order does not exist', async () => {
    server.on({ 'GET /admin/orders/:id': () => refusal('orders.not_found') })
    await open('/admin/orders/o9')
    await heading('Order not found')
    expect(screen.getAllByRole('link', { name: 'All Orders' })[1]?.getAttribute('href')).toBe('/admin/orders')
  })
})

const sheet = async () => {
  const { user } = await open('/admin/orders/o1')
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  return user
}
const sent = () => server.calls('POST', '/admin/orders/o1/refund').map(({ body }) => body)
const refundStep: ConsoleMove = {
  status: 'refunded',
  at: '2026-11-22T10:00:00.000Z',
  by: 'staff',
  name: 'Nasrin Azad',
  reason: 'Arrived damaged',
}

describe('X-105 the refund sheet', () => {
  const paid = { paymentMethod: 'online', paymentStatus: 'paid', refundable: true } as const
  beforeEach(() => {
    server.on({
      'GET /admin/orders/:id': () => ({ success: true, data: order('shipped', paid, by('shipped')) }),
      'POST /admin/orders/:id/refund': () => ({
        success: true,
        data: order(
          'shipped',
          { ...paid, refundable: false, refunding: true, refunds: [refundOf()] },
          by('shipped'),
          refundStep,
        ),
      }),
    })
  })

  it('refunds units and puts them back on the shelf; the button names the amount', async () => {
    const user = await sheet()
    const submit = dialog().getByRole('button', { name: /^Refund .?\$0\.00/ })
    expect(submit).toHaveProperty('disabled', true)
    expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: 'Quantity' }))
    const [line] = dialog().getAllByRole('listitem')
    expect(line?.textContent).toMatch(/\$25\.00/)
    await user.click(dialog().getByRole('button', { name: /increase/i }))
    await user.click(dialog().getByRole('checkbox', { name: /Back in stock/ }))
    // 64.48 less 27.25, of which 2.25 is tax.
    for (const text of ['$27.25', '$2.25', '$37.23']) expect(dialog().getByText(text)).toBeTruthy()
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), ' Arrived damaged ')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }))
    await user.click(dialog().getByRole('button', { name: /^Refund .?\$27\.25/ }))
    await screen.findByText('The refund is being processed.')
    expect(sent()).toEqual([
      {
        reason: 'Arrived damaged',
        method: 'provider',
        lines: [{ itemId: 'l1', quantity: 1, restock: 1 }],
      },
    ])
    expect(screen.getAllByText('Arrived damaged')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('refunds everything that is left, with the shipping', async () => {
    const user = await sheet()
    await user.click(dialog().getByRole('button', { name: 'Select Everything Left' }))
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Lost')
    await user.click(dialog().getByRole('button', { name: /^Refund .?\$64\.48/ }))
    await waitFor(() =>
      expect(sent()).toMatchObject([{ lines: [{ itemId: 'l1', quantity: 2, restock: 0 }], shipping: true }]),
    )
  })

  it.each([
    ['10,50', 10.5],
    ['۱۰٫۵', 10.5],
    ['10', 10],
  ])('refunds an amount as it is typed: %s', async (typed, amount) => {
    const user = await sheet()
    await user.click(dialog().getByRole('button', { name: 'Amount' }))
    await user.type(dialog().getByRole('textbox', { name: 'Amount' }), typed)
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Goodwill')
    await user.selectOptions(dialog().getByRole('combobox', { name: 'How to refund' }), 'Bank transfer')
    await user.type(dialog().getByRole('textbox', { name: /^Note/ }), '27 November')
    await user.click(dialog().getByRole('button', { name: /^Refund / }))
    await waitFor(() =>
      expect(sent()).toEqual([{ reason: 'Goodwill', method: 'bank', note: '27 November', amount }]),
    )
  })

  it.each([
    ['100', 'Only $64.48 of this order can still be refunded'],
    ['1.234,5', 'Please enter an amount in dollars and cents'],
  ])('refuses %s before it is sent, and keeps what was typed', async (typed, problem) => {
    const user = await sheet()
    await user.click(dialog().getByRole('button', { name: 'Amount' }))
    await user.type(dialog().getByRole('textbox', { name: 'Amount' }), typed)
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Goodwill')
    await user.click(dialog().getByRole('button', { name: /^Refund / }))
    expect(await dialog().findByText(problem)).toBeTruthy()
    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe(typed)
    expect(sent()).toEqual([])
  })

  it('sends the same key again after a lost answer', async () => {
    server.on({ 'POST /admin/orders/:id/refund': offline })
    const user = await sheet()
    await user.click(dialog().getByRole('button', { name: /increase/i }))
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Lost')
    await user.click(dialog().getByRole('button', { name: /^Refund / }))
    await dialog().findByText(/the same refund is made only once/)
    await user.click(dialog().getByRole('button', { name: /^Refund / }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    const keys = server
      .calls('POST', '/admin/orders/o1/refund')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('shows the outcome of a pending refund without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const refunds = [refundOf({ state: 'pending' })]
    const data = () => order('shipped', { ...paid, refunding: true, refunds }, by('shipped'))
    server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: data() }) })
    await open('/admin/orders/o1')
    expect(await screen.findByText('The refund is being processed.')).toBeTruthy()
    refunds[0] = refundOf({ state: 'failed' })
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(await screen.findByText(/^A refund failed\./)).toBeTruthy()
    const reads = server.calls('GET', '/admin/orders/o1').length
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(server.calls('GET', '/admin/orders/o1')).toHaveLength(reads)
  })

  it('offers a failed refund again, another way', async () => {
    const failed = { ...paid, refunding: true, refunds: [refundOf({ state: 'failed' })] }
    server.on({
      'GET /admin/orders/:id': () => ({ success: true, data: order('shipped', failed, by('shipped')) }),
      'POST /admin/orders/:id/refunds/:refund/retry': () => ({
        success: true,
        data: order(
          'shipped',
          { ...paid, refunds: [refundOf({ state: 'sent', method: 'cash' })] },
          by('shipped'),
        ),
      }),
    })
    const { user } = await open('/admin/orders/o1')
    expect(await screen.findByText(/^A refund failed\. The customer still gets this money/)).toBeTruthy()
    await user.click(press('Send Again'))
    await user.selectOptions(dialog().getByRole('combobox', { name: 'How to refund' }), 'Cash')
    await user.click(dialog().getByRole('button', { name: 'Refund' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('POST', '/admin/orders/o1/refunds/r1/retry').map(({ body }) => body)).toEqual([
      { method: 'cash' },
    ])
    expect(screen.queryByText(/^A refund failed/)).toBeNull()
  })
})

/** Names under which files were saved. */
function watchSaved(): string[] {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

describe('documents and exports', () => {
  it('saves the invoice and the credit notes of an order [X-115]', async () => {
    const saved = watchSaved()
    const made = [
      refundOf({ state: 'sent', creditNoteNumber: 'CN-2026-000007' }),
      refundOf({ _id: 'r2', state: 'sent', method: 'none', source: 'provider', reason: '', lines: [] }),
    ]
    const data = order('delivered', {
      paymentStatus: 'paid',
      invoiceNumber: 'INV-2026-000012',
      refunds: made,
    })
    server.on({
      'GET /admin/orders/:id': () => ({ success: true, data }),
      'GET /orders/:number/invoice.pdf': () => 'bytes',
      'GET /admin/orders/:id/refunds/:refundId/credit-note.pdf': () => refusal('orders.no_credit_note'),
    })
    await open('/admin/orders/o1')
    fireEvent.click(await screen.findByRole('button', { name: /^Download invoice .*INV-2026-000012/ }))
    await waitFor(() => expect(saved).toEqual(['INV-2026-000012.pdf']))
    fireEvent.click(screen.getByRole('button', { name: /^Download credit note .*CN-2026-000007/ }))
    expect(await screen.findByText('There is no credit note for this refund')).toBeTruthy()
    // The bank took the rest: no refund of ours, and no second document.
    expect(screen.getAllByText('By the bank, after a dispute')).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(2)
  })

  it('leaves the review of a delivered line to its customer', async () => {
    server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: order('delivered') }) })
    await open('/admin/orders/o1')
    expect(await screen.findByText(item.name)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Write a review/i })).toBeNull()
  })

  it('counts what a lost dispute took as gone [X-106]', async () => {
    const refunds = [
      refundOf({ state: 'sent', amount: 10 }),
      refundOf({ _id: 'r2', state: 'sent', method: 'none', source: 'provider', amount: 54.48 }),
    ]
    const data = order('delivered', { paymentStatus: 'partially_refunded', refundedTotal: 10, refunds })
    server.on({ 'GET /admin/orders/:id': () => ({ success: true, data }) })
    await open('/admin/orders/o1')
    const sums = within(await screen.findByRole('region', { name: 'Refunds' }))
    expect(sums.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '$10.00',
      '$54.48',
      '$0.00',
    ])
  })

  it('exports a table of the days that were chosen [X-115]', async () => {
    const saved = watchSaved()
    server.on({ 'GET /admin/orders/export.csv': () => 'bytes' })
    await open('/admin/orders')
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Export orders' }))
    fireEvent.change(sheet.getByLabelText('Table'), { target: { value: 'vat' } })
    await typeDay('From', '2026-11-30', sheet)
    await typeDay('To', '2026-11-01', sheet)
    fireEvent.click(sheet.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() =>
      expect(partOf(dateField('To', sheet), 'day').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(server.calls('GET', '/admin/orders/export.csv')).toHaveLength(0)
    await typeDay('From', '2026-10-01', sheet)
    fireEvent.click(sheet.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(saved).toEqual(['tavan-vat-2026-10-01-2026-11-01.csv']))
    const [call] = server.calls('GET', '/admin/orders/export.csv')
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      kind: 'vat',
      from: '2026-10-01',
      to: '2026-11-01',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers no export to support [X-115]', async () => {
    await open('/admin/orders', 'support')
    await screen.findByRole('link', { name: 'TV-100001' })
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })
})

describe('X-107 a parcel that comes back', () => {
  const ended = (more: Partial<ConsoleOrder> = {}) =>
    order('cancelled', {
      endReason: 'refused',
      paymentStatus: 'paid',
      refundable: true,
      away: [{ itemId: 'l1', quantity: 2 }],
      ...more,
    })

  it('is named with its reason from a shipped order, and says what happens to the money', async () => {
    server.on({
      'GET /admin/orders/:id': () => ({
        success: true,
        data: order('shipped', { paymentMethod: 'online', paymentStatus: 'paid' }),
      }),
    })
    answers(ended({ refundable: false }))
    const { user } = await open('/admin/orders/o1')
    await heading('TV-100001')
    await user.click(press('Not Delivered'))
    expect(dialog().getByText(/then refund what was paid/)).toBeTruthy()
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'Could not be delivered')
    await user.click(dialog().getByRole('button', { name: 'Cancel the Order' }))
    await waitFor(() =>
      expect(moved()).toEqual([{ status: 'cancelled', reason: 'undeliverable', from: 'shipped' }]),
    )
    expect(await screen.findByText('Refused at the door')).toBeTruthy()
  })

  it('is booked with the units that came, and asks for the refund then', async () => {
    server.on({
      'GET /admin/orders/:id': () => ({ success: true, data: ended() }),
      'POST /admin/orders/:id/received': () => ({
        success: true,
        data: ended({ receivedAt: '2026-11-26T09:00:00.000Z', away: [{ itemId: 'l1', quantity: 1 }] }),
      }),
    })
    const { user } = await open('/admin/orders/o1')
    await heading('TV-100001')
    await user.click(press('Book Parcel'))
    await user.click(dialog().getByRole('button', { name: 'Decrease quantity' }))
    await user.click(dialog().getByRole('button', { name: 'Book Items' }))
    await waitFor(() =>
      expect(server.calls('POST', '/admin/orders/o1/received').map(({ body }) => body)).toEqual([
        { lines: [{ itemId: 'l1', quantity: 1 }] },
      ]),
    )
    expect(await screen.findByText(/still has to be refunded/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Book Parcel' })).toBeNull()
  })
})

describe('X-108 an order of programs', () => {
  it('is confirmed or cancelled, and its payment by arrangement is noted with its way', async () => {
    const arranged = (more: Partial<ConsoleOrder> = {}) =>
      order('confirmed', { programsOnly: true, paymentMethod: 'cod', ...more })
    server.on({
      'GET /admin/orders/:id': () => ({ success: true, data: arranged() }),
      'POST /admin/orders/:id/paid': () => ({ success: true, data: arranged({ paymentStatus: 'paid' }) }),
    })
    const { user } = await open('/admin/orders/o1')
    await heading('TV-100001')
    expect(screen.queryByRole('button', { name: 'Start Packing' })).toBeNull()
    expect(press('Cancel Order')).toBeTruthy()
    await user.click(press('Mark as Paid'))
    await user.selectOptions(dialog().getByRole('combobox', { name: 'How it was paid' }), 'In cash')
    await user.type(dialog().getByRole('textbox', { name: /Note/ }), ' at the desk ')
    await user.click(dialog().getByRole('button', { name: 'Mark as Paid' }))
    await waitFor(() =>
      expect(server.calls('POST', '/admin/orders/o1/paid').map(({ body }) => body)).toEqual([
        { method: 'cash', note: 'at the desk' },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as Paid' })).toBeNull())
  })
})
