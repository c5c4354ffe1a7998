// Faulty checkouts, each with a real-world bug. The checker must detect them on the same PostgreSQL, to prove that it
// can fail.
import type { Pool, Tx } from '../../server/src/kernel/db/client'
import { codeOf } from '../../server/src/kernel/db/transaction'
import { newId } from '../../server/src/kernel/ids'
import type { Buyer, Line } from '../../server/test/seed'
import { openWhole } from '../lib/product'
import { type Acknowledged, inTurn, violations, watchStock } from './invariants'

const SCHEMA = 'control'
/** Delay between two statements in seconds. */
const THINK = 0.003
const PRICE = 1000

export interface ControlResult {
  orders: number
  lowest: number
  aborted: number
  seconds: number
  violations: string[]
}

export interface Attempt {
  buyer: Buyer
  cartId: string
  lines: readonly Line[]
  key: string
}

/**
 * Places an order the faulty way; returns its number, or undefined for a refusal. Calls `weak` at its vulnerable
 * moment.
 */
export type Broken = (db: Pool, attempt: Attempt, weak: () => void) => Promise<string | undefined>

/** Creates tables of the product's shape without the constraints that would mask a fault. */
async function makeTables(db: Pool, initial: ReadonlyMap<string, number>): Promise<void> {
  await db`create schema if not exists ${db(SCHEMA)}`
  for (const table of ['products', 'orders', 'order_lines', 'idempotency_keys']) {
    await db`drop table if exists ${db(SCHEMA)}.${db(table)}`
    await db`create table ${db(SCHEMA)}.${db(table)} (like public.${db(table)} including defaults including generated)`
    await db`alter table ${db(SCHEMA)}.${db(table)} add column row_id uuid primary key default gen_random_uuid()`
  }
  await db`
    insert into control.products (id, sku, category_id, name, price_cents, stock)
    select id, id, '', '', ${PRICE}, stock
    from unnest(${[...initial.keys()]}::text[], ${[...initial.values()]}::int[]) as p (id, stock)`
}

/**
 * Runs the attempts against a faulty checkout, `width` at a time, and returns the checker's findings. At the `killAt`th
 * vulnerable moment its connections are cut, as in a kill of the application.
 */
export async function runControl(options: {
  db: Pool
  dataDir: string
  initial: ReadonlyMap<string, number>
  attempts: readonly Attempt[]
  broken: Broken
  width: number
  killAt?: number
}): Promise<ControlResult> {
  const { db, initial } = options
  await makeTables(db, initial)
  const own = await openWhole(options.dataDir, options.width)
  const acknowledged: Acknowledged[] = []
  let aborted = 0
  let moments = 0
  const weak = () => {
    if (++moments === options.killAt) void own.end({ timeout: 0 })
  }
  const began = performance.now()
  const watched = watchStock(db, SCHEMA)
  await inTurn(options.attempts, options.width, async (attempt) => {
    try {
      const orderNumber = await options.broken(own, attempt, weak)
      if (!orderNumber) return
      const quantity = attempt.lines.reduce((sum, line) => sum + line.quantity, 0)
      const { total } = amounts(quantity)
      acknowledged.push({ buyer: attempt.buyer, orderNumber, total: total / 100, key: attempt.key })
    } catch (error) {
      if (codeOf(error) === '') throw error
      aborted++
    }
  })
  const seconds = (performance.now() - began) / 1000
  const lowest = await watched()
  await own.end({ timeout: 1 })
  const found = await violations({
    db,
    schema: SCHEMA,
    initial,
    acknowledged,
    lowest,
    ownOrders: async (buyer) =>
      db`select order_number as "orderNumber", subtotal_cents / 100.0::float8 as subtotal,
        tax_cents / 100.0::float8 as tax, shipping_cents / 100.0::float8 as shipping,
        total_cents / 100.0::float8 as total from control.orders where account_id = ${buyer.id}`,
  })
  const [row] = await db<{ n: number }[]>`select count(*)::int as n from control.orders`
  return { orders: row?.n ?? 0, lowest, aborted, seconds, violations: found }
}

function amounts(quantity: number) {
  const subtotal = PRICE * quantity
  const tax = Math.floor((subtotal * 9 + 50) / 100)
  return { subtotal, tax, total: subtotal + tax }
}

