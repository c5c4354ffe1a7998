import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DeskReturn, Withdrawal } from 'contract/orders/console-return-calls'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDateFields } from '../../../test/date-fields'
import { refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'shop' }
const one: DeskReturn = {
  _id: 'r1',
  state: 'requested',
  source: 'customer',
  lines: [
    { itemId: 'l1', quantity: 2, received: null, restocked: null, name: 'Whey', sku: 'W-1', sealed: true },
  ],
  reason: 'Too sweet',
  answer: '',
  photos: 0,
  refundId: null,
  createdAt: '2026-11-25T10:00:00.000Z',
  order: { _id: 'o1', orderNumber: 'TV-1', status: 'delivered', paymentStatus: 'paid' },
  customer: { firstName: 'Sara', lastName: 'Moradi', email: 'sara@example.test' },
  payBackBy: null,
}
const order = {
  _id: 'o1',
  orderNumber: 'TV-1',
  paymentMethod: 'online',
  items: [{ _id: 'l1', name: 'Whey', quantity: 2, total: 80, discount: 0, tax: 7.2, refunded: 0 }],
  left: { net: 80, tax: 7.2, shipping: 9.99 },
  leastShipping: 0,
  refunds: [],
}
const withdrawal: Withdrawal = {
  _id: 'w1',
  name: 'Sara Moradi',
  orderNumber: 'TV-9',
  email: 'sara@example.test',
  createdAt: '2026-11-25T10:00:00.000Z',
  payBackBy: '2026-12-09',
  order: null,
  returnId: null,
  isDone: false,
}
const pageOf = (items: object[]) => ({
  success: true,
  data: { items, total: items.length, currentPage: 1, totalPages: 1 },
})

let server: ReturnType<typeof fakeShop>
let now: DeskReturn
beforeEach(() => {
  now = one
  server = fakeShop([])
  const step = (state: DeskReturn['state']) => () => {
    now = { ...now, state }
    return { success: true, data: now }
  }
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/returns': () => pageOf([now]),
    'GET /admin/returns/:id': () => ({ success: true, data: now }),
    'GET /admin/orders/:id': () => ({ success: true, data: order }),
    'GET /admin/withdrawals': () => pageOf([withdrawal]),
    'POST /admin/returns/:id/approve': step('approved'),
    'POST /admin/returns/:id/refuse': step('refused'),
    'POST /admin/returns/:id/receive': step('received'),
    'POST /admin/returns/:id/refund': step('refunded'),
  })
})
afterEach(() => vi.restoreAllMocks())

async function open(at: string, shown: DeskReturn = one) {
  now = shown
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  await act(() => openRoutes(<AppRoutes />, at))
  await screen.findByRole('heading', { level: 1, name: 'Returns' })
  return userEvent.setup()
}
const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => dialog().getByRole('button', { name })
const bodies = (step: string) => server.calls('POST', `/admin/returns/r1/${step}`).map(({ body }) => body)

