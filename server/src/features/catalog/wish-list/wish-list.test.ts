import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { useApp } from '../../../../test/test-app'
import { restock } from '../stock/stock-alerts.logic'

const app = useApp({ RATE_LIMITS: 'off' })

beforeAll(() => app.deps.jobs.start(app.handlers))

const put = (token: string, id: string, body: object = {}) =>
  app.call('PUT', `/wish-list/${id}`, { token, body })
const listOf = async (token: string, lang = 'en') =>
  (await app.call('GET', `/wish-list?lang=${lang}`, { token })).json().data.items
const tell = async () => {
  await app.schedule.find(({ name }) => name === 'tell-wishes')?.run()
  await jobsDone(app)
}
/** Looks now, and half an hour later. */
const tellAfterHalfAnHour = async () => {
  await tell()
  await app.deps.db`update wishes set back_at = back_at - interval '31 minutes'`
  await tell()
}
const nextDay = () => app.deps.db`update wish_mails set sent_at = sent_at - interval '25 hours'`
const setStock = (id: string, stock: number) =>
  app.deps.db`update products set stock = ${stock} where id = ${id}`
const setPrice = (id: string, cents: number) =>
  app.deps.db`update products set price_cents = ${cents} where id = ${id}`
const subjectsTo = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject)

describe('the wish list', () => {
  test('holds each product once, the newest first, with its alerts and the product as it is now', async () => {
    const { token } = await makeAccount(app)
    const bell = await makeProduct(app, { name: 'Iron Bell', stock: 3, priceCents: 4000 })
    const rope = await makeProduct(app, { name: 'Rope', stock: 0 })
    expect((await put(token, bell)).json().data).toEqual({ stock: false, price: false })
    expect((await put(token, rope, { stock: true })).json().data).toEqual({ stock: true, price: false })
    expect((await put(token, bell, { price: true })).json().data).toEqual({ stock: false, price: true })
    expect((await put(token, bell)).json().data).toEqual({ stock: false, price: true })
    expect(await listOf(token)).toMatchObject([
      { productId: rope, name: 'Rope', stock: true, price: false, product: { availability: 'sold_out' } },
      { productId: bell, stock: false, price: true, product: { price: 40, stockQuantity: 3 } },
    ])
    for (const _ of [1, 2])
      expect((await app.call('DELETE', `/wish-list/${bell}`, { token })).statusCode).toBe(200)
    expect((await app.call('DELETE', '/wish-list/unknown', { token })).statusCode).toBe(404)
    expect((await listOf(token)).map(({ productId }: { productId: string }) => productId)).toEqual([rope])
  })

  test('keeps a product that is no longer for sale, by its name in the reader’s language', async () => {
    const { token } = await makeAccount(app)
    const translations = { fa: { name: 'طناب', description: '', tags: [] } }
    const rope = await makeProduct(app, { name: 'Rope', translations })
    await put(token, rope, { price: true })
    await app.deps.db`update products set is_active = false where id = ${rope}`
    expect(await listOf(token, 'fa')).toMatchObject([{ productId: rope, name: 'طناب', product: null }])
    expect((await put(token, rope, { price: false })).json().data).toEqual({ stock: false, price: false })
    const other = await makeAccount(app)
    expect((await put(other.token, rope)).json()).toMatchObject({ code: 'catalog.product_not_found' })
    expect((await put(other.token, 'unknown')).statusCode).toBe(404)
  })

  test('ends at 200 products, also where two tabs add the last one', async () => {
    const { id, token } = await makeAccount(app)
    const [one, two] = [await makeProduct(app), await makeProduct(app)]
    const fill = await makeProduct(app)
    await app.deps.db`
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'fill' || n || p.id, 'sku', 'F' || n || p.sku))).*
      from products p, generate_series(1, 199) n where p.id = ${fill}`
    await app.deps.db`
      insert into wishes (account_id, product_id) select ${id}, id from products where id like ${`fill%${fill}`}`
    const answers = await Promise.all([put(token, one), put(token, two)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'catalog.wish_list_full',
      message: 'A wish list can hold up to 200 products',
    })
    expect(await listOf(token)).toHaveLength(200)
  })
})