async function writeOrder(db: Pool | Tx, { buyer, cartId, lines }: Attempt): Promise<string> {
  const id = newId()
  const { subtotal, tax, total } = amounts(lines.reduce((sum, line) => sum + line.quantity, 0))
  await db`
    insert into control.orders (id, order_number, account_id, cart_id, cart_version, payment_method, shipping_method,
      customer, subtotal_cents, tax_cents, shipping_cents, total_cents)
    values (${id}, ${id}, ${buyer.id}, ${cartId}, 1, 'cod', 'standard', '{}', ${subtotal}, ${tax}, 0, ${total})`
  for (const [position, line] of lines.entries()) {
    await db`
      insert into control.order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
      values (${id}, ${position}, ${line.productId}, '', '', '', ${line.quantity}, ${PRICE}, ${PRICE * line.quantity})`
  }
  return id
}

async function writeKey(db: Pool | Tx, { buyer, key }: Attempt, orderNumber: string): Promise<void> {
  await db`insert into control.idempotency_keys (account_id, key, body_hash, order_number)
    values (${buyer.id}, ${key}, '', ${orderNumber})`
}

/** Takes stock with a guard, in line order; false if there is too little. */
async function takeGuarded(tx: Tx, lines: readonly Line[]): Promise<boolean> {
  for (const { productId, quantity } of lines) {
    const taken = await tx`
      update control.products set stock = stock - ${quantity} where id = ${productId} and stock >= ${quantity} returning id`
    if (taken.length === 0) return false
    await tx`select pg_sleep(${THINK})`
  }
  return true
}

class Refused extends Error {}

async function inTransaction(db: Pool, work: (tx: Tx) => Promise<string>): Promise<string | undefined> {
  try {
    return (await db.begin(work)) as string
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

async function readStock(tx: Tx, productId: string): Promise<number> {
  const [row] = await tx<{ stock: number }[]>`select stock from control.products where id = ${productId}`
  await tx`select pg_sleep(${THINK})`
  return row?.stock ?? 0
}

/** Reads the stock, waits and writes the difference, so concurrent buyers read the same number. */
export const readThenWrite: Broken = (db, attempt) =>
  inTransaction(db, async (tx) => {
    for (const { productId, quantity } of attempt.lines) {
      const stock = await readStock(tx, productId)
      if (stock < quantity) throw new Refused()
      await tx`update control.products set stock = ${stock - quantity} where id = ${productId}`
    }
    const orderNumber = await writeOrder(tx, attempt)
    await writeKey(tx, attempt, orderNumber)
    return orderNumber
  })

/** Reads the stock, then subtracts without a second check. */
export const unguardedDecrement: Broken = (db, attempt) =>
  inTransaction(db, async (tx) => {
    for (const { productId, quantity } of attempt.lines) {
      if ((await readStock(tx, productId)) < quantity) throw new Refused()
      await tx`update control.products set stock = stock - ${quantity} where id = ${productId}`
    }
    const orderNumber = await writeOrder(tx, attempt)
    await writeKey(tx, attempt, orderNumber)
    return orderNumber
  })

/** Looks up the key, but inserts it only after the order. */
export const checkThenInsert: Broken = (db, attempt) =>
  inTransaction(db, async (tx) => {
    const [earlier] = await tx<{ order_number: string }[]>`
      select order_number from control.idempotency_keys
      where account_id = ${attempt.buyer.id} and key = ${attempt.key}`
    if (earlier) return earlier.order_number
    await tx`select pg_sleep(${THINK})`
    if (!(await takeGuarded(tx, attempt.lines))) throw new Refused()
    const orderNumber = await writeOrder(tx, attempt)
    await writeKey(tx, attempt, orderNumber)
    return orderNumber
  })

/** Locks stock in cart order, not in a fixed order. */
export const cartOrderLocks: Broken = (db, attempt) =>
  inTransaction(db, async (tx) => {
    if (!(await takeGuarded(tx, attempt.lines))) throw new Refused()
    const orderNumber = await writeOrder(tx, attempt)
    await writeKey(tx, attempt, orderNumber)
    return orderNumber
  })

/** Commits the stock first and the order in a second transaction. */
export const stockApart: Broken = async (db, attempt, weak) => {
  const taken = await db.begin((tx) => takeGuarded(tx, attempt.lines))
  if (!taken) return undefined
  weak()
  await db`select pg_sleep(${THINK})`
  return inTransaction(db, async (tx) => {
    const orderNumber = await writeOrder(tx, attempt)
    await writeKey(tx, attempt, orderNumber)
    return orderNumber
  })
}

/** Repeats the product test's attempts for a control. */
export function attemptsOf(
  carts: readonly { buyer: Buyer; lines: readonly Line[] }[],
  repeats = 1,
): Attempt[] {
  return carts.flatMap(({ buyer, lines }) =>
    Array.from({ length: repeats }, () => ({ buyer, lines, cartId: buyer.id, key: `key-${buyer.id}` })),
  )
}
