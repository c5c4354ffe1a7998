import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDateFields } from '../../../test/date-fields'
import { later, offline, refusal } from '../../../test/fake-server'
import { fakeShop, product } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)

const me = {
  id: 'a1',
  email: 'nasrin@tavan.test',
  firstName: 'Nasrin',
  lastName: 'Azad',
  staffRole: 'support',
}
const whey = product('w', { name: 'Whey', sku: 'W-1', price: 40, stockQuantity: 3 })
const rope = product('r', { name: 'Rope', sku: 'R-1', price: 12, salePrice: 10 })
const bench = product('b', { name: 'Bench', availability: 'sold_out', stockQuantity: 0 })
const plan = product('p', { name: 'Plan', programId: 'p1', price: 100 })
const order = {
  _id: 'o1',
  orderNumber: 'TV-1',
  status: 'pending',
  items: [],
  refunds: [],
  timeline: [],
}
const details = {
  'First Name': 'Sara',
  'Last Name': 'Moradi',
  Phone: '۰۹۱۲',
  'Street Address': 'Street 1',
  City: 'Utrecht',
  State: 'Provincie Utrecht',
  'Zip Code': '3511',
  Country: 'Netherlands',
}
const customerInfo = {
  firstName: 'Sara',
  lastName: 'Moradi',
  email: 'sara@example.test',
  phone: '0912',
  address: {
    street: 'Street 1',
    city: 'Utrecht',
    state: 'Utrecht',
    zipCode: '3511',
    country: 'Netherlands',
  },
}

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /config': () => ({ success: true, data: { onlinePayment: true } }),
    'GET /products': ({ query }) => {
      const search = query.get('search') ?? ''
      const products = [whey, rope, bench, plan].filter(({ name, sku }) =>
        `${name} ${sku}`.toLowerCase().includes(search),
      )
      return { success: true, products, totalProducts: products.length, currentPage: 1, totalPages: 1 }
    },
    'POST /admin/orders': () => ({ success: true, data: order }),
  })
})
afterEach(() => vi.restoreAllMocks())

async function open(query = '') {
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  const page = await act(() => openRoutes(<AppRoutes />, `/admin/orders/new${query}`))
  await screen.findByRole('heading', { level: 1, name: 'New order' })
  return { ...page, user: userEvent.setup() }
}
type User = ReturnType<typeof userEvent.setup>

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const lines = () => within(screen.getByRole('group', { name: 'Products' }))
const place = (user: User) => user.click(screen.getByRole('button', { name: 'Place Order' }))
const sent = () => server.calls('POST', '/admin/orders')
/** Amount of the summary next to this label. */
const amount = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent

async function add(user: User, search: string, name: RegExp) {
  await user.type(screen.getByRole('combobox', { name: 'Search products to add' }), search)
  await user.click(await screen.findByRole('option', { name }))
}

async function fill(user: User) {
  for (const [label, text] of Object.entries(details)) {
    if (label === 'Country') await user.selectOptions(field(label), text)
    else {
      await user.clear(field(label))
      await user.type(field(label), text)
    }
  }
}

