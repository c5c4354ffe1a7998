import { beforeAll, expect, test } from 'vitest'
import { jpeg } from '../../../../test/documents'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { makeReturnable } from '../../../../test/returns'
import { useApp } from '../../../../test/test-app'

const app = useApp()
let shirt: string
let staff: string

beforeAll(async () => {
  shirt = await makeProduct(app, { name: 'Shirt', stock: 1000, priceCents: 2500 })
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
})

test('X-107 an account asks for 40 returns a day at most, with photos or without', async () => {
  const order = await makeReturnable(app, staff, { lines: [[shirt, 1]] })
  const first = await order.askWith([[shirt, 1]], [{ name: 'torn.jpg', content: await jpeg() }])
  expect(first.statusCode, first.body).toBe(201)
  for (let i = 1; i < 40; i++) expect((await order.ask([[shirt, 1]])).statusCode).toBe(409)
  const refused = await order.ask([[shirt, 1]])
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many_requests'])
})

test('X-107 a network declares 20 withdrawals an hour at most', async () => {
  const declare = (i: number) =>
    app.call('POST', '/withdrawals', {
      address: '10.7.7.7',
      body: { name: 'Sara', orderNumber: String(i), email: 'sara@tavan.test' },
    })
  for (let i = 1; i <= 20; i++) expect((await declare(i)).statusCode).toBe(202)
  expect((await declare(21)).statusCode).toBe(429)
})
