import type { Locale } from 'contract/locale'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import type { Session } from '../../../kernel/http/authorize'
import { findOrderNumber } from '../console/shop-orders.sql'
import { ownerOf } from '../orders.logic'
import { findOrder } from '../orders.sql'
import { type AnyDocument, fileKey, fileName, fileOf } from './document-files'
import * as sql from './documents.sql'
import { issueDue } from './issue.logic'

type DocumentDeps = Pick<Deps, 'db' | 'config' | 'files' | 'log'>

/** A document as a file that is saved. */
interface DocumentFile {
  name: string
  bytes: Buffer
}

const KINDS = ['invoice', 'creditNote'] as const

/**
 * The invoice of an order as a PDF: the buyer's own, or any for an admin. From the first time on it is the same bytes;
 * `lang` gives it in another language than the order's.
 */
export async function getInvoice(
  deps: DocumentDeps,
  session: Session,
  orderNumber: string,
  lang: Locale | undefined,
): Promise<DocumentFile> {
  const order = (await findOrder(deps.db, ownerOf(session), orderNumber)) ?? fail('orders.not_found')
  if (!order.hasInvoice) fail('orders.no_invoice')
  const invoice = await issued(deps, order._id, () => sql.findInvoice(deps.db, order._id))
  if (!invoice) fail('orders.no_invoice')
  return download(deps, { kind: 'invoice', ...invoice }, lang)
}

/** The credit note of a refund in the same way. */
export async function getCreditNote(
  deps: DocumentDeps,
  session: Session,
  { orderNumber, refundId }: { orderNumber: string; refundId: string },
  lang: Locale | undefined,
): Promise<DocumentFile> {
  const order = (await findOrder(deps.db, ownerOf(session), orderNumber)) ?? fail('orders.not_found')
  const refund = order.refunds.find(({ _id }) => _id === refundId) ?? fail('orders.refund_not_found')
  if (refund.state !== 'sent' && refund.creditNoteNumber === null) fail('orders.no_credit_note')
  const note = await issued(deps, order._id, () => sql.findCreditNote(deps.db, order._id, refundId))
  if (!note) fail('orders.no_credit_note')
  return download(deps, { kind: 'creditNote', ...note }, lang)
}

/** The same by the id of the order. */
export async function getCreditNoteById(
  deps: DocumentDeps,
  session: Session,
  { id, refundId }: { id: string; refundId: string },
  lang: Locale | undefined,
): Promise<DocumentFile> {
  const orderNumber = (await findOrderNumber(deps.db, id)) ?? fail('orders.not_found')
  return getCreditNote(deps, session, { orderNumber, refundId }, lang)
}

/** Makes every document of an account's orders; of an erased buyer none can be made. */
export async function makeDocuments(deps: DocumentDeps, session: Session): Promise<void> {
  for (const { id } of await sql.listDocumented(deps.db, session.accountId)) {
    await transaction(deps.db, (tx) => issueDue(deps, tx, id))
  }
  for (const { id, refundIds } of await sql.listDocumented(deps.db, session.accountId)) {
    const invoice = await sql.findInvoice(deps.db, id)
    if (invoice) await download(deps, { kind: 'invoice', ...invoice }, undefined)
    for (const refundId of refundIds) {
      const note = await sql.findCreditNote(deps.db, id, refundId)
      if (note) await download(deps, { kind: 'creditNote', ...note }, undefined)
    }
  }
}

/** Takes the buyer out of an account's documents; answers the keys of the files in other languages, which go. */
export async function eraseBuyer(tx: Tx, accountId: string): Promise<string[]> {
  const keys: string[] = []
  for (const kind of KINDS) {
    for (const { hashes, ...document } of await sql.eraseBuyer(tx, kind, accountId)) {
      const others = (Object.keys(hashes) as Locale[]).filter((locale) => locale !== document.locale)
      keys.push(...others.map((locale) => fileKey({ kind }, fileName(document, locale))))
    }
  }
  return keys
}

/** Deletes the files of erased buyers' documents that the law asks for no longer. */
export async function sweepDocuments(deps: Pick<Deps, 'db' | 'files' | 'config'>): Promise<void> {
  for (const kind of KINDS) {
    for (const number of await sql.listOldFiles(deps.db, kind, deps.config.invoiceYears)) {
      await deps.files.remove(fileKey({ kind }, `${number}.pdf`))
      // Only then: a run that breaks off leaves no file that nothing knows.
      await sql.forgetFiles(deps.db, kind, number)
    }
  }
}

/** Finds a document; where its job has not run yet, everything that is due for the order is issued first. */
async function issued<T>(
  deps: DocumentDeps,
  orderId: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await find()
  if (found) return found
  await transaction(deps.db, (tx) => issueDue(deps, tx, orderId))
  return find()
}

async function download(
  deps: DocumentDeps,
  document: AnyDocument,
  lang: Locale | undefined,
): Promise<DocumentFile> {
  // After the buyer's erasure only the stored file remains.
  const locale = document.content.order.customerInfo ? (lang ?? document.locale) : document.locale
  return { name: fileName(document, locale), bytes: await fileOf(deps, document, locale) }
}
