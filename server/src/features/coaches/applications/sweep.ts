import { REJECTED_DOCUMENTS_MONTHS } from 'contract/coaches/rules'
import type { Deps } from '../../../deps'
import { deleteRejected, deleteRejectedDocuments } from './applications.sql'
import { documentKey } from './documents'

/** Deletes the documents of applications rejected a year ago (decision X-87), and after another year the rest; returns how many documents. */
export async function sweepRejected({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<number> {
  const expired = await deleteRejectedDocuments(db, REJECTED_DOCUMENTS_MONTHS)
  for (const { applicationId, name } of expired) await files.remove(documentKey(applicationId, name))
  await deleteRejected(db, 2 * REJECTED_DOCUMENTS_MONTHS)
  return expired.length
}
