import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConsoleDiscount } from 'contract/orders/console-discount-calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadDateFields } from '../../../test/date-fields'
import { refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)

const AT = '2026-11-20T10:00:00.000Z'
const me = {
  id: 'a1',
  email: 'nasrin@tavan.test',
  firstName: 'Nasrin',
  lastName: 'Azad',
  staffRole: 'shop',
}
const welcome: ConsoleDiscount = {
  _id: 'd1',
  code: 'WELCOME10',
  kind: 'percent',
  value: 10,
  minimum: null,
  from: null,
  until: null,
  limit: null,
  customerLimit: 1,
  note: 'For new customers',
  isActive: true,
  state: 'active',
  used: 12,
  given: 84.5,
  version: 3,
  createdAt: AT,
  updatedAt: AT,
}
const autumn: ConsoleDiscount = {
  ...welcome,
  _id: 'd2',
  code: 'AUTUMN',
  kind: 'amount',
  value: 7.5,
  minimum: 60,
  until: '2026-10-31',
  limit: 50,
  note: '',
  state: 'expired',
  used: 0,
  given: 0,
}
const ok = (data: unknown) => ({ success: true, data })
const pageOf = (items: unknown[]) => ok({ items, total: items.length, currentPage: 1, totalPages: 1 })

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({
    'GET /auth/me': () => ok(me),
    'GET /admin/discounts': () => pageOf([welcome, autumn]),
    'POST /admin/discounts': ({ body }) => ok({ ...welcome, ...body, code: 'SPRING15', _id: 'd3' }),
    'PUT /admin/discounts/:id': ({ body }) => ok({ ...welcome, ...body }),
    'DELETE /admin/discounts/:id': () => ok({ ...welcome, isActive: false, state: 'archived' }),
    'POST /admin/discounts/:id/restore': () => ok(welcome),
  })
})

async function open(at = '/admin/discounts') {
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  return act(() => openRoutes(<AppRoutes />, at))
}
const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select, textarea' })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const line = async (code: string) =>
  (await screen.findByRole('link', { name: code })).closest('tr') as HTMLElement

describe('the list of discount codes', () => {
  it('shows value, period and usage of each code, and links to its orders', async () => {
    await open()
    const first = await line('WELCOME10')
    for (const text of ['For new customers', 'Always', '12', '$84.50', 'Active'])
      expect(first.textContent).toContain(text)
    expect(first.textContent).toMatch(/10%.* off/)
    expect(
      within(first)
        .getByRole('link', { name: /Orders with/ })
        .getAttribute('href'),
    ).toBe('/admin/orders?search=WELCOME10')
    const second = await line('AUTUMN')
    for (const text of ['$7.50', '$60.00', 'Until Oct 31, 2026', '0 of 50', 'Expired'])
      expect(second.textContent).toContain(text)
    expect(within(second).queryByRole('link', { name: /Orders with/ })).toBeNull()
  })

  it('filters by state and search, and keeps both in the address', async () => {
    const { where } = await open('/admin/discounts?search=wel')
    await line('WELCOME10')
    fireEvent.click(screen.getByRole('link', { name: 'Expired' }))
    await waitFor(() => expect(where().search).toBe('?status=expired&search=wel'))
    const last = server.calls('GET', '/admin/discounts').at(-1)?.query
    expect([last?.get('state'), last?.get('search')]).toEqual(['expired', 'wel'])
  })

  it('shows the empty, not found and failed states', async () => {
    server.on({ 'GET /admin/discounts': () => pageOf([]) })
    await open()
    expect(await screen.findByText('No discount codes yet')).toBeTruthy()
    await open('/admin/discounts?status=archived')
    expect(await screen.findByText('No results')).toBeTruthy()
    server.on({ 'GET /admin/discounts': () => refusal('request.invalid') })
    await open('/admin/discounts?search=x')
    expect(await screen.findByText('The discount codes couldn’t be loaded')).toBeTruthy()
  })

  it('archives a code and undoes it', async () => {
    await open()
    fireEvent.click(within(await line('WELCOME10')).getByRole('button', { name: /^Archive/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    expect(server.calls('DELETE', '/admin/discounts/d1')).toHaveLength(1)
    expect(server.calls('POST', '/admin/discounts/d1/restore')).toHaveLength(1)
  })

  it('ignores the second click of a double click, and a second press while the first is running', async () => {
    await open()
    const archive = () => screen.getByRole('button', { name: /^Archive .?WELCOME10/ })
    await line('WELCOME10')
    await userEvent.setup().dblClick(archive())
    await screen.findByText(/is in the archive and can no longer be used/)
    fireEvent.click(archive())
    fireEvent.click(archive())
    await waitFor(() => expect(server.calls('DELETE', '/admin/discounts/d1')).toHaveLength(2))
    expect(await screen.findAllByText(/is in the archive and can no longer be used/)).toHaveLength(2)
    expect(server.calls('POST', '/admin/discounts/d1/restore')).toHaveLength(0)
  })

  it('shows an archived code immediately, before the list is refetched', async () => {
    await open()
    await line('WELCOME10')
    server.on({ 'GET /admin/discounts': () => refusal('request.invalid') })
    fireEvent.click(screen.getByRole('button', { name: /^Archive .?WELCOME10/ }))
    expect(await screen.findByRole('button', { name: /Restore .WELCOME10. from the archive/ })).toBeTruthy()
    expect((await line('WELCOME10')).textContent).toContain('In the archive')
  })

  it('moves the focus to the next row when a row leaves the list', async () => {
    await open('/admin/discounts?status=active')
    await line('WELCOME10')
    const archive = screen.getByRole('button', { name: /^Archive .?WELCOME10/ })
    archive.focus()
    server.on({ 'GET /admin/discounts': () => pageOf([autumn]) })
    fireEvent.click(archive)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'WELCOME10' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'AUTUMN' })))
  })
})

