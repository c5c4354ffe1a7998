import type { Db, Fragment } from '../../kernel/db/client'

/** Rule that the business data must satisfy; each statement finds violations. */
export interface Invariant {
  id: string
  /** The rule in words. */
  holds: string
  /** The first few breaches, each in words. */
  find(db: Db): Promise<string[]>
}

/** Breaches that are named; the first ones are enough to look at. */
const NAMED = 5

const texts = async (rows: PromiseLike<readonly { text: string }[]>) => (await rows).map(({ text }) => text)

/** False for an order `o` whose only money was late: it is refunded, and no refund is the order's. */
const receivedMoney = (db: Db) => db`(o.payment_status <> 'refunded' or exists (
  select from refunds where order_id = o.id))`

/** Goods of order `o` after the discount, by its lines `l`. */
const goods = (db: Db) => db`(l.sum - o.discount_cents)`

/** Tax on an amount of order `o`, or in it, rounded half up: the rule of `taxOf`. */
const taxIn = (db: Db, cents: Fragment) => db`floor((2 * ${cents} * (o.tax_rate * 100)
  + case when o.tax_included then 10000 + o.tax_rate * 100 else 10000 end)
  / (2 * case when o.tax_included then 10000 + o.tax_rate * 100 else 10000 end))::bigint`

/** Tax of order `o`: on the shipping too where it is taxed. */
const wholeTax = (db: Db) =>
  db`case when o.shipping_tax_cents > 0 then ${taxIn(db, db`(${goods(db)} + o.shipping_cents)`)} else ${taxIn(db, goods(db))} end`

