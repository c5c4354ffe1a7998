import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeCategory, makeProduct } from '../../../../test/factories'
import { makeTemplate } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
let categoryId: string
let serial = 0

beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
  categoryId = await makeCategory(app)
})

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  app.call(method, `/admin/products${path}`, { token, headers, ...(body === undefined ? {} : { body }) })
const shop = (id: string, lang = 'en') => app.call('GET', `/products/${id}?lang=${lang}`)

const written = (changes: object = {}) => ({
  name: 'Battle rope',
  sku: `ROPE-${++serial}`,
  description: 'Nine meters of jute.',
  price: 59.9,
  categoryId,
  ...changes,
})

async function make(changes: object = {}) {
  const answer = await call('POST', '', written(changes))
  expect(answer.statusCode, answer.body).toBe(201)
  return { ...answer.json().data, etag: answer.headers.etag as string }
}

async function buy(productId: string, quantity: number) {
  const buyer = (await makeAccount(app)).token
  await app.call('POST', '/orders/cart/add', { token: buyer, body: { productId, quantity } })
  const answer = await app.call('POST', '/orders/checkout', { token: buyer, body: checkoutBody() })
  expect(answer.statusCode, answer.body).toBe(201)
}

describe('a product', () => {
  test('X-93 is written as it is read, in every language, and the shop shows it at once', async () => {
    const made = await make({
      salePrice: 49.5,
      stockQuantity: 7,
      weight: 4.25,
      tags: ['rope', 'jute'],
      isFeatured: true,
      facts: { size: '9 m', material: 'Jute', translations: { nl: { size: '9 meter' } } },
      translations: {
        fa: { name: 'طناب تمرین' },
        nl: { name: 'Trainingstouw', description: 'Negen meter jute.' },
      },
    })
    const { _id: id, createdAt, updatedAt, etag, ...kept } = made
    expect(kept).toMatchObject({ stockQuantity: 7, trackStock: true, weight: 4.25, isActive: true })
    expect((await shop(id, 'nl')).json().data).toMatchObject({
      name: 'Trainingstouw',
      tags: ['rope', 'jute'],
    })
    expect((await shop(id, 'fa')).json().data).toMatchObject({
      name: 'طناب تمرین',
      description: 'Nine meters of jute.',
      price: 59.9,
      salePrice: 49.5,
    })
    const read = await call('GET', `/${id}`)
    expect(read.headers.etag).toBe(etag)
    const again = await call('PUT', `/${id}`, read.json().data, { 'if-match': etag })
    expect(again.statusCode, again.body).toBe(200)
    expect(again.json().data).toEqual(read.json().data)
    const changed = await call('PUT', `/${id}`, { ...written(), name: 'Rope of jute' })
    expect(changed.json().data).toMatchObject({
      name: 'Rope of jute',
      stockQuantity: 7,
      tags: ['rope', 'jute'],
    })
    expect((await app.call('GET', '/products?search=jute')).json().products[0]).toMatchObject({
      _id: id,
      name: 'Rope of jute',
    })
    const trail = await app.deps
      .db`select action, details from audit_events where object_id = ${id} order by at`
    expect(trail[0]).toMatchObject({ action: 'product_created' })
    expect(trail[1]).toMatchObject({
      action: 'product_changed',
      details: { 'name.from': 'Battle rope', 'name.to': 'Rope of jute' },
    })
    expect(trail).toHaveLength(2)
  })

  test('needs a unique sku and existing references', async () => {
    const { sku } = await make()
    const refused = async (changes: object) => {
      const answer = await call('POST', '', written(changes))
      return [answer.statusCode, answer.json().code]
    }
    expect(await refused({ sku })).toEqual([409, 'catalog.sku_taken'])
    expect(await refused({ categoryId: 'nowhere' })).toEqual([400, 'catalog.category_unknown'])
    expect(await refused({ programId: 'nothing' })).toEqual([400, 'catalog.program_unknown'])
    expect(await refused({ variantOf: 'nothing' })).toEqual([400, 'catalog.variant_unknown'])
    expect(await refused({ images: [`/images/${'0'.repeat(32)}`] })).toEqual([400, 'catalog.image_unknown'])
    expect(await refused({ price: 0 })).toEqual([400, 'catalog.price_invalid'])
    expect(await refused({ price: 9.999 })).toEqual([400, 'catalog.price_invalid'])
    expect(await refused({ salePrice: 59.9 })).toEqual([400, 'catalog.sale_price_invalid'])
    expect(await refused({ name: ' ' })).toEqual([400, 'catalog.name_required'])
    expect(await refused({ sku: 'two words' })).toEqual([400, 'catalog.sku_invalid'])
    expect((await call('GET', '/nothing')).json().code).toBe('catalog.product_not_found')
  })

  test('X-42 that opens a program weighs nothing and has no stock to count', async () => {
    const template = await makeTemplate(app)
    const made = await make({ programId: template.id, trackStock: true, weight: 2, stockQuantity: 3 })
    expect(made).toMatchObject({
      trackStock: false,
      weight: 0,
      program: { _id: template.id, name: template.name },
    })
    const { items } = (await call('GET', '/programs')).json().data
    expect(items).toContainEqual({ _id: template.id, name: template.name, isActive: true })
    const moved = await call('POST', `/${made._id}/stock`, { delta: 1, reason: 'delivery' })
    expect(moved.json().code).toBe('catalog.stock_not_counted')
  })

  test('shows alternative texts on its page in the requested language, and in no list', async () => {
    const { _id } = await make()
    const [first, second] = [
      '/images/00000000-0000-4000-8000-000000000001',
      '/images/00000000-0000-4000-8000-000000000002',
    ]
    await app.deps.db`
      update products set images = ${[first, second]}::text[],
        image_texts = ${app.deps.db.json({ [second]: { en: 'The rope on a hook', nl: 'Het touw aan een haak' } })}
      where id = ${_id}`
    const data = async (lang: string) => (await shop(_id, lang)).json().data
    expect((await data('en')).imageTexts).toEqual(['', 'The rope on a hook'])
    expect((await data('nl')).imageTexts).toEqual(['', 'Het touw aan een haak'])
    expect(await data('fa')).not.toHaveProperty('imageTexts')
    expect((await app.call('GET', '/products?limit=50')).body).not.toContain('imageTexts')
  })

  test('in the archive is not in the shop, and comes back; its family stays one', async () => {
    const first = await make({ facts: { flavor: 'Plain' } })
    const second = await make({ variantOf: first._id })
    const third = await make({ variantOf: second._id })
    expect(third.variantOf).toBe(first._id)
    const archived = await call('DELETE', `/${first._id}`)
    expect(archived.json().data).toMatchObject({ isActive: false })
    expect((await shop(first._id)).statusCode).toBe(404)
    const family = (await shop(second._id)).json().data.variants.map((one: { _id: string }) => one._id)
    expect(family.sort()).toEqual([second._id, third._id].sort())
    const restored = await call('POST', `/${first._id}/restore`)
    expect(restored.json().data.variants).toHaveLength(3)
    expect((await shop(first._id)).json().data.variants).toHaveLength(3)
    // A family whose first product joins another goes with it.
    const other = await make()
    await call('PUT', `/${first._id}`, { ...written({ sku: first.sku }), variantOf: other._id })
    expect((await call('GET', `/${third._id}`)).json().data.variantOf).toBe(other._id)
    expect((await call('GET', `/${other._id}`)).json().data.variants).toHaveLength(4)
  })
})