describe('X-107 the return desk', () => {
  it('begins with what waits, opens a return from its row, and approves it at once', async () => {
    const user = await open('/admin/orders/returns')
    await waitFor(() => expect(server.calls('GET', '/admin/returns')[0]?.query.get('state')).toBe('open'))
    await user.click(await screen.findByRole('link', { name: 'TV-1' }))
    expect(dialog().getByText('Too sweet')).toBeTruthy()
    expect(dialog().getByText('Only unopened, with its seal')).toBeTruthy()
    await user.click(press('Approve'))
    await waitFor(() => expect(bodies('approve')).toHaveLength(1))
    expect(await dialog().findByText(/knows where to send the items/)).toBeTruthy()
  })

  it('asks for an answer before it refuses', async () => {
    const user = await open('/admin/orders/returns?return=r1')
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    await user.click(press('Refuse'))
    expect(await dialog().findByText('Please give a reason; the customer is told')).toBeTruthy()
    await user.type(dialog().getByRole('textbox', { name: /Your answer/ }), ' Worn ')
    await user.click(press('Refuse'))
    await waitFor(() => expect(bodies('refuse')).toEqual([{ reason: 'Worn' }]))
  })

  it('books what came and what goes on the shelf', async () => {
    const user = await open('/admin/orders/returns?return=r1', { ...one, state: 'approved' })
    await user.click(await screen.findByRole('button', { name: 'Book Items' }))
    const less = dialog().getAllByRole('button', { name: 'Decrease quantity' })
    // The first stepper counts what came, the second what goes back.
    await user.click(less[1] as HTMLElement)
    await user.click(press('Book Items'))
    await waitFor(() =>
      expect(bodies('receive')).toEqual([{ lines: [{ itemId: 'l1', quantity: 2, restock: 1 }] }]),
    )
  })

  it('refunds what came by default, the shipping on request, and no more than it cost', async () => {
    const received = {
      ...one,
      state: 'received' as const,
      lines: one.lines.map((line) => ({ ...line, received: 1, restocked: 1 })),
    }
    const user = await open('/admin/orders/returns?return=r1', received)
    await user.click(await screen.findByRole('button', { name: 'Refund' }))
    expect(await dialog().findByRole('button', { name: /Refund .*\$43\.60/ })).toBeTruthy()
    await user.click(dialog().getByRole('checkbox', { name: /Shipping/ }))
    expect(dialog().getByRole('button', { name: /Refund .*\$53\.59/ })).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Amount' }))
    await user.type(dialog().getByRole('textbox', { name: /Amount/ }), '43,61')
    await user.click(dialog().getByRole('button', { name: /^Refund/ }))
    expect(await dialog().findByText('Only $43.60 of this order can still be refunded')).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Items that came' }))
    await user.click(dialog().getByRole('button', { name: /^Refund/ }))
    await waitFor(() => expect(bodies('refund')).toEqual([{ method: 'provider', shipping: 9.99 }]))
  })

  it('proposes the price of the cheapest shipping where all goods are back', async () => {
    server.on({
      'GET /admin/orders/:id': () => ({ success: true, data: { ...order, leastShipping: 4.95 } }),
    })
    const lines = one.lines.map((line) => ({ ...line, received: 2, restocked: 2 }))
    const user = await open('/admin/orders/returns?return=r1', { ...one, state: 'received', lines })
    await user.click(await screen.findByRole('button', { name: 'Refund' }))
    expect(await dialog().findByRole('checkbox', { name: /Shipping.*\$4\.95/, checked: true })).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: /Refund .*\$92\.15/ }))
    await waitFor(() => expect(bodies('refund')).toEqual([{ method: 'provider', shipping: 4.95 }]))
  })

  it('says so where somebody else was faster', async () => {
    server.on({
      'POST /admin/returns/:id/approve': () => refusal('orders.return_state', { state: 'refused' }),
    })
    const user = await open('/admin/orders/returns?return=r1')
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await dialog().findByText('This isn’t possible for a return that is refused')).toBeTruthy()
  })

  it('says that nothing waits', async () => {
    server.on({ 'GET /admin/returns': () => pageOf([]) })
    await open('/admin/orders/returns')
    expect(await screen.findByText('Nothing to return')).toBeTruthy()
  })

  it('lists withdrawals with the day of the law, and closes one that fits no order', async () => {
    server.on({
      'POST /admin/withdrawals/:id/close': () => ({ success: true, data: { ...withdrawal, isDone: true } }),
    })
    const user = await open('/admin/orders/withdrawals')
    const row = (await screen.findByText('No order matches the number and address')).closest('[role=row]')
    expect(row?.textContent).toMatch(/Dec/)
    await user.click(screen.getByRole('button', { name: /Mark the withdrawal of .*TV-9.* as done/ }))
    await waitFor(() => expect(server.calls('POST', '/admin/withdrawals/w1/close')).toHaveLength(1))
  })
})
