import type { OrderStatus } from 'contract/orders/rules'
import { SANDBOX_SIGNATURE, type Sandbox } from '../src/adapters/payments/sandbox'
import { invariants } from '../src/features/admin/invariants.sql'
import { newId } from '../src/kernel/ids'
import { checkoutBody, makeAccount } from './factories'
import type { TestApp } from './test-app'

export interface OrderWish {
  status?: OrderStatus
  paymentMethod?: 'cod' | 'online'
  /** False leaves an online order unpaid. */
  isPaid?: boolean
  lines: [productId: string, quantity: number][]
  checkout?: object
}

/** Places an order of a new account, pays it if it is online, and moves it to a status as `staff`. */
export async function makeOrder(
  app: TestApp,
  staff: string,
  { status = 'shipped', paymentMethod = 'online', isPaid = true, lines, checkout = {} }: OrderWish,
) {
  const { id: accountId, token, email } = await makeAccount(app)
  for (const [productId, quantity] of lines)
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  const placed = await app.call('POST', '/orders/checkout', {
    token,
    body: checkoutBody({ paymentMethod, ...checkout }),
  })
  const { orderNumber, paymentUrl, total } = placed.json().data
  if (paymentMethod === 'online' && isPaid) await payInSandbox(app, { orderNumber, paymentUrl, total })
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    app.call(method, `/admin/orders${path}`, { token: staff, body, ...(headers && { headers }) })
  const { _id: id, items } = (await call('GET', `/${orderNumber}`)).json().data
  const steps: readonly string[] = ['confirmed', 'processing', 'shipped', 'delivered']
  for (const step of steps.slice(0, steps.indexOf(status) + 1))
    await call('PATCH', `/${id}`, { status: step })
  return {
    id: id as string,
    orderNumber: orderNumber as string,
    total: total as number,
    items: items as { _id: string; productId: string }[],
    accountId,
    token,
    email,
    /** A call of staff about it, by the rest of its path. */
    staffCall: (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      call(method, `/${id}${path}`, body, headers),
    mine: async () => (await app.call('GET', `/orders/${orderNumber}`, { token })).json().data,
    theirs: async () => (await call('GET', `/${id}`)).json().data,
    itemOf: (productId: string) =>
      (items as { _id: string; productId: string }[]).find((one) => one.productId === productId)?._id ?? '',
  }
}

/** Reports an online order's payment as the sandbox's provider does; returns the answer to it. */
export async function payInSandbox(
  app: TestApp,
  { orderNumber, paymentUrl, total }: { orderNumber: string; paymentUrl: string; total: number },
) {
  const { raw, signature } = (app.deps.online as Sandbox).sign({
    eventId: `evt_${newId()}`,
    kind: 'paid',
    reference: paymentUrl.split('/').pop() ?? '',
    orderNumber,
    attempt: 1,
    amount: Math.round(total * 100),
    currency: 'USD',
  })
  return app.call('POST', '/payments/webhook/sandbox', {
    body: raw,
    headers: { [SANDBOX_SIGNATURE]: signature },
  })
}

/** Units of a product in stock. */
export async function stockOf(app: TestApp, productId: string): Promise<number> {
  return (await app.call('GET', `/products/${productId}`)).json().data.stockQuantity
}

/** Invariants of the business data that do not hold. */
export async function brokenInvariants(app: TestApp) {
  const all = await Promise.all(
    invariants.map(async ({ id, find }) => ({ id, found: await find(app.deps.db) })),
  )
  return all.filter(({ found }) => found.length > 0)
}
