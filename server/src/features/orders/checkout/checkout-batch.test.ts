import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { storedHash } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'
import type { Tx } from '../../../kernel/db/client'
import { ORDER_PLACED } from '../order-jobs'
import { type OrderDraft, placeOrders } from './checkout.sql'
import { createCheckoutBatch } from './checkout-batch'
import { readCarts } from './checkout-cart.sql'
import { draftOf } from './order-draft'

const app = useApp({ RATE_LIMITS: 'off' })
let bell: string
let plate: string

beforeAll(async () => {
  bell = await makeProduct(app, { priceCents: 4999, stock: 1000 })
  plate = await makeProduct(app, { priceCents: 6499, salePriceCents: 5999, stock: 1000 })
})

async function buyer(products: string[], quantity = 1) {
  const account = await makeAccount(app)
  for (const productId of products) {
    const body = { productId, quantity }
    const added = await app.call('POST', '/orders/cart/add', { token: account.token, body })
    expect(added.statusCode).toBe(200)
  }
  const place = (key?: string, body = checkoutBody()) =>
    app.call('POST', '/orders/checkout', {
      token: account.token,
      body,
      headers: key ? { 'idempotency-key': key } : {},
    })
  return { ...account, place }
}
/** The order that an account's cart would make. */
async function draftFor(accountId: string, key: string) {
  const lines = await readCarts(app.deps.db, [{ accountId, key }], 'en')
  const cart = { id: lines[0]?.cartId ?? '', version: lines[0]?.version ?? 0 }
  const attempt = { key, bodyHash: 'hash' }
  return draftOf({ accountId, locale: 'en' }, checkoutBody() as never, attempt, cart, lines)
}
const stockOf = async (id: string) => {
  const [row] = await app.deps.db<{ stock: number }[]>`select stock from products where id = ${id}`
  return row?.stock
}

describe('orders that come at once', () => {
  test('are one commit, each with its own lines, number, key and mail', async () => {
    const batch = createCheckoutBatch(app.deps)
    const buyers = await Promise.all([buyer([bell]), buyer([plate, bell]), buyer([bell], 3)])
    const before = await stockOf(bell)
    const drafts = await Promise.all(buyers.map(({ id }, i) => draftFor(id, `at once ${i}`)))
    const numbers = await Promise.all(drafts.map((draft) => batch.write(draft)))
    expect(drafts.map((draft) => draft.total)).toEqual([5449, 11988, 16347])
    expect(await stockOf(bell)).toBe((before ?? 0) - 5)
    const ids = drafts.map((draft) => draft.id)
    const { db } = app.deps
    expect((await db`select distinct xmin::text from orders where id = any(${ids})`).length).toBe(1)
    for (const [i, order] of drafts.entries()) {
      const orderNumber = numbers[i]
      expect(
        await db`select account_id, key, order_number from idempotency_keys where key = ${`at once ${i}`}`,
      ).toEqual([{ account_id: order.accountId, key: `at once ${i}`, order_number: orderNumber }])
      expect(
        await db`select product_id, quantity from order_lines where order_id = ${order.id} order by position`,
      ).toEqual(order.lines.map((line) => ({ product_id: line.productId, quantity: line.quantity })))
      expect(await db`select status from order_moves where order_id = ${order.id}`).toEqual([
        { status: 'pending' },
      ])
      expect(await db`select queue from jobs where data->>'orderId' = ${order.id}`).toEqual([
        { queue: 'order-placed' },
      ])
      expect(
        await db`select from cart_lines l join carts c on c.id = l.cart_id where c.account_id = ${order.accountId}`,
      ).toHaveLength(0)
    }
  })

  test('each get their own answer, refusals among them', async () => {
    const few = await makeProduct(app, { priceCents: 1000, stock: 2 })
    const many = await Promise.all(Array.from({ length: 5 }, () => buyer([few])))
    const [fine, surprised, twice, empty] = await Promise.all([
      buyer([plate]),
      buyer([bell]),
      buyer([bell]),
      buyer([]),
    ])
    const answers = await Promise.all([
      fine.place(),
      surprised.place(undefined, checkoutBody({ expectedTotal: 1 })),
      empty.place(),
      twice.place('one'),
      twice.place('two'),
      twice.place('one'),
      ...many.map((one) => one.place()),
    ])
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode)
    expect(codes.slice(0, 3)).toEqual([201, 'orders.total_changed', 'orders.cart_empty'])
    const numbers = answers.slice(3, 6).map((answer) => answer.json().data?.orderNumber)
    expect(new Set(numbers.filter(Boolean)).size).toBe(1)
    expect(codes.slice(6).filter((code) => code === 201)).toHaveLength(2)
    expect(codes.slice(6).filter((code) => code === 'orders.insufficient_stock')).toHaveLength(3)
    expect(await stockOf(few)).toBe(0)
  })
})