/** Invariants of stock, orders, money and chat. Those of jobs and files are checked in their own modules. */
export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    holds: 'the movements of each product add up to its stock',
    find: (db) =>
      texts(db<{ text: string }[]>`
        select p.sku || ': ' || p.stock || ' in stock, ' || m.sum || ' by its movements' as text
        from products p cross join lateral (
          select coalesce(sum(s.delta), 0) as sum from stock_movements s where s.product_id = p.id) m
        where m.sum <> p.stock order by p.sku limit ${NAMED}`),
  },
  {
    id: 'taken',
    holds: 'no order gives back more units of a product than it took from stock',
    find: (db) =>
      texts(db<{ text: string }[]>`
        select o.order_number || ': ' || m.back || ' units of ' || coalesce(p.sku, m.product_id) || ' came back, '
          || m.taken || ' were taken' as text
        from (select order_id, product_id, coalesce(-sum(delta) filter (where cause = 'order_placed'), 0) as taken,
            coalesce(sum(delta) filter (where cause <> 'order_placed'), 0) as back
          from stock_movements where order_id is not null group by order_id, product_id) m
        join orders o on o.id = m.order_id left join products p on p.id = m.product_id
        where m.back > m.taken order by o.created_at limit ${NAMED}`),
  },
  {
    id: 'I2',
    holds: 'no stock is below zero',
    find: (db) =>
      texts(db<{ text: string }[]>`
        select sku || ': ' || stock as text from products where stock < 0 order by sku limit ${NAMED}`),
  },
  {
    id: 'I3',
    holds: 'each order’s total is its lines less the discount, the tax and the shipping',
    find: (db) =>
      texts(db<{ text: string }[]>`
        select o.order_number || ': ' || o.total_cents || ' cents, should be ' || ${goods(db)}
          + case when o.tax_included then 0 else ${wholeTax(db)} end + o.shipping_cents as text
        from orders o cross join lateral (
          select coalesce(sum(total_cents), 0) as sum from order_lines where order_id = o.id) l
        where o.subtotal_cents <> l.sum or o.goods_tax_cents <> ${taxIn(db, goods(db))} or o.tax_cents <> ${wholeTax(db)}
          or o.total_cents <> o.goods_net_cents + o.goods_tax_cents + o.shipping_gross_cents
        order by o.created_at limit ${NAMED}`),
  },
  {
    id: 'I4',
    holds: 'one state of a cart and one key became one order',
    find: (db) =>
      texts(db<{ text: string }[]>`
        (select 'cart ' || cart_id || ' became ' || count(*) || ' orders' as text from orders
          group by cart_id, cart_version having count(*) > 1 limit ${NAMED})
        union all
        (select 'a key names ' || k.order_number || ', which is not there' from idempotency_keys k
          where k.order_number is not null
            and not exists (select from orders o where o.order_number = k.order_number) limit ${NAMED})`),
  },
  {
    id: 'I5',
    holds: 'a paid online order has one payment of its amount, and any other has none',
    find: (db) =>
      texts(db<{ text: string }[]>`
        select o.order_number || ': ' || o.status || ', ' || o.payment_status || ', '
          || coalesce(p.sum, 0) || ' of ' || o.total_cents || ' cents were received' as text
        from orders o left join lateral (
          select sum(p.amount_cents) as sum from payments p where p.order_id = o.id and (p.status = 'paid'
            or exists (select from refunds r where r.payment_id = p.id))) p on true
        where o.payment_method = 'online' and p.sum is distinct from
          case when o.payment_status in ('open', 'processing', 'failed') or not ${receivedMoney(db)} then null else o.total_cents end
        order by o.created_at limit ${NAMED}`),
  },
  {
    id: 'refunds',
    holds:
      'refunds give back no more than was paid and ordered, all of a cancelled order, and make its payment status',
    find: (db) =>
      texts(db<{ text: string }[]>`
        (select o.order_number || ': ' || o.status || ', ' || o.payment_status || ', ' || r.sent || ' of '
            || o.total_cents || ' cents are refunded, ' || r.named || ' by all refunds' as text
          from orders o cross join lateral (
            select coalesce(sum(amount_cents), 0) as named,
              coalesce(sum(amount_cents) filter (where state = 'sent'), 0) as sent, coalesce(sum(net_cents) filter (where state <> 'failed'), 0) as net,
              coalesce(sum(tax_cents) filter (where state <> 'failed'), 0) as tax,
              coalesce(sum(shipping_cents) filter (where state <> 'failed'), 0) as shipping
            from refunds where order_id = o.id and method <> 'none') r
          cross join lateral (
            select coalesce(sum(net_cents + tax_cents + shipping_cents), 0) as lost from disputes where order_id = o.id) d
          where r.net > o.goods_net_cents or r.tax > o.goods_tax_cents or r.shipping > o.shipping_gross_cents
            or (o.payment_status in ('open', 'processing', 'failed') and r.named > 0)
            or (o.payment_status = 'paid' and r.sent > 0)
            or (o.payment_status = 'partially_refunded' and (r.sent = 0 or r.sent >= o.total_cents))
            or (o.payment_status = 'refunded' and r.sent < o.total_cents and ${receivedMoney(db)})
            or (o.status = 'cancelled' and o.end_reason is null and o.payment_status in ('paid', 'partially_refunded') and r.named + d.lost + o.kept_cents < o.total_cents)
          order by o.created_at limit ${NAMED})
        union all
        (select o.order_number || ', line ' || l.position || ': ' || f.units || ' of ' || l.quantity || ' units are refunded'
          from order_lines l join orders o on o.id = l.order_id cross join lateral (
            select coalesce(sum(quantity), 0) as units from refund_lines
            where order_id = l.order_id and position = l.position) f
          where f.units > l.quantity order by o.created_at limit ${NAMED})`),
  },
  {
    id: 'documents',
    holds:
      'invoices and credit notes are numbered without a gap, an invoice is its order’s amounts, and credit notes take no more',
    find: (db) =>
      texts(db<{ text: string }[]>`
        (select c.series || '-' || c.year || ': ' || d.n || ' documents, the last number is ' || c.last as text
          from (select 'INV' as series, year, last from invoice_counters
            union all select 'CN', year, last from credit_note_counters) c
          cross join lateral (select count(*) as n from (
            select number from invoices union all select number from credit_notes) a
            where a.number like c.series || '-' || c.year || '-%') d
          where d.n <> c.last limit ${NAMED})
        union all
        (select i.number || ': ' || i.net_cents + i.tax_cents + i.shipping_cents || ' of ' || o.total_cents || ' cents, '
            || n.sum || ' are credited'
          from invoices i join orders o on o.id = i.order_id cross join lateral (
            select coalesce(sum(net_cents), 0) as net, coalesce(sum(tax_cents), 0) as tax,
              coalesce(sum(shipping_cents), 0) as shipping,
              coalesce(sum(net_cents + tax_cents + shipping_cents), 0) as sum
            from credit_notes where invoice_number = i.number) n
          where i.net_cents <> o.goods_net_cents or i.tax_cents <> o.goods_tax_cents
            or i.shipping_cents <> o.shipping_gross_cents or i.shipping_tax_cents <> o.shipping_tax_cents or n.net > i.net_cents or n.tax > i.tax_cents
            or n.shipping > i.shipping_cents
          order by i.number limit ${NAMED})`),
  },
  {
    id: 'shares',
    holds: 'the shares of each order’s lines add up to its discount and its tax',
    find: (db) =>
      texts(db<{ text: string }[]>`
        select o.order_number || ': ' || l.discount || ' of ' || o.discount_cents || ' cents of discount, ' || l.tax
          || ' of ' || o.goods_tax_cents || ' cents of tax' as text
        from orders o cross join lateral (
          select coalesce(sum(discount_cents), 0) as discount, coalesce(sum(tax_cents), 0) as tax
          from order_lines where order_id = o.id) l
        where l.discount <> o.discount_cents or l.tax <> o.goods_tax_cents order by o.created_at limit ${NAMED}`),
  },
  {
    id: 'I7',
    holds: 'the messages of each chat are 1 to n without a gap',
    find: (db) =>
      texts(db<{ text: string }[]>`
        select 'chat ' || c.id || ': ' || m.n || ' messages, the newest is ' || c.last_seq as text
        from chats c cross join lateral (
          select count(*) as n, coalesce(max(seq), 0) as newest from chat_messages where chat_id = c.id) m
        where m.n <> c.last_seq or m.newest <> c.last_seq limit ${NAMED}`),
  },
  {
    id: 'chat-storage',
    holds: 'the bytes that each account has in chats are those of the files that it sent',
    find: (db) =>
      texts(db<{ text: string }[]>`
        select coalesce(s.account_id, f.sender_id) || ': ' || coalesce(s.bytes, 0) || ' bytes, its files have '
          || coalesce(f.bytes, 0) as text
        from chat_storage s full join (
          select sender_id, sum(size) as bytes from chat_attachments where sender_id is not null group by sender_id) f
          on f.sender_id = s.account_id
        where coalesce(s.bytes, 0) <> coalesce(f.bytes, 0) limit ${NAMED}`),
  },
  {
    id: 'discounts',
    holds: 'each discount code is used as often as orders keep it, and takes off them what they say',
    find: (db) =>
      texts(db<{ text: string }[]>`
        (select c.code || ': used ' || c.used || ' times, ' || r.n || ' orders keep it' as text
          from discount_codes c cross join lateral (
            select count(*) as n from discount_redemptions where code_id = c.id and nth is not null) r
          where c.used <> r.n order by c.code limit ${NAMED})
        union all
        (select o.order_number || ': ' || o.discount_cents || ' cents off, '
            || coalesce(r.cents, 0) || ' by its discount code'
          from orders o left join discount_redemptions r on r.order_id = o.id
          where o.discount_cents <> coalesce(r.cents, 0) order by o.created_at limit ${NAMED})`),
  },
]

export interface StoredFile {
  /** Its own name in the store, the end of its key. */
  name: string
  size: number
  sha256: string
  what: string
}

/** Every private file that a row promises, the newest kinds of each last. */
export function listPromisedFiles(db: Db): Promise<StoredFile[]> {
  return db<StoredFile[]>`
    select name, size::float8 as size, sha256, 'document of an application' as what from coach_application_documents
    union all
    select name, size::float8, sha256, 'report of a blood test' from blood_test_reports
    union all
    select name, size::float8, sha256, 'photo of a return' from return_photos
    union all
    select name, size::float8, sha256, 'progress photo' from progress_photos
    union all
    select name, size::float8, sha256, 'file of a chat' from chat_attachments`
}
