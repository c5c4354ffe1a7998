import { beforeAll, expect, test } from 'vitest'
import { makeBuyer, makeDiscount } from '../../../../test/discounts'
import { checkoutBody, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp()
let product: string
beforeAll(async () => {
  product = await makeProduct(app, { stock: 1000 })
})

const place = ({ token }: { token: string }, discountCode: string) =>
  app.call('POST', '/orders/checkout', { token, body: checkoutBody({ discountCode }) })
const check = ({ token }: { token: string }, code: string) =>
  app.call('POST', '/orders/discount', { token, body: { code } })
const used = async (id: string) =>
  (await app.deps.db<{ used: number }[]>`select used from discount_codes where id = ${id}`)[0]?.used

test('a code limited per customer is refused to an unconfirmed account, at check and checkout [X-97]', async () => {
  const { id, code } = await makeDiscount(app, { customerLimit: 1 })
  const buyer = await makeBuyer(app, product)
  await app.deps.db`update accounts set email_verified_at = null where id = ${buyer.id}`
  for (const refused of [await check(buyer, code), await place(buyer, code)])
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.discount_unconfirmed'])
  expect(await used(id)).toBe(0)
  await app.deps.db`update accounts set email_verified_at = now() where id = ${buyer.id}`
  expect((await check(buyer, code)).json().data.discount).toBe(5)
  expect((await place(buyer, code)).json().data.total).toBe(49.04)
})

test('a code limited in all is accepted from an unconfirmed account', async () => {
  const { code } = await makeDiscount(app, { limit: 5, customerLimit: null })
  const buyer = await makeBuyer(app, product)
  await app.deps.db`update accounts set email_verified_at = null where id = ${buyer.id}`
  expect((await place(buyer, code)).statusCode).toBe(201)
})

test('a code that is once per customer is used by none of eight unconfirmed accounts', async () => {
  const { id, code } = await makeDiscount(app, { customerLimit: 1 })
  const strangers = await Promise.all(Array.from({ length: 8 }, () => makeBuyer(app, product)))
  await app.deps.db`
    update accounts set email_verified_at = null where id = any(${strangers.map((one) => one.id)}::text[])`
  for (const stranger of strangers) await place(stranger, code)
  expect(await used(id)).toBe(0)
})
