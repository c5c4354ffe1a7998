import { screen, waitFor, within } from '@testing-library/react'
import type { ImportColumn, ProductImport } from 'contract/catalog/console-import-calls'
import { importFields } from 'contract/catalog/import-columns'
import { beforeEach, describe, expect, it } from 'vitest'
import { AT, fakeCatalogue, ok, openConsole, pageOf, press } from '../../../test/fake-catalogue'
import { refusal } from '../../../test/fake-server'
import { fieldGroups } from '../../features/catalog/console/import/field-groups'

let server: ReturnType<typeof fakeCatalogue>['shop']
beforeEach(() => {
  server = fakeCatalogue().shop
})

const checked: ProductImport = {
  _id: 'i1',
  fileName: 'products.csv',
  dryRun: true,
  setStock: false,
  columns: [],
  categoryId: null,
  status: 'done',
  lines: 4,
  done: 4,
  created: 4,
  updated: 0,
  unchanged: 0,
  refused: 0,
  createdAt: AT,
  finishedAt: AT,
}

/** Opens a checked import; a second check answers with `i2`. */
async function openChecked(columns: ImportColumn[]) {
  const again = { ...checked, _id: 'i2', columns, created: 3 }
  server.on({
    'GET /admin/products/imports/:id': ({ params }) =>
      ok(params.id === 'i1' ? { ...checked, columns } : again),
    'GET /admin/products/imports/:id/errors': () => pageOf([]),
    'POST /admin/products/imports/:id/run': () => ok(again),
  })
  const shown = await openConsole('/admin/catalogue/import?import=i1')
  await screen.findByRole('heading', { name: 'Columns of the file' })
  return shown
}

const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const sent = () => server.calls('POST', '/admin/products/imports/i1/run').map(({ body }) => body)

const OTHER: ImportColumn[] = [
  { heading: 'sku', field: 'sku', example: 'A-1' },
  { heading: 'Title (en.us)', field: null, example: 'Rope' },
  { heading: 'price', field: 'price', example: '5' },
]

describe('the preview of an import', () => {
  it('offers every field once', () => {
    expect(Object.values(fieldGroups).flat().sort()).toEqual([...importFields].sort())
  })

  it('checks again with the chosen fields and category before it imports', async () => {
    const { user, path } = await openChecked(OTHER)
    expect(screen.getByText('A table of your own')).toBeDefined()
    expect(select(/sku/).value).toBe('sku')
    expect(select(/Title/).value).toBe('')
    expect(screen.getByText('Rope')).toBeDefined()
    await user.selectOptions(select(/Title/), 'Name')
    await user.selectOptions(
      select(/^Category for Lines/),
      await screen.findByRole('option', { name: 'Food' }),
    )
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
    await user.click(press('Check Again'))
    await screen.findByRole('button', { name: 'Import 3 Products' })
    expect(sent()).toEqual([
      { dryRun: true, map: { sku: 'sku', 'Title (en.us)': 'name', price: 'price' }, category: 'c2' },
    ])
    expect(path()).toBe('/admin/catalogue/import?import=i2')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })))
  })

  it('refuses two columns for a field and a file without SKU, and keeps the choices', async () => {
    const { user } = await openChecked(OTHER)
    await user.selectOptions(select(/Title/), 'Price (USD)')
    await user.click(press('Check Again'))
    await screen.findByText('Another column fills this field already. Leave one of them out')
    expect(select(/price/).getAttribute('aria-invalid')).toBe('true')
    await user.selectOptions(select(/Title/), 'Leave out')
    await user.selectOptions(select(/sku/), 'Leave out')
    await user.click(press('Check Again'))
    await screen.findByText('Choose which column is the SKU')
    expect(sent()).toEqual([])
  })

  it('shows a refusal of the server at the column and keeps the choices', async () => {
    const { user } = await openChecked(OTHER)
    const code = 'catalog.import_field_twice'
    const twice = refusal(code, undefined, { fieldCodes: { 'map.Title (en.us)': code } })
    server.on({ 'POST /admin/products/imports/:id/run': () => twice })
    await user.selectOptions(select(/Title/), 'Name')
    await user.click(press('Check Again'))
    await waitFor(() => expect(select(/Title/).getAttribute('aria-invalid')).toBe('true'))
    expect(select(/Title/).value).toBe('name')
  })

  it('says of a table of another shop that its products are drafts and its pictures left out', async () => {
    await openChecked([
      { heading: 'Handle', field: 'family' },
      { heading: 'Variant SKU', field: 'sku' },
      { heading: 'Image Src', field: null },
    ])
    const notice = screen.getByText('An export from Shopify').closest('div')?.parentElement as HTMLElement
    expect(within(notice).getByText(/New products are drafts/)).toBeDefined()
    expect(within(notice).getByText(/Pictures are left out/)).toBeDefined()
    expect(screen.queryByRole('combobox', { name: /Image Src/ })).toBeNull()
    const left = screen.getByRole('button', { name: '1 column is left out' })
    expect(left.getAttribute('aria-expanded')).toBe('false')
  })
})