describe('X-119 alerts of wishes', () => {
  test('tell of a product that is back once its stock has stayed for half an hour, and not of one that was never out', async () => {
    const { token, email } = await makeAccount(app)
    const rope = await makeProduct(app, { name: 'Rope', stock: 0, priceCents: 1250 })
    const bell = await makeProduct(app, { name: 'Iron Bell', stock: 3 })
    await put(token, rope, { stock: true })
    await put(token, bell, { stock: true })
    await restock(app.deps, rope, 2)
    await tell()
    expect(await subjectsTo(email)).toEqual([])
    // The unit of an expired checkout is bought again.
    await setStock(rope, 0)
    await tellAfterHalfAnHour()
    expect(await subjectsTo(email)).toEqual([])
    await setStock(rope, 2)
    await tellAfterHalfAnHour()
    await tell()
    const [mail, ...more] = await mailsTo(app, email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('News about Rope')
    expect(mail?.text).toContain('Rope is back in stock: $12.50.')
    expect(mail?.text).toContain(`http://localhost:3000/product/${rope}`)
    expect(await listOf(token)).toHaveLength(2)
  })

  test('tell of a price only when it is lower than the one last told', async () => {
    const { token, email } = await makeAccount(app)
    const rope = await makeProduct(app, { name: 'Rope', stock: 9, priceCents: 2000 })
    await put(token, rope, { price: true })
    await setPrice(rope, 2500)
    await tell()
    await setPrice(rope, 1800)
    await tell()
    expect(await subjectsTo(email)).toEqual(['News about Rope'])
    for (const cents of [1900, 1800]) {
      await nextDay()
      await setPrice(rope, cents)
      await tell()
    }
    expect(await subjectsTo(email)).toHaveLength(1)
    await setPrice(rope, 1700)
    await tell()
    expect((await mailsTo(app, email)).at(-1)?.text).toContain('Rope now costs less: $17.00.')
  })

  test('come as one mail a day with all products', async () => {
    const { token, email } = await makeAccount(app)
    const [rope, bell, mat] = await Promise.all(
      ['Rope', 'Iron Bell', 'Mat'].map((name) => makeProduct(app, { name, stock: 9, priceCents: 2000 })),
    )
    for (const id of [rope, bell, mat]) await put(token, id as string, { price: true })
    for (const id of [rope, bell]) await setPrice(id as string, 1500)
    await tell()
    await setPrice(mat as string, 1500)
    await tell()
    const mails = await mailsTo(app, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['News about products on your wish list'])
    expect(mails[0]?.text).toContain('Rope now costs less')
    expect(mails[0]?.text).toContain('http://localhost:3000/wish-list')
    await nextDay()
    await tell()
    expect(await subjectsTo(email)).toEqual(['News about products on your wish list', 'News about Mat'])
  })

  test('call as many people as there are units, first come first, and the same person after a week', async () => {
    const rope = await makeProduct(app, { name: 'Rope', stock: 0 })
    const people = [await makeAccount(app), await makeAccount(app), await makeAccount(app)]
    for (const { token } of people) await put(token, rope, { stock: true })
    await setStock(rope, 1)
    await tellAfterHalfAnHour()
    await tell()
    const told = async () => Promise.all(people.map(async ({ email }) => (await subjectsTo(email)).length))
    expect(await told()).toEqual([1, 0, 0])
    const dayLater = () =>
      app.deps
        .db`update wishes set stock_told_at = stock_told_at - interval '25 hours' where product_id = ${rope}`
    await dayLater()
    await tell()
    expect(await told()).toEqual([1, 1, 0])
    await setStock(rope, 0)
    await tell()
    await setStock(rope, 9)
    await nextDay()
    await dayLater()
    await tellAfterHalfAnHour()
    expect(await told()).toEqual([1, 1, 1])
    await setStock(rope, 0)
    await tell()
    await setStock(rope, 9)
    await nextDay()
    await app.deps
      .db`update wishes set stock_told_at = stock_told_at - interval '8 days' where product_id = ${rope}`
    await tellAfterHalfAnHour()
    expect(await told()).toEqual([2, 2, 2])
  })

  test('are one mail, not two, for an address that also left the product page’s alert', async () => {
    const { token, email } = await makeAccount(app)
    const rope = await makeProduct(app, { name: 'Rope', stock: 0 })
    await app.call('POST', `/products/${rope}/notify`, { body: { email } })
    await put(token, rope, { stock: true })
    await restock(app.deps, rope, 2)
    await jobsDone(app)
    await tellAfterHalfAnHour()
    expect(await subjectsTo(email)).toEqual(['News about Rope'])
  })

  test('leave out an alert that was turned off after its mail was queued, and a price that rose again', async () => {
    const { id, token, email } = await makeAccount(app)
    const [rope, mat] = [
      await makeProduct(app, { name: 'Rope', stock: 9 }),
      await makeProduct(app, { stock: 9 }),
    ]
    for (const one of [rope, mat]) await put(token, one, { stock: true, price: true })
    await put(token, rope, { price: false })
    await app.deps.db`update wishes set told_cents = 1 where account_id = ${id} and product_id = ${mat}`
    const queued = { id: 'turned-off', accountId: id, back: '', cheaper: `${rope} ${mat}` }
    await app.handlers['wish-mail']?.(queued)
    expect(await subjectsTo(email)).toEqual([])
    await app.handlers['wish-mail']?.({ ...queued, back: rope })
    expect(await subjectsTo(email)).toEqual(['News about Rope'])
  })

  test('are not sent for a wish that was taken back, or to a blocked account', async () => {
    const [gone, blocked] = [await makeAccount(app), await makeAccount(app)]
    const rope = await makeProduct(app, { name: 'Rope', stock: 9, priceCents: 2000 })
    for (const { token } of [gone, blocked]) await put(token, rope, { price: true })
    await put(gone.token, rope, { price: false })
    await app.deps.db`update accounts set disabled_at = now() where id = ${blocked.id}`
    await setPrice(rope, 1000)
    await tell()
    expect(await subjectsTo(gone.email)).toEqual([])
    expect(await subjectsTo(blocked.email)).toEqual([])
  })
})
