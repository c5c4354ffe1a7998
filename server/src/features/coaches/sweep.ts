import { REJECTED_DOCUMENTS_MONTHS } from 'contract/coaches/rules'
import { HOUR } from 'contract/units'
import type { Deps } from '../../deps'
import { forgetRejectedDocuments, knownDocuments } from './applications.sql'
import { DOCUMENTS, documentKey } from './documents'

/** A submission takes minutes; what lies about for longer belongs to none. */
const ORPHAN_AFTER = 1 * HOUR
const AT_ONCE = 500

/**
 * Removes what has outlived its reason: bytes that began to arrive and never became a file, files whose application
 * was never kept, and the documents of applications refused a year ago (decision X-87). Returns how many of each.
 */
export async function sweepDocuments(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  orphanAfter = ORPHAN_AFTER,
): Promise<{ incoming: number; expired: number; orphans: number }> {
  const incoming = await files.sweepIncoming(orphanAfter)
  const expired = await forgetRejectedDocuments(db, REJECTED_DOCUMENTS_MONTHS)
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
