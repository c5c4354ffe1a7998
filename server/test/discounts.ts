import type { WrittenDiscount } from 'contract/orders/console-discount-calls'
import { insertDiscount } from '../src/features/orders/discounts/discount-codes.sql'
import { newId } from '../src/kernel/ids'
import { makeAccount, makeProduct, type ProductParams } from './factories'
import type { TestApp } from './test-app'

let serial = 0

/** A code as staff would have made it, amounts in cents; ten per cent where nothing else is said. */
export async function makeDiscount(
  app: TestApp,
  changes: Partial<WrittenDiscount> & { isActive?: boolean } = {},
): Promise<{ id: string; code: string }> {
  const discount = {
    id: newId(),
    code: `CODE-${++serial}`,
    kind: 'percent' as const,
    value: 10,
    minimum: null,
    from: null,
    until: null,
    limit: null,
    customerLimit: 1,
    note: '',
    isActive: true,
    ...changes,
  }
  await insertDiscount(app.deps.db, discount)
  return { id: discount.id, code: discount.code }
}

/** A customer with a confirmed address and something in the cart; `fill` puts it there again. */
export async function makeBuyer(app: TestApp, product: ProductParams | string = {}, quantity = 1) {
  const productId = typeof product === 'string' ? product : await makeProduct(app, product)
  const { id, token } = await makeAccount(app)
  await app.deps.db`update accounts set email_verified_at = now() where id = ${id}`
  const fill = () => app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  await fill()
  return { id, token, productId, fill }
}
