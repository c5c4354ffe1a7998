import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import { expireHolds } from '../../orders/transitions.logic'
import { restock } from './stock-alerts.logic'

const app = useApp()
const translations = {
  fa: { name: 'وزنهٔ چدنی', description: '', tags: [] },
  nl: { name: 'Gietijzeren bel', description: '', tags: [] },
}
let serial = 0

const soldOut = () => makeProduct(app, { name: 'Iron Bell', stock: 0, translations })
const ask = (id: string, email: string, lang = 'en', address = `10.9.${++serial % 250}.1`) =>
  app.call('POST', `/products/${id}/notify?lang=${lang}`, { body: { email }, address })
const waiting = async (id: string) =>
  (
    await app.deps.db`select email, locale from stock_alerts where product_id = ${id} order by email, locale`
  ).map((row) => `${row.email} ${row.locale}`)

/** Jobs that wait in a queue, told once. */
async function jobsOf(queue: string, key: string, value: string) {
  const rows = await app.deps.db<{ data: Record<string, string> }[]>`
    select data from jobs where queue = ${queue} and data ->> ${key} = ${value}`
  return rows.map(({ data }) => data)
}

/** Does what the queues would do for a product that is back; each job twice, as it may happen. */
async function work(productId: string) {
  const calls = await jobsOf('back-in-stock', 'productId', productId)
  for (const data of calls) await app.handlers['back-in-stock']?.(data)
  const alerts = await app.deps.db<{ data: Record<string, string> }[]>`
    select data from jobs where queue = 'back-in-stock-mail'`
  for (const { data } of [...alerts, ...alerts]) await app.handlers['back-in-stock-mail']?.(data)
  return calls.length
}

async function mailsAbout(productId: string) {
  const folder = join(app.deps.config.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.startsWith('back-in-stock-'))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails
    .filter((mail) => mail.text?.includes(productId))
    .sort((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''))
}

describe('asking to be told', () => {
  test('a sold-out product notes the address once, whatever its letter case; each language is a mail of its own', async () => {
    const id = await soldOut()
    for (const email of ['sara@tavan.test', ' SARA@tavan.test ', 'sara@tavan.test']) {
      const answer = await ask(id, email)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ success: true, message: expect.any(String) })
    }
    await ask(id, 'sara@tavan.test', 'nl')
    expect(await waiting(id)).toEqual(['sara@tavan.test en', 'sara@tavan.test nl'])
  })

  test('in stock, uncounted, unknown and no longer on sale are refused', async () => {
    const answers = await Promise.all([
      ask(await makeProduct(app, { stock: 3 }), 'a@tavan.test'),
      ask(await makeProduct(app, { stock: 0, trackStock: false }), 'a@tavan.test'),
      ask('unknown', 'a@tavan.test'),
    ])
    expect(answers.map((a) => [a.statusCode, a.json().code])).toEqual([
      [409, 'catalog.already_in_stock'],
      [409, 'catalog.already_in_stock'],
      [404, 'catalog.product_not_found'],
    ])
    const hidden = await soldOut()
    await app.deps.db`update products set is_active = false where id = ${hidden}`
    expect((await ask(hidden, 'a@tavan.test')).statusCode).toBe(404)
  })

  test.each([
    ['', 'Email address is required'],
    ['sara', 'Please enter a valid email address'],
    ['sara@tavan', 'Please enter a valid email address'],
  ])('the address %j is refused', async (email, message) => {
    const answer = await ask(await soldOut(), email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message, fields: { email: message } })
  })

  test('S35 nobody may ask without end, and nobody may be asked for without end', async () => {
    const id = await soldOut()
    for (let i = 0; i < 30; i++)
      expect((await ask(id, `n${i}@tavan.test`, 'en', '10.8.0.1')).statusCode).toBe(200)
    const flood = await ask(id, 'n30@tavan.test', 'en', '10.8.0.1')
    expect(flood.statusCode).toBe(429)
    expect(Number(flood.headers['retry-after'])).toBeGreaterThan(0)
    for (let i = 0; i < 30; i++) expect((await ask(id, 'victim@tavan.test')).statusCode).toBe(200)
    expect((await ask(id, 'victim@tavan.test')).statusCode).toBe(429)
  })
})

describe('back in stock', () => {
  test('mails each subscriber once in their language, as text and HTML, and deletes them', async () => {
    const id = await soldOut()
    await ask(id, 'en@tavan.test')
    await ask(id, 'fa@tavan.test', 'fa')
    await ask(id, 'nl@tavan.test', 'nl')
    await restock(app.deps, id, 5)
    expect(await work(id)).toBe(1)
    const mails = await mailsAbout(id)
    expect(mails.map((mail) => [mail.to?.[0]?.address, mail.subject])).toEqual([
      ['nl@tavan.test', 'Gietijzeren bel is weer op voorraad'],
      ['en@tavan.test', 'Iron Bell is back in stock'],
      ['fa@tavan.test', 'وزنهٔ چدنی دوباره موجود شد'],
    ])
    for (const mail of mails) {
      const url = `http://localhost:3000/product/${id}`
      expect(mail.text).toContain(url)
      expect(mail.html).toContain(`href="${url}"`)
    }
    expect(mails[1]?.text).toMatch(/^Hello,/)
    expect(mails[2]?.html).toContain('<html lang="fa" dir="rtl">')
    expect(await waiting(id)).toEqual([])
  })

  test('more stock on top of stock calls nobody, and no stock calls nobody yet', async () => {
    const id = await soldOut()
    await ask(id, 'patient@tavan.test')
    await restock(app.deps, id, 2)
    await restock(app.deps, id, 2)
    expect(await jobsOf('back-in-stock', 'productId', id)).toHaveLength(1)
    // Sold out again before the job ran: subscribers keep waiting.
    await app.deps.db`update products set stock = 0 where id = ${id}`
    await work(id)
    expect(await mailsAbout(id)).toEqual([])
    expect(await waiting(id)).toEqual(['patient@tavan.test en'])
    await restock(app.deps, id, 1)
    await work(id)
    expect(await mailsAbout(id)).toHaveLength(1)
  })

  test('an order that is cancelled or expires brings the last units back', async () => {
    for (const end of ['cancel', 'expire'] as const) {
      const id = await makeProduct(app, { name: 'Iron Bell', stock: 2, translations })
      const { token } = await makeAccount(app)
      await app.call('POST', '/orders/cart/add', { token, body: { productId: id, quantity: 2 } })
      const body = checkoutBody({ paymentMethod: 'online' })
      const { orderNumber } = (await app.call('POST', '/orders/checkout', { token, body })).json().data
      expect((await ask(id, 'waiting@tavan.test')).statusCode).toBe(200)
      if (end === 'cancel') await app.call('POST', `/orders/${orderNumber}/cancel`, { token })
      else {
        await app.deps.db`update orders set held_until = now() where order_number = ${orderNumber}`
        await expireHolds(app.deps)
      }
      expect(await work(id)).toBe(1)
      expect(await mailsAbout(id)).toHaveLength(1)
      expect(await waiting(id)).toEqual([])
    }
  })

  test('asked while stock comes in: told, or told that it is there; never left waiting', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await soldOut()
      const [answer] = await Promise.all([ask(id, `race${round}@tavan.test`), restock(app.deps, id, 1)])
      await work(id)
      expect(await mailsAbout(id)).toHaveLength(answer.statusCode === 200 ? 1 : 0)
      expect([200, 409]).toContain(answer.statusCode)
      expect(await waiting(id)).toEqual([])
    }
  })
})
