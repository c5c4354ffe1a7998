import { beforeAll, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeCategory, makeProduct } from './factories'
import { makeCoach, makePlan, makeTemplate, type Person, planWith, templateBody } from './programs'
import { useApp } from './test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let owner: Person

beforeAll(async () => {
  owner = await makeAccount(app, ['admin'])
})

interface Write {
  call: string
  token?: string
  body: object
  /** The same once more, its objects written in another order. */
  again?: object
}

const writes: Record<string, () => Promise<Write>> = {
  'facts of a product': async () => {
    const categoryId = await makeCategory(app)
    const body = {
      name: 'Powder',
      sku: 'POWDER-1',
      categoryId,
      price: 30,
      translations: { nl: { name: 'Poeder' } },
    }
    const made = await app.call('POST', '/admin/products', { token: owner.token, body })
    const call = `PUT /admin/products/${made.json().data._id}`
    return {
      call,
      body: { ...body, facts: { flavor: 'Vanilla', netQuantity: { value: 900, unit: 'g' } } },
      again: { ...body, facts: { netQuantity: { unit: 'g', value: 900 }, flavor: 'Vanilla' } },
    }
  },
  'a template': async () => {
    const { id } = await makeTemplate(app)
    return { call: `PUT /admin/programs/${id}`, body: templateBody() }
  },
  'the order of categories': async () => {
    const ids = [await makeCategory(app), await makeCategory(app)].reverse()
    return { call: 'PUT /admin/categories/order', body: { ids } }
  },
  'what a coach coaches': async () => {
    const [template, coach] = [await makeTemplate(app), await makeCoach(app)]
    const body = { capacity: 7, programIds: [template.id] }
    return { call: `PUT /admin/program-coaches/${coach.id}`, body }
  },
  'notes on an athlete': async () => {
    const { coach, customer } = await makePlan(app)
    return {
      call: `PUT /coach/users/${customer.id}/notes`,
      token: coach.token,
      body: { notes: 'Left knee.' },
    }
  },
  'the tracking number of an order': async () => {
    const buyer = await makeAccount(app)
    const line = { productId: await makeProduct(app), quantity: 1 }
    await app.call('POST', '/orders/cart/add', { token: buyer.token, body: line })
    const placed = await app.call('POST', '/orders/checkout', { token: buyer.token, body: checkoutBody() })
    const { orderNumber } = placed.json().data
    await app.deps.db`update orders set status = 'shipped' where order_number = ${orderNumber}`
    return { call: `PATCH /admin/orders/${orderNumber}`, body: { status: 'shipped', trackingNumber: '3S-1' } }
  },
}

async function trail(): Promise<number> {
  const [row] = await app.deps.db<{ n: number }[]>`select count(*)::int as n from audit_events`
  return row?.n ?? 0
}

test.each(Object.keys(writes))('writing %s once more records nothing', async (what) => {
  const { call, token = owner.token, body, again = body } = await (writes[what] as () => Promise<Write>)()
  const [method = '', path = ''] = call.split(' ')
  const start = await trail()
  expect((await app.call(method, path, { token, body })).statusCode).toBe(200)
  const first = await trail()
  expect(first).toBe(start + 1)
  const answer = await app.call(method, path, { token, body: again })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true }])
  expect(await trail()).toBe(first)
})

test('saving a value of a plan once more makes no version', async () => {
  const { id, coach } = await makePlan(app)
  const save = async () => {
    const body = { nutrition: planWith({}).nutrition, title: 'Mine' }
    const path = `/coach/user-programs/${id}/complete-data`
    return (await app.call('PUT', path, { token: coach.token, body })).json().data.version
  }
  expect(await save()).toBe(await save())
})
