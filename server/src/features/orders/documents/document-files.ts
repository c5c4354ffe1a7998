import { createHash } from 'node:crypto'
import type { Locale } from 'contract/locale'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { drawDocument } from './document-drawing'
import { noteHash, type StoredDocument } from './documents.sql'
import type { CreditNoteContent, InvoiceContent } from './documents.table'
import { printCreditNote, printInvoice } from './print'

type FileDeps = Pick<Deps, 'db' | 'files' | 'log'>

export type AnyDocument =
  | (StoredDocument<InvoiceContent> & { kind: 'invoice' })
  | (StoredDocument<CreditNoteContent> & { kind: 'creditNote' })

/** Name of the file of a document; `locale` is named where it is not the document's own. */
export function fileName({ number, locale: own }: Pick<AnyDocument, 'number' | 'locale'>, locale: Locale) {
  return locale === own ? `${number}.pdf` : `${number}.${locale}.pdf`
}

/** Key of a file in the byte store. */
export function fileKey({ kind }: Pick<AnyDocument, 'kind'>, name: string): string {
  return `${kind === 'invoice' ? 'invoices' : 'credit-notes'}/${name}`
}

/** The file as it was first made; made again from what the document says where it is missing or damaged. */
export async function fileOf(deps: FileDeps, document: AnyDocument, locale: Locale): Promise<Buffer> {
  const key = fileKey(document, fileName(document, locale))
  const known = document.hashes[locale]
  const kept = known && (await deps.files.get(key))
  if (kept && sha256(kept) === known) return kept
  const making = makingIn(deps.files)
  const made = making.get(key) ?? make(deps, document, locale, key).finally(() => making.delete(key))
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

async function make(deps: FileDeps, document: AnyDocument, locale: Locale, key: string): Promise<Buffer> {
  const { kind, number, hashes } = document
  const printed = kind === 'invoice' ? printInvoice(document, locale) : printCreditNote(document, locale)
  if (!printed) fail(kind === 'invoice' ? 'orders.no_invoice' : 'orders.no_credit_note')
  const bytes = await drawDocument(printed, locale)
  const hash = sha256(bytes)
  if (hashes[locale] && hash !== hashes[locale])
    deps.log.warn({ document: number, locale }, 'a document made again has other bytes than before')
  await deps.files.put(key, bytes)
  if (!hashes[locale]) await noteHash(deps.db, kind, { number, locale, hash })
  return bytes
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
