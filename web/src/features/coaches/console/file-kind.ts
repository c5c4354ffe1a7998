import type { StoredFile } from 'contract/coaches/calls'

/** Returns the inline viewer of a document: only types that a browser shows without running code. */
export function kindOf(file: Pick<StoredFile, 'mimeType'>): 'pdf' | 'picture' | 'other' {
  if (file.mimeType === 'application/pdf') return 'pdf'
  return file.mimeType === 'image/jpeg' || file.mimeType === 'image/png' ? 'picture' : 'other'
}