test('of orders that come while others are written those that follow are written together', async () => {
  const batch = createCheckoutBatch(app.deps)
  const buyers = await Promise.all(Array.from({ length: 4 }, () => buyer([bell])))
  const drafts = await Promise.all(buyers.map(({ id }) => draftFor(id, 'key')))
  const [first, ...rest] = drafts.map((draft) => () => batch.write(draft))
  const writing = first?.()
  // One turn: the first is on its way, and its transaction needs several answers of the database to end.
  await new Promise((resolve) => setImmediate(resolve))
  const numbers = await Promise.all([writing, ...rest.map((write) => write())])
  expect(numbers.every(Boolean)).toBe(true)
  const rows = await app.deps
    .db`select distinct xmin::text from orders where order_number = any(${numbers as string[]})`
  expect(rows.length).toBeLessThanOrEqual(2)
})

describe('leaves an order out of the batch and stores nothing', () => {
  let draft: OrderDraft
  let product: string
  let account: Awaited<ReturnType<typeof buyer>>

  beforeEach(async () => {
    product = await makeProduct(app, { priceCents: 2000, stock: 3 })
    account = await buyer([product, plate], 2)
    draft = await draftFor(account.id, `key ${account.id}`)
  })
  const write = (drafts = [draft]) => placeOrders(app.deps.db, drafts, { queue: ORDER_PLACED })

  async function leftAlone(work: Promise<unknown> | undefined, drafts = [draft]) {
    await work
    const before = await storedHash(app)
    expect(await write(drafts)).toHaveLength(0)
    expect(await storedHash(app)).toBe(before)
  }

  test('the cart has changed since it was read', async () => {
    await leftAlone(app.call('POST', '/orders/cart/add', { token: account.token, body: { productId: bell } }))
  })
  test('a price has changed since it was read', async () => {
    await leftAlone(app.deps.db`update products set price_cents = 2001 where id = ${product}`)
  })
  test('there is too little of one of its products', async () => {
    await leftAlone(app.deps.db`update products set stock = 1 where id = ${product}`)
  })
  test('a product is no longer sold', async () => {
    await leftAlone(app.deps.db`update products set is_active = false where id = ${product}`)
  })
  test('somebody holds the cart', async () => {
    await app.deps.db.begin(async (tx) => {
      await tx`select from carts where account_id = ${account.id} for update`
      await leftAlone(undefined)
    })
  })
  test('F15 somebody holds one of its products', async () => {
    await app.deps.db.begin(async (tx) => {
      await tx`select from products where id = ${product} for update`
      await leftAlone(undefined)
    })
  })
  test('there is enough for each of the orders but not for all', async () => {
    const other = await buyer([product], 2)
    await leftAlone(undefined, [draft, await draftFor(other.id, 'other')])
  })
  test('its key came in between: the statement is refused', async () => {
    await app.deps.db`
      insert into idempotency_keys (account_id, key, body_hash) values (${account.id}, ${draft.key}, 'hash')`
    const before = await storedHash(app)
    await expect(write()).rejects.toThrow('idempotency_keys')
    expect(await storedHash(app)).toBe(before)
  })
  test('and is written otherwise', async () => {
    expect(await write()).toHaveLength(1)
    expect(await stockOf(product)).toBe(1)
  })
})

