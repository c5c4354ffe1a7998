import type { StoredFile } from 'contract/coaches/calls'

/** How a document is shown: only what a browser shows without running anything of it. */
export function kindOf(file: Pick<StoredFile, 'mimeType'>): 'pdf' | 'picture' | 'other' {
  if (file.mimeType === 'application/pdf') return 'pdf'
  return file.mimeType === 'image/jpeg' || file.mimeType === 'image/png' ? 'picture' : 'other'
}
