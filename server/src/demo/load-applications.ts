import type { Deps } from '../deps'
import * as sql from '../features/coaches/applications/applications.sql'
import { documentKey } from '../features/coaches/applications/documents'
import { searchTextOf } from '../features/coaches/applications/search-text'
import { decide, insertMove } from '../features/coaches/review/review.sql'
import type { Tx } from '../kernel/db/client'
import { newId } from '../kernel/ids'
import { applicants, type DemoApplicant } from './applicants'
import { saveDocument } from './save-document'

/** Adds the coach applications with their documents. */
export async function loadApplications(
  tx: Tx,
  files: Deps['files'],
  ids: { programs: ReadonlyMap<string, string>; admin: string },
): Promise<void> {
  for (const applicant of applicants) {
    const id = newId()
    const { email, firstName, lastName, phone, experience, locale } = applicant
    await sql.insertApplication(tx, {
      ...{ id, email, firstName, lastName, phone, experience, locale },
      programIds: applicant.programs.flatMap((slug) => ids.programs.get(slug) ?? []),
      searchText: searchTextOf(applicant),
    })
    const documents = await Promise.all(
      applicant.documents.map((document) => saveDocument(files, document, (name) => documentKey(id, name))),
    )
    await sql.insertDocuments(tx, id, documents)
    await sql.insertSubmission(tx, newId(), id)
    await decideAsShown(tx, id, applicant, ids.admin)
    await moveBack(tx, id, applicant)
  }
}

async function decideAsShown(tx: Tx, id: string, applicant: DemoApplicant, admin: string): Promise<void> {
  const { status, notes = '' } = applicant
  if (status === 'pending') return
  const decision = { id, status, notes, actorId: admin }
  await decide(tx, decision)
  await insertMove(tx, newId(), decision)
}

/** Everything happened when the demo says that it did. */
async function moveBack(
  tx: Tx,
  id: string,
  { submittedDays, decidedDays = 0 }: DemoApplicant,
): Promise<void> {
  await tx`
    update coach_applications set created_at = now() - make_interval(days => ${submittedDays}),
      decided_at = decided_at - make_interval(days => ${decidedDays}) where id = ${id}`
  await tx`
    update coach_application_moves set at = at - make_interval(days =>
      case when status = 'pending' then ${submittedDays}::int else ${decidedDays}::int end) where application_id = ${id}`
}
