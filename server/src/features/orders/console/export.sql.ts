import type { OrderStatus, PaymentStatus } from 'contract/orders/rules'
import type { Db, Fragment } from '../../../kernel/db/client'
import { isoTime } from '../orders.sql'
import { lineNet, refundedTotal, refundedUnits } from '../refunds/refund-fragments.sql'
import { isPlaced, type Placed } from './placed.sql'

/** The last order of a page, exactly as the database knows its time. */
export interface ExportPlace {
  at: string
  id: string
}

export const FIRST: ExportPlace = { at: '-infinity', id: '' }

/** A page of the orders `o` of a period, oldest first. */
function page(db: Db, period: Placed, { at, id }: ExportPlace, limit: number): Fragment {
  return db`
    select o.* from orders o
    where (o.created_at, o.id) > (${at}::timestamptz, ${id}) and ${isPlaced(db, period)}
    order by o.created_at, o.id limit ${limit}`
}

/** Amounts in USD. */
export interface ExportedOrder extends ExportPlace {
  orderNumber: string
  createdAt: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  email: string
  firstName: string
  lastName: string
  country: string
  subtotal: number
  discount: number
  tax: number
  shipping: number
  total: number
  refundedTotal: number
  invoiceNumber: string | null
}

export function listExportedOrders(db: Db, period: Placed, place: ExportPlace, limit: number) {
  return db<ExportedOrder[]>`
    select o.id, o.created_at::text as at, o.order_number as "orderNumber", ${isoTime(db, 'created_at')} as "createdAt",
      o.status, o.payment_status as "paymentStatus", coalesce(o.customer ->> 'email', '') as email,
      coalesce(o.customer ->> 'firstName', '') as "firstName", coalesce(o.customer ->> 'lastName', '') as "lastName",
      coalesce(o.customer #>> '{address,country}', '') as country, o.subtotal_cents::float8 / 100 as subtotal,
      o.discount_cents::float8 / 100 as discount, o.tax_cents::float8 / 100 as tax,
      o.shipping_cents::float8 / 100 as shipping, o.total_cents::float8 / 100 as total,
      ${refundedTotal(db)} as "refundedTotal",
      (select i.number from invoices i where i.order_id = o.id) as "invoiceNumber"
    from (${page(db, period, place, limit)}) o order by o.created_at, o.id`
}

/** A line of an order; amounts in USD, of all its units but `price`. */
export interface ExportedLine extends ExportPlace {
  orderNumber: string
  createdAt: string
  status: OrderStatus
  sku: string
  name: string
  quantity: number
  refunded: number
  price: number
  discount: number
  tax: number
  total: number
}

/** The lines of a page of orders. */
export function listExportedLines(db: Db, period: Placed, place: ExportPlace, limit: number) {
  return db<ExportedLine[]>`
    select o.id, o.created_at::text as at, o.order_number as "orderNumber", ${isoTime(db, 'created_at')} as "createdAt",
      o.status, l.sku, l.name, l.quantity, ${refundedUnits(db)} as refunded, l.unit_cents::float8 / 100 as price,
      l.discount_cents::float8 / 100 as discount, l.tax_cents::float8 / 100 as tax,
      (${lineNet(db)} + l.tax_cents)::float8 / 100 as total
    from (${page(db, period, place, limit)}) o join order_lines l on l.order_id = o.id
    order by o.created_at, o.id, l.position`
}

/** Net and tax in USD of a month, a country and a rate (per cent); shipping has rows of its own, of the rate 0 where it is untaxed. */
export interface VatRow {
  month: string
  country: string
  part: 'goods' | 'shipping'
  rate: number
  net: number
  tax: number
}

/** Sums of the invoices less the credit notes, each by its own day. */
export function listVat(db: Db, { from, to }: Placed) {
  return db<VatRow[]>`
    select to_char(d.issued_on, 'YYYY-MM') as month, d.country, r.part, r.rate::float8 as rate, sum(r.net)::float8 / 100 as net,
      sum(r.tax)::float8 / 100 as tax
    from (
      select issued_on, country, tax_rate, net_cents as net, tax_cents as tax, shipping_cents as shipping,
        shipping_tax_cents as shipping_tax from invoices
      union all
      select issued_on, country, tax_rate, -net_cents, -tax_cents, -shipping_cents, -shipping_tax_cents
      from credit_notes
    ) d cross join lateral (values ('goods', d.tax_rate, d.net, d.tax),
      ('shipping', case when d.shipping_tax = 0 then 0 else d.tax_rate end, d.shipping - d.shipping_tax, d.shipping_tax)
    ) as r (part, rate, net, tax)
    where d.issued_on >= coalesce(${from ?? null}::date, '-infinity')
      and d.issued_on <= coalesce(${to ?? null}::date, 'infinity') and (r.net <> 0 or r.tax <> 0)
    group by 1, 2, 3, 4 order by 1, 2, 4 desc, 3`
}
