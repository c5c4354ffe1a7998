import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConsoleCategory } from 'contract/catalog/console-category-calls'
import type { ProductImport } from 'contract/catalog/console-import-calls'
import type { ConsoleProduct, ProductRow } from 'contract/catalog/console-product-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { Reply, refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { type FakeUpload, fakeUploads } from '../../../test/fake-upload'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

const me = {
  id: 'a1',
  email: 'nasrin@tavan.test',
  firstName: 'Nasrin',
  lastName: 'Azad',
  staffRole: 'shop',
}
const AT = '2026-11-20T10:00:00.000Z'
const gear = { _id: 'c1', name: 'Gear', slug: 'gear' }
const category: ConsoleCategory = {
  ...gear,
  description: '',
  tint: 'sage',
  image: null,
  position: 0,
  isActive: true,
  translations: { fa: { name: 'ابزار', description: '' } },
  productCount: 3,
  activeCount: 2,
  createdAt: AT,
  updatedAt: AT,
}
const pictures = ['a', 'b', 'c'].map((letter) => `/images/${letter.repeat(32)}`)
const product: ConsoleProduct = {
  _id: 'p1',
  name: 'Steel Bottle',
  description: 'Keeps cold.',
  sku: 'TAV-BOT',
  images: pictures,
  imageTexts: {},
  price: 24,
  salePrice: null,
  stockQuantity: 20,
  trackStock: true,
  weight: 0.4,
  isFeatured: false,
  isActive: true,
  position: 1,
  tags: ['steel'],
  categoryId: 'c1',
  category: gear,
  programId: null,
  program: null,
  facts: { capacity: 750 },
  variantOf: null,
  variants: [],
  translations: { nl: { name: 'Stalen fles', description: '', tags: [] } },
  createdAt: AT,
  updatedAt: AT,
}
const { images: _, ...unpictured } = product
const row: ProductRow = { ...unpictured, image: pictures[0] ?? null }
const ok = (data: unknown) => ({ success: true, data })
const pageOf = (items: unknown[], more: object = {}) =>
  ok({ items, total: items.length, currentPage: 1, totalPages: 1, ...more })
const counts = { active: 3, archived: 1, low: 1, none: 1 }

let server: ReturnType<typeof fakeShop>
let uploads: FakeUpload[]
/** Product in the fake server; `tagOf` derives its ETag. */
let stored: ConsoleProduct
const tagOf = ({ updatedAt, stockQuantity }: ConsoleProduct) => `"${updatedAt}-${stockQuantity}"`
let writes = 0
const write = (change: Partial<ConsoleProduct>) => {
  stored = { ...stored, ...change, updatedAt: `2026-11-21T10:00:0${++writes}.000Z` }
}
beforeEach(() => {
  server = fakeShop([])
  uploads = fakeUploads()
  stored = product
  writes = 0
  sessionStorage.clear()
  server.on({
    'GET /auth/me': () => ok(me),
    'GET /admin/categories': () =>
      ok({ items: [category, { ...category, _id: 'c2', name: 'Food', slug: 'food', translations: {} }] }),
    'GET /admin/products': () => pageOf([row], { counts }),
    'GET /admin/products/:id': () => new Reply(200, ok(stored), { ETag: tagOf(stored) }),
    'GET /admin/products/programs': () => ok({ items: [] }),
    'PUT /admin/products/:id': ({ body, headers }) => {
      const { updatedAt, ...change } = body
      if (updatedAt !== stored.updatedAt) return refusal('catalog.product_changed')
      if (change.stockQuantity !== undefined && headers.get('If-Match') !== tagOf(stored))
        return refusal('catalog.product_changed')
      write(change)
      return ok(stored)
    },
  })
})