describe('the page on which staff enter an order', () => {
  it('shows every missing field on submit, sends nothing, and focuses the account', async () => {
    const { user } = await open()
    await place(user)
    expect(screen.getAllByText('Email is required')).toHaveLength(2)
    expect(screen.getByText('Please add at least one product')).toBeTruthy()
    expect(screen.getByText('Street address is required')).toBeTruthy()
    expect(screen.getByText('Please check 11 fields above.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Account email'))
    expect(sent()).toEqual([])
  })

  it('adds products from the shop’s search, and computes line, tax and total', async () => {
    const { user } = await open()
    expect(lines().getByText(/No products yet/)).toBeTruthy()
    await add(user, 'w-1', /Whey/)
    expect(server.calls('GET', '/products').at(-1)?.query.get('search')).toBe('w-1')
    await add(user, 'whey', /Whey/)
    await add(user, 'rope', /Rope/)
    const [first, second] = lines().getAllByRole('listitem')
    expect(first?.textContent).toContain('$80.00')
    expect(second?.textContent).toContain('$10.00')
    expect(amount('Subtotal')).toBe('$90.00')
    expect(amount('Total')).toBe('$98.10')
    await user.click(screen.getByRole('radio', { name: /Express/ }))
    expect(amount('Total')).toBe('$108.09')
  })

  it('limits the quantity of a line to the stock, and removes the line', async () => {
    const { user } = await open()
    await add(user, 'whey', /Whey/)
    await user.click(lines().getByRole('button', { name: 'Increase quantity' }))
    await user.click(lines().getByRole('button', { name: 'Increase quantity' }))
    expect(lines().getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '3')
    await add(user, 'whey', /Whey/)
    expect(amount('Subtotal')).toBe('$120.00')
    await user.click(lines().getByRole('button', { name: /^Remove .*Whey/ }))
    expect(lines().queryAllByRole('listitem')).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Products' }))
  })

  it('adds a product with the keyboard without submitting, and does not add a sold-out one', async () => {
    const { user } = await open()
    const search = screen.getByRole('combobox', { name: 'Search products to add' })
    await user.type(search, 'bench')
    const bench = await screen.findByRole('option', { name: /Bench.*Sold out/ })
    expect(bench.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(lines().queryAllByRole('listitem')).toEqual([])
    await user.clear(search)
    await user.type(search, 'rope')
    await screen.findByRole('option', { name: /Rope/ })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(lines().getByRole('listitem').textContent).toContain('Rope')
    expect(search).toHaveProperty('value', '')
    expect(screen.queryByText('Email is required')).toBeNull()
  })

  it('sends one order with a key on a double click, and opens it', async () => {
    const answer = later()
    server.on({ 'POST /admin/orders': () => answer.promise })
    const { user, where } = await open('?email=sara@example.test')
    expect(field('Account email').value).toBe('sara@example.test')
    expect(field('Email').value).toBe('sara@example.test')
    await add(user, 'whey', /Whey/)
    await fill(user)
    await user.click(screen.getByRole('radio', { name: /Online Payment/ }))
    expect(screen.getByText(/hold the items for 24 hours/)).toBeTruthy()
    await user.dblClick(screen.getByRole('button', { name: 'Place Order' }))
    expect(screen.getByRole('button', { name: 'Placing the order…' })).toBeTruthy()
    await act(async () => answer.settle({ success: true, data: order }))
    await waitFor(() => expect(where().pathname).toBe('/admin/orders/o1'))
    expect(await screen.findByText(/Order .*TV-1.* placed/)).toBeTruthy()
    expect(sent()).toHaveLength(1)
    expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
    expect(sent()[0]?.body).toEqual({
      email: 'sara@example.test',
      items: [{ productId: 'w', quantity: 1 }],
      customerInfo,
      paymentMethod: 'online',
      shippingMethod: 'standard',
    })
  })

  it('shows an unknown customer at the account, and keeps what was typed', async () => {
    server.on({ 'POST /admin/orders': () => refusal('orders.customer_unknown') })
    const { user } = await open()
    await user.type(field('Account email'), 'sara@example.test')
    await add(user, 'whey', /Whey/)
    await fill(user)
    await place(user)
    expect(await screen.findByText('No account has this email address')).toBeTruthy()
    expect(document.activeElement).toBe(field('Account email'))
    expect(field('Account email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please check one field above.')).toBeTruthy()
    expect(field('Street Address').value).toBe('Street 1')
    expect(lines().getByRole('listitem').textContent).toContain('Whey')
  })

  it('shows a lack of stock at the products', async () => {
    server.on({
      'POST /admin/orders': () => refusal('orders.insufficient_stock', { product: 'Whey', available: 1 }),
    })
    const { user } = await open('?email=sara@example.test')
    await add(user, 'whey', /Whey/)
    await fill(user)
    await place(user)
    expect(await lines().findByText('Insufficient stock for Whey. Only 1 available.')).toBeTruthy()
  })

  it('repeats the key after a lost response, and takes a new one for other values', async () => {
    server.on({ 'POST /admin/orders': offline })
    const { user } = await open('?email=sara@example.test')
    await add(user, 'whey', /Whey/)
    await fill(user)
    await place(user)
    expect(await screen.findByText(/it won’t be placed twice/)).toBeTruthy()
    await place(user)
    await waitFor(() => expect(sent()).toHaveLength(2))
    await screen.findByText(/it won’t be placed twice/)
    await user.type(field('City'), ' Oost')
    await place(user)
    await waitFor(() => expect(sent()).toHaveLength(3))
    const [first, second, third] = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('copies the account’s address to the order until another one is typed there', async () => {
    const { user } = await open()
    await user.type(field('Account email'), 'a@b.test')
    expect(field('Email').value).toBe('a@b.test')
    await user.clear(field('Email'))
    await user.type(field('Email'), 'other@b.test')
    await user.type(field('Account email'), 'x')
    expect(field('Email').value).toBe('other@b.test')
  })

  it('offers no shipping for programs alone, and payment by arrangement', async () => {
    const { user } = await open()
    expect(screen.getByRole('radio', { name: /Standard Shipping/ })).toBeTruthy()
    await add(user, 'plan', /Plan/)
    expect(screen.queryByRole('radio', { name: /Standard Shipping/ })).toBeNull()
    expect(screen.getByRole('radio', { name: /Pay by arrangement/ })).toBeTruthy()
    expect(screen.getByText(/nothing to ship/)).toBeTruthy()
  })

  it('disables online payment while the shop takes none', async () => {
    server.on({ 'GET /config': () => ({ success: true, data: { onlinePayment: false } }) })
    await open()
    expect(screen.getByRole('radio', { name: /Online Payment/ })).toHaveProperty('disabled', true)
  })

  it('asks before a link leaves typed input behind', async () => {
    const { user, where } = await open()
    await user.type(field('Account email'), 'a')
    await user.click(screen.getByRole('link', { name: 'All Orders' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(where().pathname).toBe('/admin/orders/new')
  })
})
