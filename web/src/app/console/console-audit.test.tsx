import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuditEntry } from 'contract/admin/audit-calls'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadDateFields } from '../../../test/date-fields'
import { fakeShop } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)

const me = {
  id: 'a1',
  email: 'nasrin@tavan.test',
  firstName: 'Nasrin',
  lastName: 'Azad',
  staffRole: 'owner',
}
const entry = (_id: string, action: AuditEntry['action'], details: AuditEntry['details']): AuditEntry => ({
  _id,
  at: '2026-11-20T10:00:00.000Z',
  action,
  role: 'admin',
  actor: { id: me.id, name: 'Nasrin Azad', email: me.email },
  details,
})
/** Returns the row's text without bidi isolation marks. */
const told = (row: HTMLElement) => row.textContent?.replace(/[\u2066-\u2069]/g, '')

it('shows changes of products, settings, people and orders as field, before and after', async () => {
  const items = [
    {
      ...entry('1', 'product_changed', {
        'priceCents.from': 2490,
        'priceCents.to': 1990,
        'translations.from': '{"fa":{}}',
        'translations.to': '{"fa":{"name":"کش"}}',
      }),
      object: { type: 'product' as const, id: 'p1' },
    },
    entry('2', 'product_stock_moved', { delta: -3, 'stock.from': 8, 'stock.to': 5, reason: 'damaged' }),
    entry('3', 'settings_changed', {
      'shop.vat.from': null,
      'shop.vat.to': 'NL01',
      'taxShown.from': 'excluded',
      'taxShown.to': 'included',
      'shippingTaxed.from': 'false',
      'shippingTaxed.to': 'true',
      'shippingMethods.express.names.en.from': 'Standard',
      'shippingMethods.express.names.en.to': 'Parcel',
    }),
    entry('4', 'staff_role_changed', { 'staffRole.from': 'support', 'staffRole.to': 'shop' }),
    entry('5', 'order_moved', { from: 'pending', to: 'confirmed' }),
    entry('6', 'program_coach_changed', { unheardOf: 'as it is' }),
  ]
  fakeShop([]).on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/audit': () => ({ success: true, data: { items } }),
  })
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  await act(() => openRoutes(<AppRoutes />, '/admin/audit'))
  await screen.findByText('Changed a product', { selector: 'span' })
  const [, product, stock, settings, role, order, other] = screen.getAllByRole('row') as HTMLElement[]
  for (const [row, ...texts] of [
    [product, 'Price: $24.90 → $19.90', 'Translations: changed'],
    [stock, 'Difference: -3', 'Stock: 8 → 5', 'Reason: Damaged'],
    [
      settings,
      'Tax number: – → NL01',
      'Prices in the shop: without tax → with tax',
      'Tax on shipping: no → yes',
      'Shipping methods (express.names.en): Standard → Parcel',
    ],
    [role, 'Role: Support → Shop staff'],
    [order, 'Pending → Confirmed'],
    [other, 'unheardOf: as it is'],
  ] as const)
    for (const text of texts) expect(told(row as HTMLElement)).toContain(text)
  const link = within(product as HTMLElement).getByRole('link', { name: 'Product' })
  expect(link.getAttribute('href')).toBe('/admin/catalogue/p1')
})

it('shows one look at a list as one line, which opens into its entries', async () => {
  const listed = (n: number) => ({
    ...entry(`b${n}`, 'blood_test_listed', {}),
    object: { type: 'blood_test' as const, id: `test-${n}` },
    subject: { id: `u${n}`, name: `Athlete ${n}`, email: `a${n}@x.test` },
  })
  fakeShop([]).on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/audit': () => ({ success: true, data: { items: [1, 2, 3, 4, 5, 6, 7].map(listed) } }),
  })
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  await act(() => openRoutes(<AppRoutes />, '/admin/audit'))
  await screen.findByText('Saw 7 blood tests in a list')
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getByText('Several people')).toBeTruthy()
  expect(screen.queryByText('Athlete 1')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show each' }))
  await screen.findByText('Athlete 7')
  expect(screen.getAllByRole('row')).toHaveLength(8)
})

it('keeps the focus on a filter that is applied with Enter', async () => {
  const server = fakeShop([])
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/audit': () => ({ success: true, data: { items: [] } }),
  })
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  await act(() => openRoutes(<AppRoutes />, '/admin/audit'))
  const field = await screen.findByRole('textbox', { name: /^Done by/ })
  await userEvent.type(field, 'sara{Enter}')
  await waitFor(() => expect(server.calls('GET', '/admin/audit').at(-1)?.query.get('actor')).toBe('sara'))
  expect(document.activeElement).toBe(field)
  expect(field.isConnected).toBe(true)
})

/** Opens the audit log with these entries. */
async function openLog(items: AuditEntry[]) {
  fakeShop([]).on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/audit': () => ({ success: true, data: { items } }),
  })
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  await act(() => openRoutes(<AppRoutes />, '/admin/audit'))
}

it('names the product of a change, and folds the changes of one request into a line', async () => {
  const changed = (n: number, requestId: string): AuditEntry => ({
    ...entry(`c${n}`, 'product_changed', { 'priceCents.from': 1000, 'priceCents.to': 1100 }),
    object: { type: 'product', id: `p${n}`, name: `Rope ${n}`, code: `TAV-${n}` },
    requestId,
  })
  await openLog([1, 2, 3, 4, 5].map((n) => changed(n, n < 5 ? 'bulk' : 'single')))
  await screen.findByText('Changed 4 products')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  const single = screen.getAllByRole('row')[2] as HTMLElement
  expect(told(single)).toContain('Product Rope 5 TAV-5')
  expect(told(single)).not.toContain('p5')
  expect(within(single).getByRole('link', { name: 'Rope 5' }).getAttribute('href')).toBe(
    '/admin/catalogue/p5',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show each' }))
  await screen.findByRole('link', { name: 'Rope 1' })
  expect(screen.getAllByRole('row')).toHaveLength(6)
})

it('folds its filters on phones', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList
    return Object.assign(list, { matches: query.includes('max-width: 39.99rem'), media: query })
  })
  await openLog([entry('1', 'signed_in', {})])
  const fold = (await screen.findByText('Filter')).closest('details')
  expect(fold?.open).toBe(false)
  expect(within(fold as HTMLElement).getByLabelText('Action')).toBeTruthy()
  vi.restoreAllMocks()
})
