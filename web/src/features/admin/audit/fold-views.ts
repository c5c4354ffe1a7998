import type { AuditEntry } from 'contract/admin/audit-calls'
import type { AuditAction } from 'contract/audit-actions'

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

/** Line of the log: an entry, with the earlier ones of the same kind that are folded into it. */
export interface AuditLine extends AuditEntry {
  folded: readonly AuditEntry[]
}

const isSame = (a: AuditEntry, b: AuditEntry) =>
  a.action === b.action && a.actor?.id === b.actor?.id && a.subject?.id === b.subject?.id

/** Folds views of one actor and subject that follow each other; a run whose first entry is in `open` keeps all of them. */
export function foldViews(entries: readonly AuditEntry[], open: ReadonlySet<string>): AuditLine[] {
  const lines: (AuditLine & { folded: AuditEntry[]; first: AuditEntry })[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const isSameRun = last !== undefined && views.has(entry.action) && isSame(last.first, entry)
    if (isSameRun && !open.has(last.first._id)) last.folded.push(entry)
    else lines.push({ ...entry, folded: [], first: isSameRun ? last.first : entry })
  }
  return lines
}
