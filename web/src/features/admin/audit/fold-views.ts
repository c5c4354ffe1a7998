import type { AuditEntry } from 'contract/admin/audit-calls'
import type { AuditAction } from 'contract/audit-actions'
import { SECOND } from 'contract/units'

/** Actions that only read something: several of them in a row are one line. */
const views: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'person_opened',
  'application_document_opened',
  'athlete_listed',
  'program_opened',
  'plan_history_opened',
  'photo_opened',
  'blood_test_listed',
  'blood_test_opened',
  'blood_test_trends',
  'blood_test_report',
])

const listActions = ['athlete_listed', 'blood_test_listed'] as const
type ListAction = (typeof listActions)[number]

/** Changes of several things that one request may make. */
export const batchActions = [
  'product_changed',
  'product_created',
  'product_stock_moved',
  'order_moved',
  'order_tracked',
] as const satisfies readonly AuditAction[]
type BatchAction = (typeof batchActions)[number]

/** Maximum time between the entries of one look at a list, in milliseconds; the server writes them in one statement. */
const LOOK_MS = 5 * SECOND

/** Line of the log: an entry, with the earlier ones of the same kind that are folded into it. */
export interface AuditLine extends AuditEntry {
  folded: readonly AuditEntry[]
}

const countThings = ({ folded, ...first }: AuditLine): number =>
  new Set([first, ...folded].map(({ object, subject }) => object?.id ?? subject?.id)).size

/** Returns the kind of list that a line is one look at, with the number of things in it; undefined for other lines. */
export function lookOf(line: AuditLine): { action: ListAction; count: number } | undefined {
  const action = listActions.find((one) => one === line.action)
  const count = countThings(line)
  return action && count > 1 ? { action, count } : undefined
}

/** Returns the kind of change that one request made to several things, with their number; undefined for other lines. */
export function batchOf(line: AuditLine): { action: BatchAction; count: number } | undefined {
  const action = batchActions.find((one) => one === line.action)
  return action && line.folded.length > 0 ? { action, count: countThings(line) } : undefined
}

/** Request of an entry; an import writes its entries in the job that follows the request. */
const requestOf = ({ requestId, details }: AuditEntry) => requestId ?? details.import

const isOneBatch = (a: AuditEntry, b: AuditEntry) =>
  batchActions.some((action) => action === a.action) &&
  requestOf(a) !== undefined &&
  requestOf(a) === requestOf(b)

/** Returns true if all entries of a line are about one person. */
export function hasOneSubject({ subject, folded }: AuditLine): boolean {
  return folded.every((entry) => entry.subject?.id === subject?.id)
}

/** A list records an entry for each person in it, so the subjects of one look differ. */
const isOneLook = (a: AuditEntry, b: AuditEntry) =>
  listActions.some((action) => action === a.action) && Date.parse(a.at) - Date.parse(b.at) <= LOOK_MS

function continues(line: AuditLine, first: AuditEntry, entry: AuditEntry): boolean {
  if (entry.action !== first.action || entry.actor?.id !== first.actor?.id) return false
  if (isOneBatch(first, entry)) return true
  if (!views.has(entry.action)) return false
  return isOneLook(first, entry) || (hasOneSubject(line) && entry.subject?.id === first.subject?.id)
}

/**
 * Folds views of one actor and subject that follow each other, those of one look at a list, and the changes of one
 * request; a run whose first entry is in `open` keeps all of them.
 */
export function foldViews(entries: readonly AuditEntry[], open: ReadonlySet<string>): AuditLine[] {
  const lines: (AuditLine & { folded: AuditEntry[]; first: AuditEntry })[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const isSameRun = last !== undefined && continues(last, last.first, entry)
    if (isSameRun && !open.has(last.first._id)) last.folded.push(entry)
    else lines.push({ ...entry, folded: [], first: isSameRun ? last.first : entry })
  }
  return lines
}
