/** The folder of the private files of applications. */
export const DOCUMENTS = 'coach-applications'

/** Where a document lies among the private files; `name` is its own, of our making, and unique. */
export function documentKey(applicationId: string, name: string): string {
  return `${DOCUMENTS}/${applicationId}/${name}`
}
