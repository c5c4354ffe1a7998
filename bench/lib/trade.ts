// A year of trade written directly into the database: products, customers, orders and staff data.
import type { Pool } from '../../server/src/kernel/db/client'

export interface Size {
  orders: number
  customers: number
  products: number
}

const FIRST = ['Sara', 'Daan', 'Leila', 'Omid', 'Noor', 'Bram', 'Mila', 'Arash']
const LAST = ['Moradi', 'de Vries', 'Karimi', 'Jansen', 'Rostami', 'Visser', 'Bakker']
const KINDS = ['Plate', 'Rope', 'Kettlebell', 'Mat', 'Band', 'Whey', 'Creatine', 'Roller', 'Bench', 'Shaker']
const YEAR_IN_MINUTES = 525_600

/** Fills an empty shop; the newest order is a few minutes old, the oldest a year. */
export async function addTrade(db: Pool, size: Size): Promise<void> {
  await db`set statement_timeout = 0`
  await addProducts(db, size.products)
  await addCustomers(db, size.customers)
  await addOrders(db, size)
  await addApplications(db, size.products)
  await addWork(db, size)
  await db.unsafe('vacuum analyze')
}

/** Names and address of customer or applicant `n`. */
const nameOf = (db: Pool) => db`
  (select (${FIRST}::text[])[1 + n % ${FIRST.length}::int] as f, (${LAST}::text[])[1 + n % ${LAST.length}::int] as l) names,
  lateral (select lower(f || '.' || replace(l, ' ', '')) || n || '@bench.test' as email) addresses`

async function addProducts(db: Pool, last: number) {
  await db`insert into categories (id, slug, name) values ('bench', 'bench', 'Bench') on conflict do nothing`
  await db`
    insert into products (id, sku, category_id, name, description, images, price_cents, stock, position, created_at)
    select 'product' || n, 'BENCH-' || n, 'bench', (${KINDS}::text[])[1 + n % ${KINDS.length}::int] || ' ' || n,
      repeat('Made to last. ', 40), '{/images/none}', 1000 + n * 37 % 5000, n % 200, n,
      now() - make_interval(mins => n)
    from generate_series(1, ${last}::int) n`
}

/** Every fourth has a filled cart; all are confirmed, so that their old orders are not cancelled during the bench. */
async function addCustomers(db: Pool, last: number) {
  await db`
    insert into accounts (id, email, first_name, last_name, password_hash, created_at, email_verified_at)
    select 'buyer' || n, email, f, l, '-', now() - make_interval(mins => n * 26 % ${YEAR_IN_MINUTES}::int), now()
    from generate_series(1, ${last}::int) n, lateral ${nameOf(db)}`
  await db`
    insert into carts (id, account_id, updated_at)
    select 'cart' || n, 'buyer' || n, now() - make_interval(mins => n * 26 % ${YEAR_IN_MINUTES}::int)
    from generate_series(1, ${last}::int) n`
  await db`
    insert into cart_lines (cart_id, product_id, quantity)
    select 'cart' || n, 'product1', 1 from generate_series(1, ${last}::int) n where n % 4 = 0`
}

/** Most are delivered, with three lines each; two in a hundred are pending. */
async function addOrders(db: Pool, to: Size) {
  await db`
    insert into orders (id, order_number, account_id, cart_id, cart_version, status, payment_status, payment_method,
      shipping_method, customer, subtotal_cents, tax_cents, shipping_cents, total_cents, created_at)
    select 'order' || o, 'TB-' || o, 'buyer' || n, 'past' || o, 1,
      case when o % 100 < 2 then 'pending' when o % 100 = 2 then 'confirmed' when o % 100 < 6 then 'cancelled'
        else 'delivered' end,
      case when o % 100 < 6 then 'open' else 'paid' end, 'cod', 'standard',
      jsonb_build_object('firstName', f, 'lastName', l, 'email', email, 'phone', '+31 6 1234 5678', 'address', jsonb_build_object('street', 'Keizersgracht 12', 'city', 'Amsterdam',
        'state', 'Noord-Holland', 'zipCode', '1015 CX', 'country', 'Netherlands')),
      3000, 270, 0, 3270, now() - make_interval(secs => o * 315.0)
    from generate_series(1, ${to.orders}::int) o, lateral (select 1 + o * 7919 % ${to.customers}::int as n) w,
      lateral ${nameOf(db)}`
  await db`
    insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
    select 'order' || n, l, 'product' || 1 + (n * 7 + l * 31) % ${to.products}::int, 'Plate', 'BENCH', '/images/none',
      1, 1000, 1000
    from generate_series(1, ${to.orders}::int) n, generate_series(0, 2) l`
}

async function addApplications(db: Pool, last: number) {
  await db`
    insert into coach_applications (id, email, first_name, last_name, phone, experience, program_ids, status, locale,
      search_text, created_at, decided_at)
    select 'application' || n, email, f, l, '0612345678', repeat('I have coached for years. ', 20),
      '{}', case when n % 20 = 0 then 'pending' else 'approved' end, 'en',
      lower(f || ' ' || l) || ' ' || email || ' 0612345678', now() - make_interval(mins => n),
      case when n % 20 = 0 then null else now() end
    from generate_series(1, ${last}::int) n, lateral ${nameOf(db)}`
}

/** Creates the orders' audit events and a day's jobs. */
async function addWork(db: Pool, { orders }: Size) {
  await db`
    insert into audit_events (id, at, action, actor_id, actor_role, staff_role, subject_id, object_type, object_id, details)
    select 'event' || n || '-' || step, now() - make_interval(secs => n * 315.0 - step), 'order_moved', 'staff' || n % 3,
      'admin', 'shop', 'buyer' || n % 1000, 'order', 'order' || n, '{"to": "confirmed"}'
    from generate_series(1, ${orders}::int) n, generate_series(0, 1) step`
  await db`
    insert into jobs (queue, data, state, attempts, run_at, created_at, finished_at, last_error)
    select 'order-mail', '{}', case when n % 50 = 0 then 'failed' else 'completed' end, 1, at, at, at, 'refused'
    from (select n, now() - make_interval(secs => n * 80000.0 / ${orders}::int) as at
      from generate_series(1, ${orders}::int) n where n % 10 = 0) j`
}