describe('the form of a discount code', () => {
  it('creates a code, and sends nothing while a field is invalid', async () => {
    const { where } = await open()
    await line('WELCOME10')
    fireEvent.click(screen.getByRole('link', { name: 'New Code' }))
    await screen.findByRole('dialog')
    type('Percent Off', '91')
    fireEvent.click(press('Save'))
    expect(await screen.findByText('Please enter a whole number from one to 90')).toBeTruthy()
    expect(screen.getByText(/^Please enter a code of 3 to 30/)).toBeTruthy()
    expect(server.calls('POST', '/admin/discounts')).toHaveLength(0)
    type('Code', 'spring15')
    type('Kind', 'amount')
    type('Amount Off in US Dollars', '۱۲,۵')
    type('Minimum Order in US Dollars', '60')
    type('Total Uses', '100')
    type('Uses per Customer', '')
    fireEvent.click(press('Save'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('POST', '/admin/discounts')[0]?.body).toEqual({
      code: 'spring15',
      kind: 'amount',
      value: 12.5,
      minimum: 60,
      from: null,
      until: null,
      limit: 100,
      customerLimit: null,
      note: '',
    })
    expect(where().search).toBe('')
  })

  it('reports a conflict, and overwrites it on the second save', async () => {
    await open('/admin/discounts?code=d1')
    await screen.findByRole('dialog')
    expect(field('Code').value).toBe('WELCOME10')
    server.on({ 'PUT /admin/discounts/:id': () => refusal('orders.discount_changed') })
    type('Percent Off', '20')
    fireEvent.click(press('Save'))
    expect(await screen.findByText(/^Someone else changed this code/)).toBeTruthy()
    expect(field('Percent Off').value).toBe('20')
    server.on({ 'PUT /admin/discounts/:id': ({ body }) => ok({ ...welcome, ...body }) })
    fireEvent.click(press('Save'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const tags = server.calls('PUT', '/admin/discounts/d1').map(({ headers }) => headers.get('If-Match'))
    expect(tags).toEqual(['"3"', null])
  })

  it('keeps the typed text after the list no longer contains the code', async () => {
    await open('/admin/discounts?status=active&code=d1')
    await screen.findByRole('dialog')
    type('Note', 'For the spring campaign')
    server.on({
      'GET /admin/discounts': () => pageOf([]),
      'PUT /admin/discounts/:id': () => refusal('orders.discount_changed'),
    })
    fireEvent.click(press('Save'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'WELCOME10' })).toBeNull())
    expect(await screen.findByText(/^Someone else changed this code/)).toBeTruthy()
    expect(field('Note').value).toBe('For the spring campaign')
  })

  it('focuses the heading of the list after a dialog that was opened by its address', async () => {
    await open('/admin/discounts?code=d1')
    await screen.findByRole('dialog')
    press('Save').focus()
    fireEvent.click(press('Save'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Discount codes'))
  })

  it('shows at its field that a code is taken', async () => {
    server.on({ 'POST /admin/discounts': () => refusal('orders.discount_code_taken') })
    await open('/admin/discounts?code=new')
    await screen.findByRole('dialog')
    type('Code', 'WELCOME10')
    fireEvent.click(press('Save'))
    await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('There is already a discount code with this name').length).toBeGreaterThan(0)
  })
})
