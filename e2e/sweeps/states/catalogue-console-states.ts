import { expect } from '@playwright/test'
import type { ImportError, ProductImport } from 'contract/catalog/console-import-calls'
import { catalogueStaff } from '../../lib/catalogue-staff'
import type { Fixture, State } from './fixture'

const SKU = 'ZAG-KETT-16'

/** Opens a product in the console. */
async function openProduct({ page, api, locale }: Fixture, part = '') {
  const me = catalogueStaff(page, locale)
  const { _id } = await api.product(SKU)
  await me.arrive(api, `/admin/catalogue/${_id}${part}`)
  return me
}

/**
 * Checked import with errors in two lines. Only one import runs at a time, so states leave real ones to the journeys.
 */
const CHECKED: ProductImport = {
  _id: 'checked',
  fileName: 'products-2026.csv',
  dryRun: true,
  setStock: false,
  columns: [
    { heading: 'sku', field: 'sku', example: 'TV-1001' },
    { heading: 'price', field: 'price', example: '24.95' },
    { heading: 'Color (product.metafields.shopify.color-pattern)', field: null, example: 'black' },
  ],
  categoryId: null,
  status: 'done',
  lines: 60,
  done: 60,
  created: 4,
  updated: 12,
  unchanged: 42,
  refused: 2,
  createdAt: '2026-02-03T08:15:00.000Z',
  finishedAt: '2026-02-03T08:15:02.000Z',
}
const MISTAKES: ImportError[] = [
  { line: 7, column: 'price', code: 'catalog.price_invalid', value: 'twelve' },
  { line: 19, column: 'sku', code: 'catalog.sku_invalid', value: 'NO SUCH SKU!' },
]

export const catalogueConsoleStates: State[] = [
  {
    name: 'console, products',
    async reach({ page, api, locale }) {
      const me = catalogueStaff(page, locale)
      await me.arrive(api, '/admin/catalogue')
      await expect(me.main.getByRole('row').nth(6)).toBeVisible()
    },
  },
  {
    name: 'console, details of a product',
    async reach(fixture) {
      const me = await openProduct(fixture)
      await expect(me.main.getByLabel(me.k('fields.sku'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, pictures of a product',
    async reach(fixture) {
      const me = await openProduct(fixture, '?part=pictures')
      await expect(me.main.getByRole('heading', { level: 2, name: me.k('pictures.title') })).toBeVisible()
    },
  },
  {
    name: 'console, stock of a product',
    async reach(fixture) {
      const me = await openProduct(fixture, '?part=stock')
      await expect(me.main.getByRole('row').nth(1)).toBeVisible()
    },
  },
  {
    name: 'console, adjust stock without a reason',
    modal: true,
    async reach({ page, api, locale }) {
      const me = catalogueStaff(page, locale)
      await me.arrive(api, `/admin/catalogue?search=${SKU}`)
      const row = me.main.getByRole('row').filter({ hasText: SKU })
      await row.getByRole('button', { name: me.k('products.adjustNamed', { name: '' }).trim() }).click()
      await me.dialog.getByLabel(me.k('adjust.delta'), { exact: true }).fill('-3')
      await me.answer(me.k('adjust.submit')).click()
      await expect(me.dialog.getByText(me.t.error('catalog.reason_required'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, categories',
    async reach({ page, api, locale }) {
      const me = catalogueStaff(page, locale)
      await me.arrive(api, '/admin/catalogue/categories')
      await expect(me.main.getByRole('listitem').nth(5)).toBeVisible()
    },
  },
  {
    name: 'console, a new category without a name',
    modal: true,
    async reach({ page, api, locale }) {
      const me = catalogueStaff(page, locale)
      await me.arrive(api, '/admin/catalogue/categories')
      await me.button(me.k('categories.add')).click()
      await me.answer(me.k('categories.submit')).click()
      await expect(me.dialog.getByText(me.t.error('catalog.name_required'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console, a file with wrong lines',
    async reach({ page, api, locale }) {
      const me = catalogueStaff(page, locale)
      const imports = '**/api/v1/admin/products/imports'
      const items = { items: MISTAKES, total: MISTAKES.length, currentPage: 1, totalPages: 1 }
      await page.route(`${imports}/checked`, (route) =>
        route.fulfill({ json: { success: true, data: CHECKED } }),
      )
      await page.route(`${imports}/checked/errors*`, (route) =>
        route.fulfill({ json: { success: true, data: items } }),
      )
      await me.arrive(api, '/admin/catalogue/import?import=checked')
      await expect(me.main.getByRole('row').nth(MISTAKES.length)).toBeVisible()
    },
  },
  {
    name: 'console, a file to import',
    async reach({ page, api, locale }) {
      const me = catalogueStaff(page, locale)
      await me.arrive(api, '/admin/catalogue/import')
      await expect(me.main.getByText(me.k('import.setStock'), { exact: true })).toBeVisible()
    },
  },
]
