import { createHash } from 'node:crypto'
import type { Locale } from 'contract/locale'
import { wasPaid } from 'contract/orders/rules'
import type { ShopIdentity } from 'contract/site/calls'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { violatesUnique } from '../../../kernel/db/transaction'
import type { Session } from '../../../kernel/http/authorize'
import { imprintOf, readShop } from '../../site/shop.logic'
import { hasInvoice, ownerOf } from '../orders.logic'
import { findOrder, type StoredOrder } from '../orders.sql'
import { drawInvoice } from './invoice-drawing'
import * as sql from './invoices.sql'
import type { InvoiceContent } from './invoices.table'

type InvoiceDeps = Pick<Deps, 'db' | 'config' | 'files' | 'log'>

/**
 * The invoice of an order as a PDF: the buyer's own, or any for an admin. It is issued when it is first asked for, under
 * the next number, and from then on the same bytes; `lang` gives it in another language than the order's.
 */
export async function getInvoice(
  deps: InvoiceDeps,
  session: Session,
  orderNumber: string,
  lang: Locale | undefined,
): Promise<{ name: string; bytes: Buffer }> {
  const order = (await findOrder(deps.db, ownerOf(session), orderNumber)) ?? fail('orders.not_found')
  if (!hasInvoice(order)) fail('orders.no_invoice')
  const invoice = (await sql.findInvoice(deps.db, order._id)) ?? (await issue(deps, order))
  // After the buyer's erasure only the stored file remains.
  const locale = invoice.content.order.customerInfo ? (lang ?? invoice.locale) : invoice.locale
  const name = fileName(invoice, locale)
  return { name, bytes: await fileOf(deps, invoice, locale, name) }
}

const fileName = ({ number, locale: own }: Pick<sql.Invoice, 'number' | 'locale'>, locale: Locale) =>
  locale === own ? `${number}.pdf` : `${number}.${locale}.pdf`

/** Makes the invoice of every order of an account that has one; of an erased buyer none can be made. */
export async function makeInvoices(deps: InvoiceDeps, session: Session): Promise<void> {
  for (const number of await sql.listOrderNumbers(deps.db, session.accountId)) {
    const order = await findOrder(deps.db, session.accountId, number)
    if (order && hasInvoice(order)) await getInvoice(deps, session, number, undefined)
  }
}

/** Takes the buyer out of an account's invoices; answers the keys of the files in other languages, which go. */
export async function eraseBuyer(tx: Tx, accountId: string): Promise<string[]> {
  const invoices = await sql.eraseBuyer(tx, accountId)
  return invoices.flatMap(({ hashes, ...invoice }) =>
    (Object.keys(hashes) as Locale[])
      .filter((locale) => locale !== invoice.locale)
      .map((locale) => keyOf(fileName(invoice, locale))),
  )
}

/** Deletes the files of erased buyers' invoices that the law asks for no longer. */
export async function sweepInvoices(deps: Pick<Deps, 'db' | 'files' | 'config'>): Promise<void> {
  for (const { number } of await sql.listOldFiles(deps.db, deps.config.invoiceYears)) {
    await deps.files.remove(keyOf(`${number}.pdf`))
    // Only then: a run that breaks off leaves no file that nothing knows.
    await sql.forgetFiles(deps.db, number)
  }
}

const keyOf = (name: string) => `invoices/${name}`

async function issue({ db, config }: InvoiceDeps, order: StoredOrder): Promise<sql.Invoice> {
  const content = contentOf(order, await readShop({ db, config }), new URL(config.publicUrl).host)
  try {
    await sql.insertInvoice(db, { orderId: order._id, locale: order.locale, content })
  } catch (error) {
    // Somebody asked at the same moment: theirs is the one.
    if (!violatesUnique(error, 'invoices_order_id_unique')) throw error
  }
  const invoice = await sql.findInvoice(db, order._id)
  if (!invoice) throw new Error('the invoice was not written')
  return invoice
}

function contentOf(order: StoredOrder, shop: ShopIdentity, host: string): InvoiceContent {
  return {
    seller: [...imprintOf(shop), host, shop.email],
    payment: !wasPaid(order) ? 'due' : order.paymentStatus === 'refunded' ? 'refunded' : 'paid',
    order: {
      orderNumber: order.orderNumber,
      createdAt: order.createdAt,
      customerInfo: order.customerInfo,
      programsOnly: order.programsOnly,
      items: order.items.map(({ name, sku, quantity, price, total }) => ({
        name,
        sku,
        quantity,
        price,
        total,
      })),
      subtotal: order.subtotal,
      ...(order.discount && { discount: order.discount }),
      tax: order.tax,
      shipping: order.shipping,
      total: order.total,
      paymentMethod: order.paymentMethod,
      shippingMethod: order.shippingMethod,
    },
  }
}

/** The file as it was first made; made again from what the invoice says where it is missing or damaged. */
async function fileOf(
  deps: InvoiceDeps,
  invoice: sql.Invoice,
  locale: Locale,
  name: string,
): Promise<Buffer> {
  const key = keyOf(name)
  const known = invoice.hashes[locale]
  const kept = known && (await deps.files.get(key))
  if (kept && sha256(kept) === known) return kept
  const making = makingIn(deps.files)
  const made = making.get(key) ?? make(deps, invoice, locale, key).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

/** Files that are being made now, each once, by store. */
const makingByStore = new WeakMap<Deps['files'], Map<string, Promise<Buffer>>>()

function makingIn(files: Deps['files']): Map<string, Promise<Buffer>> {
  const making = makingByStore.get(files) ?? new Map()
  makingByStore.set(files, making)
  return making
}

async function make(deps: InvoiceDeps, invoice: sql.Invoice, locale: Locale, key: string): Promise<Buffer> {
  const { number, issuedAt, content, hashes } = invoice
  const { customerInfo } = content.order
  if (!customerInfo) fail('orders.no_invoice')
  const order = { ...content.order, customerInfo }
  const bytes = await drawInvoice({ ...content, order, number, issuedAt }, locale)
  const hash = sha256(bytes)
  if (hashes[locale] && hash !== hashes[locale])
    deps.log.warn({ invoice: number, locale }, 'an invoice made again has other bytes than before')
  await deps.files.put(key, bytes)
  if (!hashes[locale]) await sql.noteHash(deps.db, number, locale, hash)
  return bytes
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
