import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ProductImport } from 'contract/catalog/console-import-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  AT,
  category,
  counts,
  fakeCatalogue,
  field,
  ok,
  openConsole,
  pageOf,
  pictures,
  press,
  product,
  row,
} from '../../../test/fake-catalogue'
import { later, refusal } from '../../../test/fake-server'
import { type FakeUpload, fakeUploads } from '../../../test/fake-upload'

let catalogue: ReturnType<typeof fakeCatalogue>
let server: typeof catalogue.shop
let uploads: FakeUpload[]
beforeEach(() => {
  catalogue = fakeCatalogue()
  server = catalogue.shop
  uploads = fakeUploads()
})

const group = (name: string) => within(screen.getByRole('group', { name }))

describe('the list of products', () => {
  it('shows price and low stock in words, and keeps filters, sort order and search in the address', async () => {
    const some = [
      row,
      { ...row, _id: 'p2', name: 'Band', stockQuantity: 3 },
      { ...row, _id: 'p3', name: 'Rope', stockQuantity: 0 },
    ]
    server.on({ 'GET /admin/products': () => pageOf(some, { counts }) })
    const shown = await openConsole('/admin/catalogue')
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
      expect(shown.path()).toBe(
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
        catalogue.write({ stockQuantity: catalogue.stored.stockQuantity + body.delta })
        return ok(catalogue.stored)
      },
    })
    const { user } = await openConsole('/admin/catalogue')
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
    const { user } = await openConsole('/admin/catalogue')
    await user.click(await screen.findByRole('button', { name: /Move to archive: .Steel Bottle/ }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.calls('POST', '/admin/products/p1/restore')).toHaveLength(1))
  })
})

it('stacks the languages of a product, whose names columns would cut', async () => {
  await openConsole('/admin/catalogue/p1')
  await screen.findByRole('heading', { level: 1, name: 'Steel Bottle' })
  const languages = screen.getByRole('group', { name: 'English' }).parentElement
  expect(languages?.className).toContain('@min-[56rem]:grid-cols-3')
  expect(languages?.className).not.toContain('@min-[40rem]:grid-cols-3')
})

it('keeps the category of a product when the list of categories arrives late', async () => {
  const categories = later()
  server.on({ 'GET /admin/categories': () => categories.promise })
  await openConsole('/admin/catalogue/p1')
  await screen.findByRole('heading', { level: 1, name: 'Steel Bottle' })
  expect(field('Category').value).toBe('c1')
  const food = { ...category, _id: 'c2', name: 'Food', translations: {} }
  await act(async () => categories.settle(ok({ items: [food, category] })))
  await screen.findByRole('option', { name: 'Food' })
  expect(field('Category').value).toBe('c1')
  expect(screen.getByRole('option', { name: 'Gear', selected: true })).toBeTruthy()
})

describe('a product that two people change', () => {
  async function openAndType(change: () => Promise<void>) {
    const shown = await openConsole('/admin/catalogue/p1')
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
    catalogue.write({ price: 22 })
    save()
    expect(await screen.findByText('Also changed by someone else, and merged: Price (USD).')).toBeTruthy()
    expect(catalogue.sent()).toHaveLength(2)
    expect(catalogue.sent()[1]).toMatchObject({ name: 'Steel Flask', price: 22, facts: { capacity: 750 } })
    expect(catalogue.sent()[1]).not.toHaveProperty('stockQuantity')
  })

  it('offers both stock values after a sale has changed the stock, and keeps other edits', async () => {
    await openAndType(async () => {
      fireEvent.change(field('Stock'), { target: { value: '25' } })
      fireEvent.change(field('SKU'), { target: { value: 'TAV-BOT-2' } })
    })
    // A sale changes the stock only.
    catalogue.stored = { ...catalogue.stored, stockQuantity: 17 }
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
    expect(catalogue.stored).toMatchObject({ stockQuantity: 25, sku: 'TAV-BOT-2' })
    expect(server.calls('PUT', '/admin/products/p1').at(-1)?.headers.get('If-Match')).toContain('-17')
  })

  it('restores edits after a reload, and compares them with the version they were based on', async () => {
    const first = await openAndType(async () => {
      fireEvent.change(field('SKU'), { target: { value: 'TAV-NEW' } })
    })
    const kept = sessionStorage.getItem('tavan.product.p1') ?? ''
    first.unmount()
    sessionStorage.setItem('tavan.product.p1', kept)
    catalogue.write({ sku: 'TAV-OTHER' })
    await openConsole('/admin/catalogue/p1')
    await screen.findByText('What you typed before is back. It is not saved yet.')
    expect(field('SKU').value).toBe('TAV-NEW')
    save()
    expect(await screen.findByText('Someone changed this product while you were editing')).toBeTruthy()
  })
})

