import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { altchaVerification } from '../src/adapters/verification/altcha'
import { rememberChallenge } from '../src/adapters/verification/challenges.sql'
import { type App, createApp } from '../src/app'
import { hashPassword } from '../src/features/auth/passwords'
import { connect, type Pool } from '../src/kernel/db/client'
import { createJobs } from '../src/kernel/jobs/jobs'
import { type CountingProxy, countingProxy } from './counting-proxy'
import { checkoutBody, credentials, makeAccount, makeProduct, PASSWORD, registration } from './factories'
import { makePlan } from './programs'
import { silentLog } from './silent-log'
import { useApp } from './test-app'

/** The most that one request of the main job may wait for the database: session, BEGIN and COMMIT included. */
const MOST = 6

const app = useApp()
let proxy: CountingProxy
let db: Pool
let counted: App
let bell: string
let plate: string

beforeAll(async () => {
  bell = await makeProduct(app, { stock: 100_000 })
  plate = await makeProduct(app, { stock: 100_000 })
  proxy = await countingProxy(app.database)
  // One connection, so that a statement is prepared once and then known.
  db = connect(proxy.to, { max: 1 })
  const remember = (id: string, until: Date) => rememberChallenge(db, id, until)
  counted = await createApp({
    ...app.deps,
    db,
    jobs: createJobs(db, silentLog),
    verification: altchaVerification({ secret: 'a secret of the tests', cost: 1, remember }),
  })
})
afterAll(async () => {
  await counted.http.close()
  await db.end({ timeout: 1 })
  await proxy.close()
})

interface Sent {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Sends a call twice to prepare its statements, then counts the third. */
async function talkOf(method: string, path: string, prepare: () => Promise<Sent>, wanted = 200) {
  for (let round = 1; ; round++) {
    const { token, body, headers } = await prepare()
    const { waited, statements, result } = await proxy.waits(() =>
      counted.http.inject({
        method: method as 'GET',
        url: `/api/v1${path}`,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body ? { payload: body } : {}),
      } as InjectOptions),
    )
    expect(result.statusCode, result.body).toBe(wanted)
    if (round === 3) return { waited, statements }
  }
}

async function waitsOf(...call: Parameters<typeof talkOf>): Promise<number> {
  return (await talkOf(...call)).waited
}

async function buyer(lines = [bell, plate]): Promise<string> {
  const { token } = await makeAccount(app)
  for (const productId of lines) {
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
  }
  return token
}

async function known() {
  const { email } = await makeAccount(app)
  await app.deps
    .db`update accounts set password_hash = ${await hashPassword(PASSWORD)} where email = ${email}`
  return { body: await credentials(app, email) }
}

/** Waits until the catalogue's cache has let go of what it read. */
async function forgotten(): Promise<Sent> {
  await new Promise((done) => setTimeout(done, 250))
  return {}
}

let attempt = 0
const calls: [string, string, () => Promise<Sent>, number?][] = [
  ['GET', '/products?search=kettle', forgotten],
  ['GET', '/products/{bell}', forgotten],
  ['GET', '/categories/with-counts', forgotten],
  ['POST', '/auth/register', async () => ({ body: await registration(app) }), 201],
  ['POST', '/auth/login', known],
  ['GET', '/auth/me', async () => ({ token: await buyer([]) })],
  ['GET', '/orders/cart', async () => ({ token: await buyer() })],
  [
    'POST',
    '/orders/cart/add',
    async () => ({ token: await buyer(), body: { productId: bell, quantity: 1 } }),
  ],
  ['PUT', '/orders/cart/update/{bell}', async () => ({ token: await buyer(), body: { quantity: 2 } })],
  ['DELETE', '/orders/cart/remove/{bell}', async () => ({ token: await buyer() })],
  ['DELETE', '/orders/cart/clear', async () => ({ token: await buyer() })],
  [
    'POST',
    '/orders/cart/transfer',
    async () => ({
      token: await buyer(),
      body: {
        items: [
          { productId: bell, quantity: 1 },
          { productId: plate, quantity: 2 },
        ],
      },
    }),
  ],
  ['POST', '/orders/checkout', async () => ({ token: await buyer(), body: checkoutBody() }), 201],
  [
    'POST',
    '/orders/checkout',
    async () => ({
      token: await buyer(),
      body: checkoutBody(),
      headers: { 'idempotency-key': `attempt-${++attempt}` },
    }),
    201,
  ],
  ['POST', '/orders/checkout', async () => ({ token: await tooLate(), body: checkoutBody() }), 409],
  ['GET', '/orders/user', async () => ({ token: await placed() })],
]