async function open(at: string) {
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  const shown = await act(() => openRoutes(<AppRoutes />, at))
  return { user: userEvent.setup({ delay: null }), ...shown }
}
type Shown = Awaited<ReturnType<typeof open>>
const path = ({ where }: Shown) => where().pathname + where().search
const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const group = (name: string) => within(screen.getByRole('group', { name }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select' })
const sent = () => server.calls('PUT', '/admin/products/p1').map(({ body }) => body)

describe('the list of products', () => {
  it('shows price and low stock in words, and keeps filters, sort order and search in the address', async () => {
    const some = [
      row,
      { ...row, _id: 'p2', name: 'Band', stockQuantity: 3 },
      { ...row, _id: 'p3', name: 'Rope', stockQuantity: 0 },
    ]
    server.on({ 'GET /admin/products': () => pageOf(some, { counts }) })
    const shown = await open('/admin/catalogue')
    const lineOf = async (name: string) =>
      (await screen.findByRole('link', { name })).closest('tr')?.textContent ?? ''
    for (const text of ['TAV-BOT', 'Gear', '$24.00', '20', 'In the shop'])
      expect(await lineOf('Steel Bottle')).toContain(text)
    expect(await lineOf('Band')).toContain('Low stock')
    expect(await lineOf('Rope')).toContain('Sold out')
    const filter = within(screen.getByRole('navigation', { name: 'Status' }))
    await shown.user.click(filter.getByRole('link', { name: 'Low stock 1' }))
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Food')
    await shown.user.click(press('Price'))
    await shown.user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'band{Enter}')
    await waitFor(() =>
      expect(path(shown)).toBe(
        '/admin/catalogue?status=active&search=band&category=c2&stock=low&sort=price_asc',
      ),
    )
    await waitFor(() =>
      expect(Object.fromEntries(server.calls('GET', '/admin/products').at(-1)?.query ?? [])).toEqual({
        status: 'active',
        stock: 'low',
        categoryId: 'c2',
        sort: 'price_asc',
        search: 'band',
        page: '1',
      }),
    )
  })

  it('adjusts the stock by a difference with a reason, and undoes it with the opposite movement', async () => {
    server.on({
      'POST /admin/products/:id/stock': ({ body }) => {
        write({ stockQuantity: stored.stockQuantity + body.delta })
        return ok(stored)
      },
    })
    const { user } = await open('/admin/catalogue')
    await user.click(await screen.findByRole('button', { name: /Adjust stock: .Steel Bottle/ }))
    await user.click(press('Adjust'))
    expect(await screen.findByText('Please give a reason')).toBeTruthy()
    await user.type(field('Change'), '−۳')
    expect(screen.getByText(/Afterwards: .17/)).toBeTruthy()
    await user.selectOptions(field('Reason'), 'Damaged')
    await user.click(press('Adjust'))
    await screen.findByText(/Steel Bottle.: .17.? in stock/)
    await user.click(press('Undo'))
    await screen.findByText(/Steel Bottle.: .20.? in stock/)
    const moved = server.calls('POST', '/admin/products/p1/stock').map(({ body }) => body)
    expect(moved).toEqual([
      { delta: -3, reason: 'damaged' },
      { delta: 3, reason: 'correction', note: 'Undone' },
    ])
  })

  it('archives a product and restores it', async () => {
    server.on({
      'DELETE /admin/products/:id': () => ok({ ...product, isActive: false }),
      'POST /admin/products/:id/restore': () => ok(product),
    })
    const { user } = await open('/admin/catalogue')
    await user.click(await screen.findByRole('button', { name: /Move to archive: .Steel Bottle/ }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.calls('POST', '/admin/products/p1/restore')).toHaveLength(1))
  })
})

describe('a product that two people change', () => {
  async function openAndType(change: () => Promise<void>) {
    const shown = await open('/admin/catalogue/p1')
    await screen.findByRole('heading', { level: 1, name: 'Steel Bottle' })
    await screen.findByRole('option', { name: 'Food' })
    await change()
    return shown
  }
  const save = () => fireEvent.click(press('Save'))

  it('merges changes of the other person, and omits the stock when it was not edited', async () => {
    await openAndType(async () => {
      fireEvent.change(group('English').getByLabelText('Name'), { target: { value: 'Steel Flask' } })
    })
    write({ price: 22 })
    save()
    expect(await screen.findByText('Also changed by someone else, and merged: Price (USD).')).toBeTruthy()
    expect(sent()).toHaveLength(2)
    expect(sent()[1]).toMatchObject({ name: 'Steel Flask', price: 22, facts: { capacity: 750 } })
    expect(sent()[1]).not.toHaveProperty('stockQuantity')
  })

  it('offers both stock values after a sale has changed the stock, and keeps other edits', async () => {
    await openAndType(async () => {
      fireEvent.change(field('Stock'), { target: { value: '25' } })
      fireEvent.change(field('SKU'), { target: { value: 'TAV-BOT-2' } })
    })
    // A sale changes the stock only.
    stored = { ...stored, stockQuantity: 17 }
    save()
    await screen.findByText('Someone changed this product while you were editing')
    const choice = within(screen.getByRole('group', { name: 'Stock' }))
    expect(choice.getByRole('button', { pressed: true }).textContent).toContain('25')
    fireEvent.click(choice.getByRole('button', { name: /Take theirs/ }))
    expect(field('Stock').value).toBe('17')
    expect(field('SKU').value).toBe('TAV-BOT-2')
    fireEvent.click(choice.getByRole('button', { name: /Keep mine/ }))
    save()
    await screen.findByText('Saved.')
    expect(stored).toMatchObject({ stockQuantity: 25, sku: 'TAV-BOT-2' })
    expect(server.calls('PUT', '/admin/products/p1').at(-1)?.headers.get('If-Match')).toContain('-17')
  })

  it('restores edits after a reload, and compares them with the version they were based on', async () => {
    const first = await openAndType(async () => {
      fireEvent.change(field('SKU'), { target: { value: 'TAV-NEW' } })
    })
    const kept = sessionStorage.getItem('tavan.product.p1') ?? ''
    first.unmount()
    sessionStorage.setItem('tavan.product.p1', kept)
    write({ sku: 'TAV-OTHER' })
    await open('/admin/catalogue/p1')
    await screen.findByText('What you typed before is back. It is not saved yet.')
    expect(field('SKU').value).toBe('TAV-NEW')
    save()
    expect(await screen.findByText('Someone changed this product while you were editing')).toBeTruthy()
  })
})

it('reorders pictures by keyboard, and restores a removed one in its place', async () => {
  const { user } = await open('/admin/catalogue/p1?part=pictures')
  const later = await screen.findByRole('button', { name: 'Move picture 1 back' })
  await act(async () => void fireEvent.keyDown(later, { key: 'ArrowRight', altKey: true }))
  const [a, b, c] = pictures
  await waitFor(() => expect(stored.images).toEqual([b, a, c]))
  await screen.findByText('The picture is now number 2 of 3')
  await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }))
  await waitFor(() => expect(stored.images).toEqual([a, c]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored.images).toEqual([b, a, c]))
})

