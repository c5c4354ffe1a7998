import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../../kernel/db/client'
import { moveStock, type StockSource } from './stock-ledger.sql'

/** Returns whether a product on sale is available; locks its stock until the transaction ends. */
export async function lockAvailability(tx: Tx, productId: string): Promise<{ inStock: boolean } | undefined> {
  const [row] = await tx<{ inStock: boolean }[]>`
    select not p.track_stock or p.stock > 0 as "inStock" from products p join categories k on k.id = p.category_id
    where p.id = ${productId} and p.is_active and k.is_active for share of p`
  return row
}

export interface StockAlert {
  id: string
  productId: string
  email: string
  locale: Locale
}

export async function insertAlert(tx: Tx, alert: StockAlert): Promise<void> {
  await tx`
    insert into stock_alerts (id, product_id, email, locale)
    values (${alert.id}, ${alert.productId}, ${alert.email}, ${alert.locale}) on conflict do nothing`
}

/** Raises the stock of a product; undefined where there is none to count, else what there was before. */
export async function raiseStock(
  tx: Tx,
  productId: string,
  quantity: number,
  source: StockSource,
): Promise<number | undefined> {
  const stock = await moveStock(tx, productId, quantity, source)
  return stock === undefined ? undefined : stock - quantity
}

/** Claims the alerts of a product that is back in stock; each alert is claimed once. */
export async function callWaiting(tx: Tx, productId: string): Promise<{ id: string }[]> {
  return tx<{ id: string }[]>`
    update stock_alerts a set called_at = now() from products p
    where a.product_id = ${productId} and a.called_at is null
      and p.id = a.product_id and p.is_active and (p.stock > 0 or not p.track_stock)
    returning a.id`
}

/** An alert with the product's name in its language. */
export async function findAlert(db: Db, id: string): Promise<(StockAlert & { name: string }) | undefined> {
  const [row] = await db<(StockAlert & { name: string })[]>`
    select a.id, a.product_id as "productId", a.email, a.locale,
      coalesce(p.translations #>> array[a.locale, 'name'], p.name) as name
    from stock_alerts a join products p on p.id = a.product_id where a.id = ${id}`
  return row
}

export async function deleteAlert(db: Db, id: string): Promise<void> {
  await db`delete from stock_alerts where id = ${id}`
}

/** Deletes the alerts of addresses whose accounts are told by their wish lists: one mail, not two. */
export async function deleteWished(tx: Tx, productId: string): Promise<void> {
  await tx`
    delete from stock_alerts s using wishes w join accounts a on a.id = w.account_id and a.disabled_at is null
    where s.product_id = ${productId} and w.product_id = s.product_id and w.tells_stock and a.email = s.email`
}

/** Nobody waits for a year. */
export async function sweepAlerts(db: Db): Promise<void> {
  await db`delete from stock_alerts where created_at < now() - interval '1 year'`
}
