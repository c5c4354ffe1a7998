import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConsoleCategory } from 'contract/catalog/console-category-calls'
import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import type { Locale } from 'contract/locale'
import { sessionOf } from '../src/api/areas'
import { AppRoutes } from '../src/app/routes'
import { loadDateFields } from './date-fields'
import { Reply, refusal } from './fake-server'
import { fakeShop } from './fake-shop'
import { openRoutes } from './page'

const me = {
  id: 'a1',
  email: 'nasrin@tavan.test',
  firstName: 'Nasrin',
  lastName: 'Azad',
  staffRole: 'shop',
}
export const AT = '2026-11-20T10:00:00.000Z'
const gear = { _id: 'c1', name: 'Gear', slug: 'gear' }
export const category: ConsoleCategory = {
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
export const pictures = ['a', 'b', 'c'].map((letter) => `/images/${letter.repeat(32)}`)
export const product: ConsoleProduct = {
  _id: 'p1',
  name: 'Steel Bottle',
  description: 'Keeps cold.',
  sku: 'TAV-BOT',
  images: pictures,
  imageTexts: {},
  price: 24,
  salePrice: null,
  saleFrom: null,
  saleUntil: null,
  isReduced: false,
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
  prices: [{ day: '2026-01-10', price: 24, salePrice: null, saleFrom: null, saleUntil: null }],
  createdAt: AT,
  updatedAt: AT,
}
export const rowOf = ({ images, ...rest }: ConsoleProduct): ProductRow => ({
  ...rest,
  image: images[0] ?? null,
})
export const row = rowOf(product)
export const ok = (data: unknown) => ({ success: true, data })
export const pageOf = (items: unknown[], more: object = {}) =>
  ok({ items, total: items.length, currentPage: 1, totalPages: 1, ...more })
export const counts = { active: 3, archived: 1, low: 1, none: 1 }

const tagOf = ({ updatedAt, stockQuantity }: ConsoleProduct) => `"${updatedAt}-${stockQuantity}"`

/** Fake server of the console with one product, `stored`, whose changes are guarded like the real ones. */
export function fakeCatalogue(first: ConsoleProduct = product) {
  let writes = 0
  const shop = fakeShop([])
  const catalogue = {
    shop,
    stored: first,
    /** Changes the product; the last change of its fields becomes later. */
    write: (change: Partial<ConsoleProduct>) => {
      const updatedAt = `2026-11-21T10:00:0${++writes}.000Z`
      catalogue.stored = { ...catalogue.stored, ...change, updatedAt }
    },
    /** Bodies of the changes that were sent. */
    sent: () => shop.calls('PUT', '/admin/products/p1').map(({ body }) => body),
  }
  sessionStorage.clear()
  shop.on({
    'GET /auth/me': () => ok(me),
    'GET /admin/categories': () =>
      ok({ items: [category, { ...category, _id: 'c2', name: 'Food', slug: 'food', translations: {} }] }),
    'GET /admin/products': () => pageOf([rowOf(catalogue.stored)], { counts }),
    'GET /admin/products/:id': () => new Reply(200, ok(catalogue.stored), { ETag: tagOf(catalogue.stored) }),
    'GET /admin/products/programs': () => ok({ items: [] }),
    'PUT /admin/products/:id': ({ body, headers }) => {
      const { updatedAt, ...change } = body
      if (updatedAt !== catalogue.stored.updatedAt) return refusal('catalog.product_changed')
      if (change.stockQuantity !== undefined && headers.get('If-Match') !== tagOf(catalogue.stored))
        return refusal('catalog.product_changed')
      catalogue.write(change)
      return ok(catalogue.stored)
    },
  })
  return catalogue
}

/** Opens the console as staff of the shop. */
export async function openConsole(at: string, locale?: Locale) {
  await loadDateFields()
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  const shown = await act(() => openRoutes(<AppRoutes />, at, locale))
  const path = () => shown.where().pathname + shown.where().search
  return { user: userEvent.setup({ delay: null }), path, ...shown }
}

export const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select' })