it('reorders categories by keyboard, and keeps the focus on the moved one', async () => {
  server.on({
    'PUT /admin/categories/order': ({ body }) =>
      ok({ items: body.ids.map((_id: string) => ({ ...category, _id, name: _id, translations: {} })) }),
  })
  await open('/admin/catalogue/categories')
  const down = await screen.findByRole('button', { name: /Move .Gear. down/ })
  await act(async () => void fireEvent.keyDown(down, { key: 'ArrowDown', altKey: true }))
  expect(await screen.findByText(/Gear. is now number 2 of 2/)).toBeTruthy()
  expect(server.calls('PUT', '/admin/categories/order')[0]?.body).toEqual({ ids: ['c2', 'c1'] })
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Change .c1/))
})

it('checks an import first, lists the invalid lines, and finds it again after a reload', async () => {
  const one: ProductImport = {
    _id: 'i1',
    fileName: 'products.csv',
    dryRun: true,
    setStock: false,
    status: 'done',
    lines: 500,
    done: 500,
    created: 490,
    updated: 7,
    unchanged: 0,
    refused: 3,
    createdAt: AT,
    finishedAt: AT,
  }
  server.on({
    'GET /admin/products/imports': () => pageOf([]),
    'GET /admin/products/imports/:id': ({ params }) =>
      ok(params.id === 'i1' ? one : { ...one, _id: 'i2', dryRun: false, status: 'running', done: 125 }),
    'GET /admin/products/imports/:id/errors': () =>
      pageOf([{ line: 4, column: 'price', code: 'catalog.price_invalid', value: 'free' }]),
    'POST /admin/products/imports/:id/run': () => ok({ ...one, _id: 'i2', dryRun: false, status: 'waiting' }),
  })
  const shown = await open('/admin/catalogue/import')
  const file = new File(['sku,price\n'], 'products.csv', { type: 'text/csv' })
  await shown.user.upload(await screen.findByLabelText('CSV file', { selector: 'input' }), file)
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(uploads[0]?.body.get('dryRun')).toBe('true')
  await act(async () => uploads[0]?.answer(201, ok(one)))
  await screen.findByRole('button', { name: 'Import 497 Products' })
  expect(path(shown)).toBe('/admin/catalogue/import?import=i1')
  const wrong = await screen.findByRole('row', { name: /4.*price.*free/ })
  expect(wrong.textContent).toContain('Please enter a price above zero, with at most two decimals')
  await shown.user.click(press('Import 497 Products'))
  const bar = await screen.findByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  expect(path(shown)).toBe('/admin/catalogue/import?import=i2')
})
