import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { makeDiscount } from '../../test/discounts'
import { checkoutBody, makeAccount, makeProduct } from '../../test/factories'
import { useTcpDoor } from '../../test/tcp-door'
import { useApp } from '../../test/test-app'
import { newId } from '../kernel/ids'
import { doctor } from './doctor'

const app = useApp()
const external = useTcpDoor(app)
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

async function run(args: string[] = []) {
  const printed: string[] = []
  const failure = await doctor({
    args,
    env: { DATABASE_URL: external.url, DATA_DIR: app.deps.config.dataDir },
    migrations,
    readLine: async () => undefined,
    print: (line) => printed.push(line),
  }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  const of = (verdict: string) => printed.filter((line) => line.startsWith(verdict))
  return { printed, failure, failed: of('fail'), ok: of('ok') }
}

let orderNumber: string
let sku: string
beforeAll(async () => {
  const { token } = await makeAccount(app)
  sku = `SKU-${newId()}`
  const productId = await makeProduct(app, { sku, stock: 10 })
  await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
  orderNumber = (await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })).json().data
    .orderNumber
})

test('a sound shop is told so, a line for each thing', async () => {
  const { printed, failure, failed, ok } = await run()
  expect(failed).toEqual([])
  expect(failure).toBeUndefined()
  const invariants = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'discounts']
  for (const about of ['settings', 'database', 'migrations', ...invariants])
    expect(
      ok.some((line) => line.slice(6).startsWith(`${about} `)),
      about,
    ).toBe(true)
  expect(printed.at(-1)).toMatch(/^\d+ ok, 2 warn, 0 fail$/)
})

test('a damaged database is told by what is damaged, and the command fails', async () => {
  const { db } = app.deps
  await db`
    insert into stock_movements (product_id, delta, stock_after, cause)
    select id, 2, 11, 'other' from products where sku = ${sku}`
  await db`update orders set subtotal_cents = subtotal_cents - 100, total_cents = total_cents - 100 where order_number = ${orderNumber}`
  await db`
    insert into orders (id, order_number, account_id, cart_id, cart_version, status, payment_status, payment_method,
      shipping_method, customer, subtotal_cents, tax_cents, shipping_cents, total_cents)
    select ${newId()}, 'TV-1', account_id, cart_id, cart_version + 1, 'confirmed', 'paid', 'online', shipping_method,
      customer, 0, 0, 0, 0 from orders where order_number = ${orderNumber}`
  await db`insert into idempotency_keys (account_id, key, body_hash, order_number)
    select account_id, 'k', 'h', 'TV-2' from orders where order_number = ${orderNumber}`
  const [customer, coach] = [await makeAccount(app), await makeAccount(app, ['coach'])]
  await db`insert into chats (id, account_id, coach_id, last_seq) values ('chat-1', ${customer.id}, ${coach.id}, 3)`
  await db`insert into jobs (queue, data, state, finished_at) values ('order-paid', '{}', 'failed', now())`
  await db`insert into blood_tests (id, account_id) values ('test-1', ${customer.id})`
  await db`
    insert into blood_test_reports (blood_test_id, name, original_name, mime_type, size, sha256)
    values ('test-1', 'gone.pdf', 'a.pdf', 'application/pdf', 3, 'ab')`

  const { code } = await makeDiscount(app)
  await db`update discount_codes set used = 2 where code = ${code}`
  await db`update orders set discount_cents = 50, discount_code = ${code}, total_cents = total_cents - 50 where order_number = ${orderNumber}`

  const { failed, failure } = await run()
  expect(failure).toMatch(/found 8 that must be put right/)
  const told = (about: string) => failed.find((line) => line.slice(6).startsWith(`${about} `)) ?? ''
  expect(told('I1')).toContain(`${sku}: 9 in stock, 11 by its movements`)
  expect(told('I3')).toContain(orderNumber)
  expect(told('I4')).toContain('TV-2, which is not there')
  expect(told('I5')).toContain('TV-1: confirmed, paid, 0 of 0 cents')
  expect(told('I6')).toContain('1 emails or jobs were given up')
  expect(told('I7')).toContain('chat chat-1: 0 messages, the newest is 3')
  expect(told('discounts')).toContain(`${code}: used 2 times, 0 orders keep it`)
  expect(told('discounts')).toContain(`${orderNumber}: 50 cents off, 0 by its discount code`)
  expect(told('I8')).toContain('report of a blood test gone.pdf is missing')
})

test('a database that is behind is told so before anything else is asked of it', async () => {
  await app.deps.db`delete from schema_migrations where name like '0026%'`
  const { failed } = await run()
  expect(failed).toHaveLength(1)
  expect(failed[0]).toMatch(/migrations\s+not applied yet, start the server once: 0026/)
})

test('where there is no database yet it says so and makes none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tavan-doctor-'))
  const printed: string[] = []
  const env = { DATA_DIR: dataDir }
  await expect(
    doctor({
      args: [],
      env,
      migrations,
      readLine: async () => undefined,
      print: (line) => printed.push(line),
    }),
  ).rejects.toThrow(/found 1/)
  expect(printed.find((line) => line.startsWith('fail'))).toContain(`none in ${dataDir} yet`)
  expect(await readdir(dataDir)).toEqual([])
  await rm(dataDir, { recursive: true })
})

test('without knowing what is asked it says in three lines how it is used', async () => {
  const { printed, failure } = await run(['--what'])
  expect(printed).toHaveLength(3)
  expect(failure).toMatch(/npm run doctor/)
})