it('reorders pictures by keyboard, and restores a removed one in its place', async () => {
  const { user } = await openConsole('/admin/catalogue/p1?part=pictures')
  const later = await screen.findByRole('button', { name: 'Move picture 1 back' })
  await act(async () => void fireEvent.keyDown(later, { key: 'ArrowRight', altKey: true }))
  const [a, b, c] = pictures
  await waitFor(() => expect(catalogue.stored.images).toEqual([b, a, c]))
  await screen.findByText('The picture is now number 2 of 3')
  await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }))
  await waitFor(() => expect(catalogue.stored.images).toEqual([a, c]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(catalogue.stored.images).toEqual([b, a, c]))
})

it('reorders categories by keyboard, and keeps the focus on the moved one', async () => {
  server.on({
    'PUT /admin/categories/order': ({ body }) =>
      ok({ items: body.ids.map((_id: string) => ({ ...category, _id, name: _id, translations: {} })) }),
  })
  await openConsole('/admin/catalogue/categories')
  const down = await screen.findByRole('button', { name: /Move .Gear. down/ })
  await act(async () => void fireEvent.keyDown(down, { key: 'ArrowDown', altKey: true }))
  expect(await screen.findByText(/Gear. is now number 2 of 2/)).toBeTruthy()
  expect(server.calls('PUT', '/admin/categories/order')[0]?.body).toEqual({ ids: ['c2', 'c1'] })
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Change .c1/))
})

it('shows a taken category name at the field of its language', async () => {
  let answer = refusal('catalog.category_name_taken', { name: 'Gear' })
  server.on({ 'POST /admin/categories': () => answer })
  const { user } = await openConsole('/admin/catalogue/categories')
  await user.click(await screen.findByRole('button', { name: 'New Category' }))
  const nameIn = (language: string) => group(language).getByLabelText<HTMLInputElement>('Name')
  await user.type(nameIn('English'), 'Gear')
  await user.type(nameIn('Nederlands'), 'Uitrusting')
  await user.click(press('Save'))
  await group('English').findByText(/There is already a category called .Gear/)
  expect(document.activeElement).toBe(nameIn('English'))

  await user.type(nameIn('English'), ' Two')
  answer = refusal('catalog.category_name_taken', { name: 'Uitrusting' })
  await user.click(press('Save'))
  await group('Nederlands').findByText(/There is already a category called .Uitrusting/)
  expect(nameIn('English').getAttribute('aria-invalid')).toBeNull()
})

it('checks an import first, lists the invalid lines, and finds it again after a reload', async () => {
  const one: ProductImport = {
    _id: 'i1',
    fileName: 'products.csv',
    dryRun: true,
    setStock: false,
    columns: [
      { heading: 'sku', field: 'sku' },
      { heading: 'price', field: 'price' },
    ],
    categoryId: null,
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
  const shown = await openConsole('/admin/catalogue/import')
  const file = new File(['sku,price\n'], 'products.csv', { type: 'text/csv' })
  await shown.user.upload(await screen.findByLabelText('CSV file', { selector: 'input' }), file)
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(uploads[0]?.body.get('dryRun')).toBe('true')
  await act(async () => uploads[0]?.answer(201, ok(one)))
  await screen.findByRole('button', { name: 'Import 497 Products' })
  expect(shown.path()).toBe('/admin/catalogue/import?import=i1')
  const wrong = await screen.findByRole('row', { name: /4.*price.*free/ })
  expect(wrong.textContent).toContain('Please enter a price above zero, with at most two decimals')
  await shown.user.click(press('Import 497 Products'))
  const bar = await screen.findByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  expect(shown.path()).toBe('/admin/catalogue/import?import=i2')
})
