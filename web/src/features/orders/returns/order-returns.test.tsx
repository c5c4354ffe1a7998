import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderDetail } from 'contract/orders/calls'
import type { Return } from 'contract/orders/return-calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal } from '../../../../test/fake-server'
import { fakeShop, storeSession } from '../../../../test/fake-shop'
import { standardTerms } from '../../../../test/order-terms'
import { openPage } from '../../../../test/page'
import OrderPage from '../order-page'

const line = { sku: 'S', image: '', price: 25, total: 50, discount: 0, tax: 4.5, refunded: 0 }
const order: OrderDetail = {
  _id: 'o1',
  orderNumber: 'TV-1',
  status: 'delivered',
  paymentStatus: 'paid',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customerInfo: {
    firstName: 'Sara',
    lastName: 'Rad',
    email: 's@x.nl',
    phone: '0912',
    address: { street: 'Street 1', city: 'Delft', state: 'ZH', zipCode: '2611', country: 'NL' },
  },
  items: [
    { ...line, _id: 'l1', productId: 'a', name: 'Shirt', quantity: 2 },
    { ...line, _id: 'l2', productId: 'b', name: 'Whey', quantity: 1 },
  ],
  programsOnly: false,
  refundedTotal: 0,
  refunds: [],
  returns: [],
  subtotal: 100,
  tax: 9,
  shipping: 0,
  total: 109,
  paymentMethod: 'online',
  ...standardTerms,
  timeline: [],
  canCancel: false,
  keptOnCancel: 0,
  canPay: false,
  hasInvoice: true,
  returnable: [
    { itemId: 'l1', quantity: 2, sealed: false },
    { itemId: 'l2', quantity: 1, sealed: true },
  ],
  returnUntil: '2026-12-20',
}
const requested: Return = {
  _id: 'r1',
  state: 'requested',
  source: 'customer',
  lines: [{ itemId: 'l1', quantity: 2, received: null, restocked: null }],
  reason: 'Too small',
  answer: '',
  photos: 0,
  refundId: null,
  createdAt: '2026-11-25T10:00:00.000Z',
}

let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  storeSession()
  shop = fakeShop([])
})
afterEach(() => vi.unstubAllGlobals())

async function open(more: Partial<OrderDetail> = {}) {
  shop.on({ 'GET /orders/:number': () => ({ success: true, data: { ...order, ...more } }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}
const dialog = () => within(screen.getByRole('dialog'))
const sent = () => shop.calls('POST', '/orders/TV-1/returns').map(({ body }) => body)

it('X-107 asks for the units and the reason, and says that food must be sealed', async () => {
  shop.on({ 'POST /orders/:number/returns': () => ({ success: true, data: requested }) })
  const user = await open()
  expect(screen.getByText(/until .*20/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Return Items' }))
  await screen.findByRole('dialog')
  expect(dialog().getAllByText('Only unopened, with its seal')).toHaveLength(1)
  const submit = () => user.click(dialog().getByRole('button', { name: 'Request Return' }))
  await submit()
  expect(await dialog().findByText('Please choose what to return')).toBeTruthy()
  const [more] = dialog().getAllByRole('button', { name: 'Increase quantity' })
  await user.click(more as HTMLElement)
  await submit()
  expect(await dialog().findByText('Please tell us why you’re returning it')).toBeTruthy()
  expect(sent()).toEqual([])
  await user.type(dialog().getByRole('textbox', { name: /Why are you returning it/ }), ' Too small ')
  await submit()
  await waitFor(() =>
    expect(sent()).toEqual([{ lines: [{ itemId: 'l1', quantity: 1 }], reason: 'Too small' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps what was typed when the server refuses, and says why', async () => {
  shop.on({ 'POST /orders/:number/returns': () => refusal('orders.return_late', { days: 30 }) })
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Return Items' }))
  await screen.findByRole('dialog')
  const [more] = dialog().getAllByRole('button', { name: 'Increase quantity' })
  await user.click(more as HTMLElement)
  const reason = dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Why/ })
  await user.type(reason, 'Too small')
  await user.click(dialog().getByRole('button', { name: 'Request Return' }))
  expect(await dialog().findByText('Items can be returned up to 30 days after delivery')).toBeTruthy()
  expect(reason.value).toBe('Too small')
})

it('refuses photos that are none, and sends the others with the form', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Return Items' }))
  await screen.findByRole('dialog')
  const input = dialog().getByLabelText(/^Photos/, { selector: 'input' })
  const picture = new File(['x'], 'torn.jpg', { type: 'image/jpeg' })
  await userEvent.setup({ applyAccept: false }).upload(input, [picture, new File(['x'], 'note.pdf')])
  expect(await dialog().findByText('note.pdf isn’t a JPG, PNG or WebP picture')).toBeTruthy()
  expect(await dialog().findByText('torn.jpg')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: /Remove .*torn\.jpg/ }))
  expect(dialog().queryByText('torn.jpg')).toBeNull()
})

it.each([
  ['requested', {}, 'Requested', true],
  [
    'approved',
    {},
    'We’ve emailed you where to send it. Put a note with the order number in the parcel.',
    true,
  ],
  ['refused', { answer: 'It was worn' }, 'It was worn', false],
  ['received', {}, 'We have it', false],
] as const)(
  'shows a return that is %s, and whether it can be withdrawn',
  async (state, more, text, isOpen) => {
    await open({ returns: [{ ...requested, state, ...more }], returnable: [] })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('Shirt', { selector: 'li bdi' }).closest('li')?.textContent).toBe('2 × Shirt')
    expect(Boolean(screen.queryByRole('button', { name: 'Withdraw Request' }))).toBe(isOpen)
    expect(screen.queryByRole('button', { name: 'Return Items' })).toBeNull()
  },
)

it('takes a request back after a question', async () => {
  shop.on({
    'DELETE /orders/:number/returns/:id': () => ({ success: true, data: { ...requested, state: 'closed' } }),
  })
  const user = await open({ returns: [requested] })
  await user.click(screen.getByRole('button', { name: 'Withdraw Request' }))
  await user.click(dialog().getByRole('button', { name: 'Withdraw Request' }))
  await waitFor(() => expect(shop.calls('DELETE', '/orders/TV-1/returns/r1')).toHaveLength(1))
})

it('shows nothing of returns before the order was sent', async () => {
  await open({ status: 'confirmed', returnable: [], returnUntil: null })
  expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull()
})
