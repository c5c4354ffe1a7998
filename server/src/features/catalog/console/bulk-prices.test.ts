import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
})

const read = async (id: string): Promise<ConsoleProduct> =>
  (await app.call('GET', `/admin/products/${id}`, { token })).json().data
const change = (products: object[], by = token) =>
  app.call('PATCH', '/admin/products', { token: by, body: { products } })
const asked = ({ _id, updatedAt }: ConsoleProduct, price: number) => ({ _id, updatedAt, price })
const make = async (more: object = {}) => read(await makeProduct(app, { priceCents: 2400, ...more }))
const priceOf = async (id: string) => (await app.call('GET', `/products/${id}`)).json().data.price
const audited = (id: string) => app.deps.db`
  select details from audit_events where object_id = ${id} and action = 'product_changed'`

describe('the prices of several products', () => {
  test('change together in the shop, the price history and the audit log', async () => {
    const [one, other] = [await make(), await make({ priceCents: 1000, salePriceCents: 900 })]
    const answer = await change([asked(one, 26.4), asked(other, 11)])
    expect(answer.statusCode, answer.body).toBe(200)
    const [{ updatedAt, ...first }, second] = answer.json().data.items
    expect(first).toEqual({ _id: one._id, price: 26.4, was: 24 })
    expect(second).toMatchObject({ _id: other._id, price: 11, was: 10 })
    const now = await read(one._id)
    expect(now).toMatchObject({ price: 26.4, updatedAt })
    expect(now.prices.map(({ price }) => price)).toEqual([24, 26.4])
    expect(await read(other._id)).toMatchObject({ price: 11, salePrice: 9 })
    expect(await priceOf(one._id)).toBe(26.4)
    expect(await audited(one._id)).toEqual([{ details: { 'priceCents.from': 2400, 'priceCents.to': 2640 } }])
  })

  test('go back with the versions that the change answered', async () => {
    const one = await make()
    const { items } = (await change([asked(one, 26.4)])).json().data
    const back = items.map(({ _id, was, updatedAt }: { _id: string; was: number; updatedAt: string }) => ({
      _id,
      updatedAt,
      price: was,
    }))
    expect((await change(back)).statusCode).toBe(200)
    expect(await priceOf(one._id)).toBe(24)
  })

  test('stay all of them when one product has changed since, which is named [X-53]', async () => {
    const [one, other] = [await make(), await make()]
    await app.deps
      .db`update products set name = 'New name', updated_at = clock_timestamp() where id = ${other._id}`
    const answer = await change([asked(one, 30), asked(other, 30)])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'catalog.product_changed'])
    expect(answer.json().data).toEqual({ changed: [other._id] })
    expect((await read(one._id)).price).toBe(24)
    expect(await audited(one._id)).toEqual([])
  })

  test('change once when a request whose answer was lost is repeated', async () => {
    const one = await make()
    expect((await change([asked(one, 30)])).statusCode).toBe(200)
    const again = await change([asked(one, 30)])
    expect(again.json().data.items).toMatchObject([{ price: 30, was: 30 }])
    expect(await audited(one._id)).toHaveLength(1)
  })

  test('stay above the sale price', async () => {
    const [one, other] = [await make(), await make({ salePriceCents: 2000 })]
    const answer = await change([asked(one, 20), asked(other, 20)])
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'catalog.sale_price_invalid'])
    expect((await read(one._id)).price).toBe(24)
  })

  test('are refused for an unknown product, twice the same, no price, and other staff', async () => {
    const one = await make()
    const codeOf = async (products: object[], by?: string) => {
      const answer = await change(products, by)
      return [answer.statusCode, answer.json().code]
    }
    expect(await codeOf([{ ...asked(one, 30), _id: 'none' }])).toEqual([404, 'catalog.product_not_found'])
    expect(await codeOf([asked(one, 30), asked(one, 31)])).toEqual([400, 'request.invalid'])
    expect(await codeOf([asked(one, 30.001)])).toEqual([400, 'catalog.price_invalid'])
    expect(await codeOf([])).toEqual([400, 'request.out_of_range'])
    const orders = await makeAccount(app, ['admin'], undefined, 'support')
    expect((await codeOf([asked(one, 30)], orders.token))[0]).toBe(403)
  })
})
