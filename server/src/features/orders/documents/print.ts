import { type Locale, locales } from 'contract/locale'
import { formatUsd } from 'contract/money'
import { type CustomerInfo, paymentKind } from 'contract/orders/rules'
import { printedState } from 'contract/postal-address'
import { type DocumentWords, documentWords } from './document-words'
import type { StoredDocument } from './documents.sql'
import type { CreditNoteContent, InvoiceContent } from './documents.table'

/** A value of the page; `ltr` for numbers and codes, whatever the language. */
export interface Value {
  text: string
  ltr?: boolean
}

export interface Labelled extends Value {
  label: string
}

/** All words and figures of a document, in one language. */
export interface PrintedDocument {
  title: string
  number: string
  issuedAt: Date
  /** Two rows of three. */
  facts: Labelled[]
  parties: { title: string; lines: string[] }[]
  head: { product: string; quantity: string; price: string; amount: string }
  lines: { name: string; sku: string; quantity: string; price: string; amount: string }[]
  sums: Labelled[]
  total: Labelled
  /** Below the total. */
  note: string
  thanks: string
  /** `{page}` and `{pages}` are filled in. */
  page: string
}

/** Tax rate and time zone of documents from before they were kept. */
const OLD = { taxRate: 9, timeZone: 'UTC' }

/** The words of an invoice; undefined where its buyer was erased. */
export function printInvoice(
  { number, issuedAt, content }: StoredDocument<InvoiceContent>,
  locale: Locale,
): PrintedDocument | undefined {
  const { order } = content
  const { customerInfo } = order
  if (!customerInfo) return undefined
  const w = documentWords[locale]
  const day = days(locale, content.timeZone)
  const stands = w.stands[paymentKind(order)][content.payment]
  const total = { label: w.total, text: formatUsd(order.total), ltr: true }
  return {
    title: w.title,
    number,
    issuedAt,
    facts: [
      { label: w.date, text: day(issuedAt) },
      { label: w.order, text: order.orderNumber, ltr: true },
      { label: w.ordered, text: day(new Date(order.createdAt)) },
      { label: w.payment, text: stands },
      { label: w.shippingBy, text: shippingName(content, locale) },
      total,
    ],
    parties: partiesOf(w, content.seller, customerInfo),
    head: { product: w.product, quantity: w.quantity, price: w.price, amount: w.amount },
    lines: order.items.map((item) => ({
      name: item.name,
      sku: item.sku,
      quantity: plain(locale).format(item.quantity),
      price: formatUsd(item.price),
      amount: formatUsd(item.total),
    })),
    sums: [
      money(w.subtotal, order.subtotal),
      ...(order.discount ? [money(w.discount, -order.discount)] : []),
      ...(content.taxIncluded ? [] : [money(taxLabel(w, locale, content.taxRate), order.tax)]),
      order.shipping === 0 ? { label: w.shipping, text: w.free } : money(w.shipping, order.shipping),
      ...(content.taxIncluded ? [money(taxLabel(w, locale, content.taxRate, w.taxIncluded), order.tax)] : []),
    ],
    total,
    note: stands,
    thanks: w.thanks,
    page: w.page,
  }
}

/** The words of a credit note; undefined where its buyer was erased. */
export function printCreditNote(
  { number, issuedAt, content }: StoredDocument<CreditNoteContent>,
  locale: Locale,
): PrintedDocument | undefined {
  const { order, invoice, items } = content
  if (!order.customerInfo) return undefined
  const w = documentWords[locale]
  const day = days(locale, content.timeZone)
  const total = { label: w.totalCredited, text: formatUsd(content.total), ltr: true }
  return {
    title: w.creditTitle,
    number,
    issuedAt,
    facts: [
      { label: w.creditDate, text: day(issuedAt) },
      { label: w.forInvoice, text: invoice.number, ltr: true },
      { label: w.date, text: day(new Date(invoice.issuedAt)) },
      { label: w.order, text: order.orderNumber, ltr: true },
      { label: w.refund, text: w.refundedBy[content.method] },
      total,
    ],
    parties: partiesOf(w, content.seller, order.customerInfo),
    head: { product: w.product, quantity: w.quantity, price: '', amount: w.amount },
    lines:
      items.length > 0
        ? items.map((item) => ({
            name: item.name,
            sku: item.sku,
            quantity: plain(locale).format(item.quantity),
            price: '',
            amount: formatUsd(item.net),
          }))
        : [{ name: w.byAmount, sku: '', quantity: '', price: '', amount: formatUsd(content.net) }],
    sums: [money(w.subtotal, content.net), ...creditedSums(content, w, locale)],
    total,
    note: w.refundedBy[content.method],
    thanks: '',
    page: w.page,
  }
}

/** Tax and shipping of a credit note; the tax stands below both where it is on both. */
function creditedSums(content: CreditNoteContent, w: DocumentWords, locale: Locale): Labelled[] {
  const { tax, shipping, shippingTax = 0 } = content
  const taxed = money(taxLabel(w, locale, content.taxRate), tax + shippingTax)
  const sent = shipping ? [money(w.shipping, shipping - shippingTax)] : []
  return shippingTax ? [...sent, taxed] : [taxed, ...sent]
}

const money = (label: string, usd: number): Labelled => ({ label, text: formatUsd(usd), ltr: true })

/** Name of the way of shipping; documents from before it was kept have one of the two that there were. */
function shippingName({ shippingNames, order }: InvoiceContent, locale: Locale): string {
  const { sentBy } = documentWords[locale]
  return shippingNames?.[locale] ?? (order.shippingMethod === 'express' ? sentBy.express : sentBy.standard)
}

const plain = (locale: Locale) => new Intl.NumberFormat(locale)

function taxLabel(w: DocumentWords, locale: Locale, rate = OLD.taxRate, label = w.tax): string {
  return label.replace('{rate}', new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(rate))
}

/** Prints a day of the shop. */
function days(locale: Locale, timeZone = OLD.timeZone): (at: Date) => string {
  const calendar = locales[locale].dir === 'rtl' ? 'fa-IR-u-ca-persian' : locale
  const format = new Intl.DateTimeFormat(calendar, { dateStyle: 'long', timeZone })
  return (at) => format.format(at)
}

/** Seller and buyer. */
function partiesOf(w: DocumentWords, seller: string[], customer: CustomerInfo): PrintedDocument['parties'] {
  const { firstName, lastName, email, phone, address } = customer
  const buyer = [
    `${firstName} ${lastName}`,
    address.street,
    `${address.zipCode} ${address.city}`,
    [printedState(address), address.country].filter((part) => part !== '').join(`${w.comma} `),
    email,
    phone,
  ]
  return [
    { title: w.from, lines: seller },
    { title: w.to, lines: buyer },
  ]
}
