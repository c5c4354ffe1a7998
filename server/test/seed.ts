import type { StaffRole } from 'contract/staff'
import type { Db } from '../src/kernel/db/client'
import { hashOf, newId, newToken } from '../src/kernel/ids'

/** Rows written straight into the database, for server tests, benchmarks and journeys. */

export interface Buyer {
  id: string
  token: string
}

export interface SeededAccount extends Buyer {
  email: string
}

/** Signed-in accounts without a usable password; `email` names the address of account `n`. */
export async function seedAccounts(
  db: Db,
  count: number,
  {
    roles = ['customer'],
    staffRole = null,
    email = (id) => `${id}@tavan.test`,
  }: { roles?: readonly string[]; staffRole?: StaffRole | null; email?: (id: string) => string } = {},
): Promise<SeededAccount[]> {
  const accounts = Array.from({ length: count }, () => {
    const id = newId()
    return { id, token: newToken(), email: email(id) }
  })
  const ids = accounts.map(({ id }) => id)
  await db`
    insert into accounts (id, email, first_name, last_name, password_hash, roles, staff_role)
    select id, email, 'Sara', 'Moradi', '-', ${[...roles]}, ${staffRole}
    from unnest(${ids}::text[], ${accounts.map((one) => one.email)}::text[]) as a (id, email)`
  await db`
    insert into sessions (token_hash, account_id, idle_seconds, expires_at, ends_at)
    select hash, id, 2592000, now() + interval '30 days', now() + interval '60 days'
    from unnest(${accounts.map(({ token }) => hashOf(token))}::text[], ${ids}::text[]) as s (hash, id)`
  return accounts
}

export const seedBuyers = (db: Db, count: number, roles = ['customer']): Promise<Buyer[]> =>
  seedAccounts(db, count, { roles })

/** Creates products with these stocks, last in the shop's order; returns their ids, ascending. */
export async function seedProducts(db: Db, stocks: readonly number[]): Promise<string[]> {
  const [category] = await db<{ id: string }[]>`
    insert into categories (id, slug, name) values (${newId()}, ${`bench-${newId()}`}, 'Bench') returning id`
  const products = stocks.map((stock) => ({ id: newId(), stock })).sort((a, b) => (a.id < b.id ? -1 : 1))
  await db`
    insert into products (id, sku, category_id, name, description, images, price_cents, stock, position)
    select p.id, p.id, ${category?.id ?? ''}, 'Kettlebell ' || p.n, 'Cast iron.', '{/images/none}', 4999,
      p.stock, 1000000 + p.n
    from unnest(${products.map((p) => p.id)}::text[], ${products.map((p) => p.stock)}::int[])
      with ordinality as p (id, stock, n)`
  return products.map((product) => product.id)
}

export interface Line {
  productId: string
  quantity: number
}

/** Fills each buyer's cart, lines in the order given. Returns the ids of the carts. */
export async function seedCarts(
  db: Db,
  carts: readonly { buyer: Buyer; lines: readonly Line[] }[],
): Promise<string[]> {
  const ids = carts.map(() => newId())
  await db`
    insert into carts (id, account_id)
    select * from unnest(${ids}::text[], ${carts.map((cart) => cart.buyer.id)}::text[])`
  const lines = carts.flatMap((cart, i) =>
    cart.lines.map((line, n) => ({ cartId: ids[i] as string, n, ...line })),
  )
  await db`
    insert into cart_lines (cart_id, product_id, quantity, added_at)
    select cart_id, product_id, quantity, now() + make_interval(secs => n * 0.001)
    from unnest(${lines.map((l) => l.cartId)}::text[], ${lines.map((l) => l.productId)}::text[],
      ${lines.map((l) => l.quantity)}::int[], ${lines.map((l) => l.n)}::int[]) as l (cart_id, product_id, quantity, n)`
  return ids
}

export const customerInfo = {
  firstName: 'Sara',
  lastName: 'Moradi',
  email: 'sara@tavan.test',
  phone: '+31 6 1234 5678',
  address: {
    street: 'Keizersgracht 12',
    city: 'Amsterdam',
    state: 'Noord-Holland',
    zipCode: '1015 CX',
    country: 'Netherlands',
  },
}

/** A valid body of a checkout. */
export const checkoutBody = { customerInfo, paymentMethod: 'cod', shippingMethod: 'standard' }

interface SeedOrders {
  status: 'pending' | 'delivered'
  /** Hours since order `n`, counted from 1. */
  hoursAgo: (n: number) => number
  productId?: string
}

/** Orders of one line each; returns their ids. */
export async function seedOrders(
  db: Db,
  { id: buyer }: Buyer,
  count: number,
  { status, hoursAgo, productId }: SeedOrders,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  const hours = ids.map((_, i) => hoursAgo(i + 1))
  await db`
    with placed as (
      insert into orders (id, order_number, account_id, cart_id, cart_version, payment_method, shipping_method, customer,
        status, subtotal_cents, tax_cents, shipping_cents, total_cents, created_at)
      select id, 'TV-' || id, ${buyer}, id, 1, 'cod', 'standard', ${db.json(customerInfo)},
        ${status}, 4999, 450, 0, 5449, now() - make_interval(hours => hours)
      from unnest(${ids}::text[], ${hours}::int[]) as o (id, hours) returning id)
    insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
    select id, 1, coalesce(${productId ?? null}, (select id from products order by id limit 1)), 'Kettlebell', 'K', '',
      1, 4999, 4999
    from placed`
  return ids
}

/** A program of 84 days; `knownAs` are names by which products open it. */
export async function seedProgram(db: Db, knownAs: readonly string[] = []): Promise<string> {
  const id = newId()
  await db`
    insert into programs (id, slug, name, known_as, category_name, category_color, duration_days, difficulty)
    values (${id}, ${id}, 'Strength', ${[...knownAs]}, 'Strength', '#1f6b4d', 84, 'beginner')`
  return id
}

export interface SeededChat {
  id: string
  customer: Buyer
  coach: Buyer
}

/** Creates chats of new signed-in customers and coaches, without the programs that normally open them. */
export async function seedChats(db: Db, count: number): Promise<SeededChat[]> {
  const customers = await seedBuyers(db, count)
  const coaches = await seedBuyers(db, count, ['coach'])
  const chats = customers.map((customer, i) => ({ id: newId(), customer, coach: coaches[i] as Buyer }))
  await db`
    insert into chats (id, account_id, coach_id)
    select * from unnest(${chats.map((chat) => chat.id)}::text[], ${chats.map((chat) => chat.customer.id)}::text[],
      ${chats.map((chat) => chat.coach.id)}::text[])`
  return chats
}

/** Fills an empty chat with messages, five minutes apart, the latest now; both sides write in turns of three. */
export async function seedMessages(db: Db, chatId: string, count: number): Promise<void> {
  await db`
    with sent as (
      insert into chat_messages (chat_id, seq, sender_type, content, message_type, created_at)
      select ${chatId}, n, case n / 3 % 2 when 0 then 'coach' else 'user' end,
        'Message ' || n || repeat(' and a word more', n % 7), 'text', now() - make_interval(mins => (${count}::int - n) * 5)
      from generate_series(1, ${count}::int) as n
    )
    update chats set last_seq = ${count}, last_message_at = now() where id = ${chatId}`
}