describe('the stock of a product', () => {
  test('a stale form never undoes a sale', async () => {
    const made = await make({ stockQuantity: 10 })
    const { _id: id, etag } = made
    const form = (await call('GET', `/${id}`)).json().data
    await buy(id, 3)
    const put = async (changes: object, headers = {}) => {
      const answer = await call('PUT', `/${id}`, { ...form, ...changes }, headers)
      return [answer.statusCode, answer.json().code ?? answer.json().data.stockQuantity]
    }
    // The form still says 10.
    expect(await put({})).toEqual([409, 'catalog.stock_unseen'])
    expect(await put({ stockQuantity: 12 })).toEqual([409, 'catalog.stock_unseen'])
    expect(await put({ stockQuantity: 12 }, { 'if-match': '*' })).toEqual([409, 'catalog.stock_unseen'])
    expect(await put({ stockQuantity: 12 }, { 'if-match': etag })).toEqual([409, 'catalog.product_changed'])
    // A save without stock succeeds next to the sale.
    const { stockQuantity: _, ...others } = form
    const named = await call('PUT', `/${id}`, { ...others, name: 'Long rope' })
    expect(named.json().data).toMatchObject({ name: 'Long rope', stockQuantity: 7 })
    const fresh = { 'if-match': (await call('GET', `/${id}`)).headers.etag as string }
    const now = { updatedAt: named.json().data.updatedAt }
    expect(await put({ ...now, stockQuantity: 12 }, fresh)).toEqual([200, 12])
    // A proxy that packs answers weakens their tags.
    const packed = { 'if-match': `W/${(await call('GET', `/${id}`)).headers.etag}` }
    const latest = { updatedAt: (await call('GET', `/${id}`)).json().data.updatedAt }
    expect(await put({ ...latest, stockQuantity: 13 }, packed)).toEqual([200, 13])
    // Somebody else's form, opened before all that.
    expect(await put({ stockQuantity: 12 })).toEqual([409, 'catalog.product_changed'])
  })

  test('a repeat with the same key counts once, also two at a time; the key fits no other change', async () => {
    const { _id: id } = await make({ stockQuantity: 2 })
    const move = (key: string, body: object) => call('POST', `/${id}/stock`, body, { 'idempotency-key': key })
    const delivery = { delta: 5, reason: 'delivery' }
    const answers = await Promise.all([1, 2, 3].map(() => move('press-1', delivery)))
    expect(answers.map((answer) => answer.json().data.stockQuantity)).toEqual([7, 7, 7])
    expect((await call('GET', `/${id}/movements`)).json().data.total).toBe(2)
    expect((await move('press-1', { delta: 6, reason: 'delivery' })).json().code).toBe('catalog.key_reused')
    expect((await move('press-2', delivery)).json().data.stockQuantity).toBe(12)
    expect((await move('ü', delivery)).json().code).toBe('orders.key_invalid')
  })

  test('adjusts stock by a difference with a reason, never below zero, and records each movement', async () => {
    const { _id: id } = await make({ stockQuantity: 2 })
    const move = (body: object) => call('POST', `/${id}/stock`, body)
    expect((await move({ delta: 5, reason: 'delivery', note: 'Pallet 7' })).json().data.stockQuantity).toBe(7)
    await buy(id, 4)
    const short = (await move({ delta: -4, reason: 'damaged' })).json()
    expect([short.code, short.params]).toEqual(['catalog.stock_short', { available: 3 }])
    expect((await move({ delta: 0, reason: 'lost' })).json().code).toBe('catalog.delta_invalid')
    expect((await move({ delta: 1, reason: ' ' })).json().code).toBe('catalog.reason_required')
    const { items, total } = (await call('GET', `/${id}/movements`)).json().data
    expect(total).toBe(3)
    expect(items).toMatchObject([
      {
        delta: -4,
        stockAfter: 3,
        cause: 'order_placed',
        order: { orderNumber: expect.stringMatching(/^TV-/) },
      },
      {
        delta: 5,
        stockAfter: 7,
        cause: 'adjusted',
        reason: 'delivery',
        note: 'Pallet 7',
        name: 'Sara Moradi',
      },
      { delta: 2, stockAfter: 2, cause: 'created', name: 'Sara Moradi' },
    ])
    expect((await call('GET', `/${id}/movements?limit=1&page=2`)).json().data.items[0].delta).toBe(5)
    expect((await call('GET', '/nothing/movements')).statusCode).toBe(404)
    // At once: each counts.
    await Promise.all(Array.from({ length: 5 }, () => move({ delta: 1, reason: 'counted' })))
    expect((await call('GET', `/${id}`)).json().data.stockQuantity).toBe(8)
  })

  test('mails its subscribers when it is back in stock', async () => {
    const { _id: id } = await make({ stockQuantity: 0 })
    const jobs = () =>
      app.deps.db`select from jobs where queue = 'back-in-stock' and data ->> 'productId' = ${id}`
    await call('POST', `/${id}/stock`, { delta: 2, reason: 'delivery' })
    expect(await jobs()).toHaveLength(1)
    await call('POST', `/${id}/stock`, { delta: 2, reason: 'delivery' })
    expect(await jobs()).toHaveLength(1)
  })
})

