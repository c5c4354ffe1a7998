import type { Cart, CartChange, CartItem, TransferNote } from 'contract/cart/calls'
import { lineCents } from 'contract/cart/rules'
import { cartTotals } from 'contract/cart/totals'
import type { Product } from 'contract/catalog/calls'
import { toUsd } from 'contract/money'
import { defaultTax } from 'contract/tax'
import { sessionOf } from '../src/api/areas'
import { fakeServer, refusal } from './fake-server'

export function product(id: string, more: Partial<Product> = {}): Product {
  return {
    _id: id,
    name: `Product ${id}`,
    description: 'A thing.',
    sku: `SKU-${id}`,
    images: [`/images/${id}`],
    price: 10,
    salePrice: null,
    lowestPrice: null,
    stockQuantity: 20,
    availability: 'in_stock',
    isFeatured: false,
    tags: [],
    weight: 1,
    categoryId: { _id: 'c', name: 'Gear', slug: 'gear' },
    programId: null,
    ...more,
  }
}

export function line(of: Product, quantity: number): CartItem {
  const { _id, images, isFeatured: _, lowestPrice: __, ...rest } = of
  const item = { ...rest, productId: _id, image: images[0] ?? '', quantity, total: 0 }
  return { ...item, total: toUsd(lineCents(item)) }
}

/** Stores a cart as a signed-out visitor left it. */
export function storeLocalCart(items: CartItem[], at = Date.now()): void {
  localStorage.setItem('localCart', JSON.stringify(items))
  localStorage.setItem('localCartTimestamp', String(at))
}

export const customer = { id: 'u1', email: 'sara@example.com', name: 'Sara' }

export function storeSession(token = 'token-1', user = customer): void {
  localStorage.setItem('authToken', token)
  localStorage.setItem('authUser', JSON.stringify(user))
  sessionOf('customer').reload()
}

/** Fakes a shop with products and the cart of one account; it refuses the same requests as the server. */
export function fakeShop(products: Product[], held: [id: string, quantity: number][] = []) {
  const shelf = new Map(products.map((one) => [one._id, one]))
  let lines = new Map(held)
  let version = 1
  let changes: CartChange[] | undefined

  const most = (one: Product) => (one.availability === 'sold_out' ? 0 : one.stockQuantity || 99)
  const cart = (): Cart => {
    const items = [...lines].flatMap(([id, quantity]) => {
      const one = shelf.get(id)
      return one ? [line(one, quantity)] : []
    })
    return { items, ...cartTotals(items, defaultTax), version, changes }
  }
  const answer = (more: object = {}) => {
    version += 1
    changes = undefined
    return { success: true, data: { ...cart(), ...more } }
  }
  const put = (id: string, quantity: number) => {
    const one = shelf.get(id)
    if (!one) return refusal('catalog.product_not_found')
    if (quantity > most(one)) return refusal('cart.insufficient_stock', { available: most(one) })
    lines.set(id, quantity)
    return answer()
  }

  const server = fakeServer({
    'GET /products/:id': ({ params }) => {
      const one = shelf.get(params.id ?? '')
      return one ? { success: true, data: one } : refusal('catalog.product_not_found')
    },
    'GET /auth/me': () => ({
      success: true,
      data: { ...customer, firstName: 'Sara', lastName: 'Rad', role: 'customer', roles: ['customer'] },
    }),
    'POST /auth/logout': () => ({ success: true }),
    'GET /orders/cart': () => ({ success: true, data: cart() }),
    'POST /orders/cart/add': ({ body }) =>
      put(body.productId, (lines.get(body.productId) ?? 0) + body.quantity),
    'PUT /orders/cart/update/:id': ({ params, body }) =>
      lines.has(params.id ?? '') ? put(params.id ?? '', body.quantity) : refusal('cart.item_not_found'),
    'DELETE /orders/cart/remove/:id': ({ params }) =>
      lines.delete(params.id ?? '') ? answer() : refusal('cart.item_not_found'),
    'DELETE /orders/cart/clear': () => {
      lines = new Map()
      return answer()
    },
    'POST /orders/cart/transfer': ({ body }) => {
      if (body.replace) lines.clear()
      const adjusted: TransferNote[] = []
      const refused: TransferNote[] = []
      for (const { productId, quantity } of body.items as { productId: string; quantity: number }[]) {
        const one = shelf.get(productId)
        const before = lines.get(productId) ?? 0
        if (!one) refused.push({ productId, requested: quantity, quantity: 0, reason: 'unknown' })
        else if (most(one) === 0)
          refused.push({ productId, requested: quantity, quantity: 0, reason: 'sold_out' })
        else {
          const now = Math.min(most(one), before + quantity)
          lines.set(productId, now)
          if (now < before + quantity)
            adjusted.push({ productId, requested: quantity, quantity: now, reason: 'limited' })
        }
      }
      return answer({ adjusted, refused })
    },
  })
  return {
    ...server,
    /** Returns the account's cart as quantities by product id. */
    held: () => Object.fromEntries(lines),
    stock: (one: Product) => shelf.set(one._id, one),
    /** Sets the changes of the cart; its owner's next change clears them. */
    setChanges: (next: CartChange[]) => {
      changes = next
    },
  }
}
