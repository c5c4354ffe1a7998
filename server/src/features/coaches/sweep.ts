import { REJECTED_DOCUMENTS_MONTHS } from 'contract/coaches/rules'
import { HOUR } from 'contract/units'
import type { Deps } from '../../deps'
import { deleteRejectedDocuments, knownDocuments } from './applications.sql'
import { DOCUMENTS, documentKey } from './documents'

/** A submission takes minutes; an older file without a row is an orphan. */
const ORPHAN_AFTER = 1 * HOUR
const AT_ONCE = 500

/**
 * Deletes abandoned uploads, files without a row, and the documents of applications rejected a year ago (decision
 * Returns how many of each.
 */
export async function sweepDocuments(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  orphanAfter = ORPHAN_AFTER,
): Promise<{ incoming: number; expired: number; orphans: number }> {
  const incoming = await files.sweepIncoming(orphanAfter)
  const expired = await deleteRejectedDocuments(db, REJECTED_DOCUMENTS_MONTHS)
  for (const { applicationId, name } of expired) await files.remove(documentKey(applicationId, name))
  let orphans = 0
  let some: string[] = []
  const look = async () => {
    const known = await knownDocuments(
      db,
      some.map((key) => key.slice(key.lastIndexOf('/') + 1)),
    )
    for (const key of some) {
      if (known.has(key.slice(key.lastIndexOf('/') + 1))) continue
      await files.remove(key)
      orphans += 1
    }
    some = []
  }
  for await (const { key, changedAt } of files.list(DOCUMENTS)) {
    if (Date.now() - changedAt.getTime() < orphanAfter) continue
    some.push(key)
    if (some.length >= AT_ONCE) await look()
  }
  await look()
  return { incoming, expired: expired.length, orphans }
}