/** Creates a buyer whose cart holds a product sold out meanwhile. */
async function tooLate(): Promise<string> {
  const last = await makeProduct(app, { stock: 1 })
  const token = await buyer([last])
  await app.deps.db`update products set stock = 0 where id = ${last}`
  return token
}

async function placed(): Promise<string> {
  const token = await buyer()
  expect((await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })).statusCode).toBe(201)
  return token
}

describe('one request of the main job waits for the database six times at most', () => {
  test.each(calls)('%s %s', async (method, path, prepare, status = 200) => {
    const waited = await waitsOf(method, path.replace('{bell}', bell), prepare, status)
    expect(waited).toBeGreaterThan(0)
    expect(waited).toBeLessThanOrEqual(MOST)
  })

  test('a cached page does not wait at all, its first reading does', async () => {
    const read = () => counted.http.inject('/api/v1/products?limit=37')
    expect((await proxy.waits(read)).waited).toBeGreaterThan(0)
    expect((await proxy.waits(read)).waited).toBe(0)
  })
})

describe('number of statements for a coach’s page, the session included', () => {
  test('needs three statements for a page of 2,000 users: session, page, audit (X-61)', async () => {
    const { coach, template } = await makePlan(app)
    await app.deps.db`
      with people as (
        insert into accounts (id, email, first_name, last_name, password_hash)
        select 'many-' || n, 'many-' || n || '@tavan.test', 'Mina', 'Rad', '-' from generate_series(1, 1999) n
        returning id)
      insert into user_programs (id, account_id, program_id, coach_id, total_weeks)
      select 'program-of-' || id, id, ${template.id}, ${coach.id}, 12 from people`
    const list = async () => ({ token: coach.token })
    expect(await talkOf('GET', '/coach/my-users?page=7', list)).toEqual({ waited: 3, statements: 3 })
    const { data } = (await app.call('GET', '/coach/my-users?page=100000', { token: coach.token })).json()
    expect(data.users).toHaveLength(20)
    expect(data.pagination).toMatchObject({ currentPage: 100, totalUsers: 2000, hasNextPage: false })
  })

  test('X-53 a save of a plan: one statement', async () => {
    const made = await makePlan(app)
    let n = 0
    const save = async () => ({ token: made.coach.token, body: { title: `Title ${++n}` } })
    expect(await waitsOf('PUT', `/coach/user-programs/${made.id}/complete-data`, save)).toBe(2)
  })
})

test('the counter counts: statements one after another, and those sent together', async () => {
  const one = () => db`select 1`
  await one()
  expect((await proxy.waits(one)).waited).toBe(1)
  expect(
    (
      await proxy.waits(async () => {
        for (let i = 0; i < 7; i++) await one()
      })
    ).waited,
  ).toBe(7)
  expect(await proxy.waits(() => Promise.all([one(), one(), one()]))).toMatchObject({
    waited: 1,
    statements: 3,
  })
  const inTransaction = () => db.begin((tx) => tx`select 2`)
  await inTransaction()
  // BEGIN leaves with the first statement.
  expect(await proxy.waits(inTransaction)).toMatchObject({ waited: 2, statements: 3 })
})
