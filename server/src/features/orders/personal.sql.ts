import type { Db, Tx } from '../../kernel/db/client'
import type { Person, PersonalTable } from '../../kernel/personal/personal'

const mine: PersonalTable['whose'] = (db, { id }) => db`t.account_id = ${id}`
const ofMine: PersonalTable['whose'] = (db, { id }) =>
  db`t.order_id in (select o.id from orders o where o.account_id = ${id})`
const ofMySubscriptions: PersonalTable['whose'] = (db, { id }) =>
  db`t.subscription_id in (select s.id from subscriptions s where s.account_id = ${id})`
const FOR_BOOKS = 'for the books: amounts, lines and dates, without the buyer once erased'

/** Orders with what belongs to them. They stay when the buyer is erased, and say no longer who that was. */
export const orderTables: Readonly<Record<string, PersonalTable>> = {
  orders: {
    whose: mine,
    key: ['created_at', 'id'],
    without: ['cart_id', 'cart_version', 'search_text'],
    item: 'orders',
    stays: 'amounts, dates and the country',
    kept: FOR_BOOKS,
  },
  order_lines: { whose: ofMine, key: ['order_id', 'position'], stays: 'what was sold', kept: FOR_BOOKS },
  order_moves: {
    whose: ofMine,
    key: ['order_id', 'at', 'status'],
    without: ['actor'],
    stays: 'when it was sold',
    kept: FOR_BOOKS,
  },
  staff_notes: {
    whose: ofMine,
    key: ['order_id', 'created_at', 'id'],
    without: ['author_id'],
    kept: 'as long as the account',
  },
  idempotency_keys: { whose: mine, key: ['key'], without: ['body_hash'], kept: '30 days' },
  payments: {
    whose: ofMine,
    key: ['order_id', 'attempt'],
    without: ['url'],
    stays: 'what was paid, by the provider’s own name of the payment',
    kept: FOR_BOOKS,
  },
  refunds: {
    whose: ofMine,
    key: ['order_id', 'created_at', 'id'],
    without: ['request_key', 'request_hash'],
    stays: 'what was refunded, by the provider’s own name of the refund',
    kept: FOR_BOOKS,
  },
  refund_lines: {
    whose: ofMine,
    key: ['refund_id', 'position'],
    stays: 'which units were refunded',
    kept: FOR_BOOKS,
  },
  disputes: {
    whose: ofMine,
    key: ['order_id', 'created_at', 'reference'],
    stays: 'which payment was disputed, by the provider’s own name of the dispute',
    kept: FOR_BOOKS,
  },
  returns: {
    whose: ofMine,
    key: ['order_id', 'created_at', 'id'],
    stays: 'what came back',
    kept: FOR_BOOKS,
  },
  return_lines: {
    whose: ofMine,
    key: ['return_id', 'position'],
    stays: 'which units came back',
    kept: FOR_BOOKS,
  },
  return_photos: {
    whose: (db, { id }) => db`t.return_id in (select r.id from returns r join orders o on o.id = r.order_id
      where o.account_id = ${id})`,
    key: ['return_id', 'position'],
    kept: 'as long as the account',
  },
  withdrawals: {
    // Anyone can enter an address, so only its confirmed owner sees the withdrawals sent under it.
    whose: (db, { id, email, isVerified }) => db`(t.email = ${email} and ${isVerified}
      or t.order_id in (select o.id from orders o where o.account_id = ${id}))`,
    key: ['created_at', 'id'],
    without: ['network_hash'],
    kept: 'two years',
  },
  subscriptions: {
    whose: mine,
    key: ['created_at', 'id'],
    item: 'subscriptions',
    kept: 'until they are ended',
  },
  subscription_items: {
    whose: ofMySubscriptions,
    key: ['subscription_id', 'product_id'],
    kept: 'until it is ended',
  },
  subscription_runs: {
    whose: ofMySubscriptions,
    key: ['subscription_id', 'period'],
    kept: 'until it is ended',
  },
  cart_reminders: { whose: mine, key: ['account_id'], kept: 'as long as the account' },
  discount_redemptions: {
    whose: mine,
    key: ['created_at', 'order_id'],
    stays: 'which code an order used',
    kept: FOR_BOOKS,
  },
  invoices: {
    whose: ofMine,
    key: ['number'],
    without: ['hashes'],
    stays: 'the number and the amounts; the buyer stands in the private file alone, for INVOICE_YEARS',
    kept: 'for the books; the file of an erased buyer INVOICE_YEARS from its date',
  },
  credit_notes: {
    whose: ofMine,
    key: ['number'],
    without: ['hashes'],
    stays: 'the number and the amounts; the buyer stands in the private file alone, for INVOICE_YEARS',
    kept: 'for the books; the file of an erased buyer INVOICE_YEARS from its date',
  },
}

/** Takes the buyer out of an account's orders; the country stays, because the tax follows from it. */
export async function eraseBuyerOfOrders(tx: Tx, accountId: string): Promise<void> {
  await tx`
    update orders set notes = null, tracking_number = null,
      customer = jsonb_build_object('firstName', '', 'lastName', '', 'email', '', 'phone', '', 'address',
        jsonb_build_object('street', '', 'city', '', 'state', '', 'zipCode', '',
          'country', coalesce(customer #>> '{address,country}', '')))
    where account_id = ${accountId}`
  await tx`
    update payments p set url = null from orders o where o.id = p.order_id and o.account_id = ${accountId}`
  await tx`
    update order_moves m set reason = null from orders o where o.id = m.order_id and o.account_id = ${accountId} and m.reason is not null`
  await tx`
    update refunds r set reason = '', note = null from orders o where o.id = r.order_id and o.account_id = ${accountId}`
  await tx`
    update returns r set reason = '', answer = '' from orders o where o.id = r.order_id and o.account_id = ${accountId}`
  await tx`
    delete from staff_notes n using orders o where o.id = n.order_id and o.account_id = ${accountId}`
  await tx`delete from idempotency_keys where account_id = ${accountId}`
  await tx`delete from subscriptions where account_id = ${accountId}`
  await tx`delete from cart_reminders where account_id = ${accountId}`
}

/** Photos of a person's returns, with the key parts of their files. */
export function listReturnPhotos(db: Db, accountId: string) {
  return db<{ returnId: string; name: string }[]>`
    select p.return_id as "returnId", p.name from return_photos p join returns r on r.id = p.return_id
    join orders o on o.id = r.order_id where o.account_id = ${accountId} order by p.return_id, p.position`
}

/** Deletes the photos of a person's returns, and the withdrawals from their orders or under their address. */
export async function eraseReturns(tx: Tx, { id, email, isVerified }: Person): Promise<void> {
  await tx`
    delete from return_photos p using returns r join orders o on o.id = r.order_id
    where r.id = p.return_id and o.account_id = ${id}`
  await tx`
    delete from withdrawals w where w.email = ${email} and ${isVerified}
      or w.order_id in (select o.id from orders o where o.account_id = ${id})`
}
