import { type DocumentExtension, documentUploads } from 'contract/coaches/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { UploadPolicy } from '../../../kernel/upload/accept'
import type { UploadFolder } from '../../../kernel/upload/sweep'
import { knownDocuments } from './applications.sql'

/** Folder of the applications' documents in the byte store. */
const FOLDER = 'coach-applications'

/** The key of a document; `name` is its own, of our making, and unique. */
export function documentKey(applicationId: string, name: string): string {
  return `${FOLDER}/${applicationId}/${name}`
}

/** Upload policy of applicants. */
export const documentPolicy: UploadPolicy<DocumentExtension> = {
  ...documentUploads,
  refuse: {
    tooMany: () => fail('coaches.too_many_files'),
    tooLarge: (file) => fail('coaches.file_too_large', { file }),
    type: (file) => fail('coaches.file_type', { file }),
  },
}

/** Documents without a row were never recorded: the upload's process died. */
export const documentFolder = ({ db }: Pick<Deps, 'db'>): UploadFolder => ({
  folder: FOLDER,
  known: (names) => knownDocuments(db, names),
})