describe('F15 a row that somebody holds', () => {
  /** Runs `work` while somebody holds what `hold` locks. */
  async function whileHeld(hold: (tx: Tx) => Promise<unknown>, work: () => Promise<void>) {
    await app.deps.db.begin(async (tx) => {
      await hold(tx)
      await work()
    })
  }

  test('places orders of other products while one product is locked, and answers the waiting one in time', async () => {
    const held = await makeProduct(app, { stock: 10 })
    const [waiting, mixed] = await Promise.all([buyer([held]), buyer([held, plate])])
    const others = await Promise.all(Array.from({ length: 5 }, () => buyer([plate])))
    let answers: Promise<Awaited<ReturnType<typeof waiting.place>>[]> | undefined
    await whileHeld(
      (tx) => tx`select from products where id = ${held} for update`,
      async () => {
        answers = Promise.all([waiting.place(), mixed.place()])
        await expect
          .poll(
            () => app.deps.db`
            select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
          )
          .toHaveLength(2)
        // Waiting for one product must not lock the other.
        const fine = await Promise.all(others.map((one) => one.place()))
        expect(fine.map((answer) => answer.statusCode)).toEqual(others.map(() => 201))
      },
    )
    expect((await answers)?.map((answer) => answer.statusCode)).toEqual([201, 201])

    const late = await buyer([held])
    await whileHeld(
      (tx) => tx`select from products where id = ${held} for update`,
      async () => {
        const answer = await late.place()
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBe('1')
      },
    )
    expect((await late.place()).statusCode).toBe(201)
  })

  test('of a popular product is awaited by one batch with all its orders', async () => {
    const hot = await makeProduct(app, { priceCents: 2000, stock: 4 })
    const batch = createCheckoutBatch(app.deps, 60_000)
    const buyers = await Promise.all(Array.from({ length: 5 }, () => buyer([hot])))
    const drafts = await Promise.all(buyers.map(({ id }) => draftFor(id, `hot ${id}`)))
    const blocked = () => app.deps.db`
      select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`
    let numbers: Promise<(string | undefined)[]> | undefined
    await whileHeld(
      // The other node sells one meanwhile.
      (tx) => tx`update products set stock = stock - 1 where id = ${hot}`,
      async () => {
        numbers = Promise.all(drafts.slice(0, 3).map((draft) => batch.write(draft)))
        await expect.poll(blocked, { interval: 5 }).toHaveLength(1)
      },
    )
    expect((await numbers)?.every(Boolean)).toBe(true)
    const rows = await app.deps.db`
      select distinct xmin::text from orders where id = any(${drafts.slice(0, 3).map(({ id }) => id)})`
    expect(rows).toHaveLength(1)
    expect(await stockOf(hot)).toBe(0)
    expect(await Promise.all(drafts.slice(3).map((draft) => batch.write(draft)))).toEqual([
      undefined,
      undefined,
    ])
    expect(await stockOf(hot)).toBe(0)
  })

  test('of a product sold by two nodes at once never oversells its stock', async () => {
    const hot = await makeProduct(app, { priceCents: 2000, stock: 30 })
    const nodes = [createCheckoutBatch(app.deps), createCheckoutBatch(app.deps)]
    const buyers = await Promise.all(Array.from({ length: 40 }, () => buyer([hot])))
    const drafts = await Promise.all(buyers.map(({ id }) => draftFor(id, `node ${id}`)))
    const numbers = await Promise.all(drafts.map((draft, i) => nodes[i % 2]?.write(draft)))
    const placed = numbers.filter(Boolean).length
    expect(placed).toBeLessThanOrEqual(30)
    expect(await stockOf(hot)).toBe(30 - placed)
  })

  test('of an account splits the batch after a third of a second; the other orders of the batch are placed', async () => {
    const buyers = await Promise.all(Array.from({ length: 3 }, () => buyer([bell])))
    const [held, ...others] = buyers as [Awaited<ReturnType<typeof buyer>>, ...typeof buyers]
    await whileHeld(
      (tx) => tx`select from accounts where id = ${held.id} for update`,
      async () => {
        const [stuck, ...fine] = await Promise.all(buyers.map((one) => one.place()))
        expect(fine.map((answer) => answer.statusCode)).toEqual(others.map(() => 201))
        expect(stuck?.statusCode).toBe(503)
      },
    )
    expect(app.logged.some((line) => line.msg === 'orders are placed one by one')).toBe(true)
    expect((await held.place()).statusCode).toBe(201)
  })
})