describe('the list of products', () => {
  test('sorts names by the rules of the reader’s language', async () => {
    const category = await makeCategory(app)
    const names = ['یاسمن', 'پروین', 'Zoë', 'گلناز', 'Ébène', 'anna']
    for (const name of names)
      await make({ categoryId: category, name: `X ${name}`, translations: { fa: { name }, nl: { name } } })
    const named = async (lang: string) =>
      (await call('GET', `?categoryId=${category}&sort=name&lang=${lang}`))
        .json()
        .data.items.map(({ name }: { name: string }) => name)
    const persian = ['پروین', 'گلناز', 'یاسمن']
    expect(await named('fa')).toEqual([...persian, 'anna', 'Ébène', 'Zoë'])
    expect(await named('nl')).toEqual(['anna', 'Ébène', 'Zoë', ...persian])
  })

  test('is searched, filtered and sorted, with its numbers', async () => {
    const category = await makeCategory(app, 'Sleds')
    const inIt = (changes: object) => make({ categoryId: category, ...changes })
    const sold = await inIt({ name: 'Red sled', price: 300, stockQuantity: 0 })
    const low = await inIt({
      name: 'Blue sled',
      price: 200,
      stockQuantity: 5,
      translations: { fa: { name: 'سورتمهٔ آبی' } },
    })
    const many = await inIt({ name: 'Any sled', price: 250, salePrice: 100, stockQuantity: 50 })
    const old = await inIt({ name: 'Old sled', price: 10, isActive: false })
    const list = async (query: string) => {
      const { data } = (await call('GET', `?categoryId=${category}&${query}`)).json()
      return { ...data, ids: data.items.map((item: { _id: string }) => item._id) }
    }
    const all = await list('')
    expect(all.ids).toEqual([old, many, low, sold].map((one) => one._id))
    expect(all).toMatchObject({ total: 4, counts: { active: 3, archived: 1, low: 1, none: 1 } })
    expect((await list('status=active&sort=price_asc')).ids).toEqual([many, low, sold].map((one) => one._id))
    expect((await list('status=active&sort=price_desc')).ids).toEqual([sold, low, many].map((one) => one._id))
    expect((await list('status=active&sort=stock_asc')).ids).toEqual([sold, low, many].map((one) => one._id))
    expect((await list('sort=name')).ids).toEqual([many, low, old, sold].map((one) => one._id))
    expect((await list('sort=stock_desc&status=active')).ids).toEqual([many, low, sold].map((one) => one._id))
    expect((await list('status=archived')).ids).toEqual([old._id])
    expect(await list('stock=low')).toMatchObject({ ids: [low._id], total: 1 })
    expect((await list('stock=none')).ids).toEqual([sold._id])
    expect((await list(`search=${encodeURIComponent('سورتمه')}`)).ids).toEqual([low._id])
    expect((await list('search=sled+blue')).ids).toEqual([low._id])
    expect((await list(`search=${many.sku.toLowerCase()}`)).ids).toContain(many._id)
    expect((await list('search=100%25')).total).toBe(0)
    expect((await list('lang=fa&stock=low')).items[0].name).toBe('سورتمهٔ آبی')
    expect(await list('limit=3&page=9')).toMatchObject({ currentPage: 2, totalPages: 2, ids: [sold._id] })
  })

  test('shows the current state in the list, whoever changed it (X-92)', async () => {
    const category = await makeCategory(app, 'Ropes')
    const one = await make({ categoryId: category, stockQuantity: 6 })
    const list = async () => (await call('GET', `?categoryId=${category}`)).json().data
    expect(await list()).toMatchObject({ total: 1, counts: { active: 1, low: 0 } })
    await buy(one._id, 2)
    expect(await list()).toMatchObject({ counts: { low: 1 }, items: [{ stockQuantity: 4 }] })
    const other = await make({ categoryId: category, isActive: false })
    expect(await list()).toMatchObject({ total: 2, counts: { archived: 1 } })
    await app.call('PUT', `/admin/categories/${category}`, { token, body: { name: 'Cords' } })
    expect((await list()).items.map((item: { category: { name: string } }) => item.category.name)).toEqual([
      'Cords',
      'Cords',
    ])
    const elsewhere = await app.again()
    const changed = await elsewhere.call('PUT', `/admin/products/${other._id}`, {
      token,
      body: { ...(await call('GET', `/${other._id}`)).json().data, name: 'Jump rope' },
    })
    expect(changed.statusCode, changed.body).toBe(200)
    await expect.poll(async () => (await list()).items[0].name).toBe('Jump rope')
  })

  test('S2 is for owner and shop alone', async () => {
    for (const [role, status] of [
      ['owner', 200],
      ['shop', 200],
      ['coaches', 403],
      ['support', 403],
    ] as const) {
      const staff = await makeAccount(app, ['admin'], undefined, role)
      const answer = await app.call('GET', '/admin/products', { token: staff.token })
      expect(answer.statusCode, role).toBe(status)
      const id = await makeProduct(app)
      const removed = await app.call('DELETE', `/admin/products/${id}`, { token: staff.token })
      expect(removed.statusCode, role).toBe(status)
    }
  })
})
