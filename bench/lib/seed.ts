import type { Pool } from '../../server/src/kernel/db/client'
import { hashOf, newId, newToken } from '../../server/src/kernel/ids'

export interface Buyer {
  id: string
  token: string
}

/** Accounts that are signed in, written straight into the database: nobody types a password here. */
export async function seedBuyers(db: Pool, count: number, roles = ['customer']): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, () => ({ id: newId(), token: newToken() }))
  const ids = buyers.map((buyer) => buyer.id)
  await db`
    insert into accounts (id, email, first_name, last_name, password_hash, roles)
    select id, id || '@tavan.test', 'Sara', 'Moradi', '-', ${roles} from unnest(${ids}::text[]) as id`
  await db`
    insert into sessions (token_hash, account_id, idle_seconds, expires_at, ends_at)
    select hash, id, 2592000, now() + interval '30 days', now() + interval '60 days'
    from unnest(${buyers.map((buyer) => hashOf(buyer.token))}::text[], ${ids}::text[]) as s (hash, id)`
  return buyers
}

/** Products with this much stock each; returns their ids, ascending. They stand behind everything else in the shop. */
export async function seedProducts(db: Pool, stocks: readonly number[]): Promise<string[]> {
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
  db: Pool,
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

/** The body of a checkout that is right. */
export const checkoutBody = {
  customerInfo: {
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
  },
  paymentMethod: 'cod',
  shippingMethod: 'standard',
}

/** Orders of the past, one an hour; their goods have arrived. */
export async function seedOrders(db: Pool, { id }: Buyer, count: number): Promise<void> {
  await db`
    with placed as (
      insert into orders (id, order_number, account_id, cart_id, cart_version, payment_method, shipping_method, customer,
        status, subtotal_cents, tax_cents, shipping_cents, total_cents, created_at)
      select ${id}::text || n, 'TV-' || ${id}::text || n, ${id}, ${id}::text || n, 1, 'cod', 'standard',
        ${db.json(checkoutBody.customerInfo)}, 'delivered', 4999, 450, 0, 5449, now() - make_interval(hours => n)
      from generate_series(1, ${count}::int) as n returning id)
    insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
    select id, 1, (select id from products order by id limit 1), 'Kettlebell', 'K', '', 1, 4999, 4999 from placed`
}

export interface SeededChat {
  id: string
  customer: Buyer
  coach: Buyer
}

/** Chats of customers and coaches who are signed in, each pair of its own; without the programs that open them. */
export async function seedChats(db: Pool, count: number): Promise<SeededChat[]> {
  const customers = await seedBuyers(db, count)
  const coaches = await seedBuyers(db, count, ['coach'])
  const chats = customers.map((customer, i) => ({ id: newId(), customer, coach: coaches[i] as Buyer }))
  await db`
    insert into chats (id, account_id, coach_id)
    select * from unnest(${chats.map((chat) => chat.id)}::text[], ${chats.map((chat) => chat.customer.id)}::text[],
      ${chats.map((chat) => chat.coach.id)}::text[])`
  return chats
}
