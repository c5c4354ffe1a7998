import { DOCUMENTS_MAX, documentExtension, documentProblem, documentUploads } from 'contract/coaches/rules'
import { acceptOf, fileTypes } from 'contract/upload'

/** Selected document; the id distinguishes files of the same name. */
export interface Chosen {
  id: number
  file: File
}

/** Reason for refused files: one entry per file, but a single one for all surplus files. */
export interface Refusal {
  code: 'coaches.file_type' | 'coaches.file_too_large' | 'coaches.too_many_files' | 'empty' | 'twice'
  files: readonly string[]
}

/** File types offered by the file picker. */
export const ACCEPT = acceptOf(documentUploads.extensions)

let serial = 0

const sameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** Adds the accepted files in order and returns the reasons for refused ones. */
export function takeFiles(
  had: readonly Chosen[],
  files: Iterable<File>,
): { documents: readonly Chosen[]; refusals: readonly Refusal[] } {
  const documents = [...had]
  const refusals: Refusal[] = []
  const tooMany: string[] = []
  for (const file of files) {
    const code = refusalOf(file)
    if (code) refusals.push({ code, files: [file.name] })
    else if (documents.some((one) => sameFile(one.file, file)))
      refusals.push({ code: 'twice', files: [file.name] })
    else if (documents.length >= DOCUMENTS_MAX) tooMany.push(file.name)
    else documents.push({ id: ++serial, file })
  }
  if (tooMany.length > 0) refusals.push({ code: 'coaches.too_many_files', files: tooMany })
  return { documents, refusals }
}

/** Restores a removed document at its index if there is still room. */
export function restoreDocument(had: readonly Chosen[], document: Chosen, index: number) {
  const { documents, refusals } = takeFiles(had, [document.file])
  const added = documents.filter((one) => one.file === document.file)
  const others = documents.filter((one) => one.file !== document.file)
  return { documents: others.toSpliced(index, 0, ...added), refusals }
}

function refusalOf(file: File): Refusal['code'] | undefined {
  return documentProblem(file) ?? (file.size === 0 ? 'empty' : undefined)
}

/** Returns true if the browser can preview the file as an image. */
export function isPicture(file: File): boolean {
  const extension = documentExtension(file.name)
  return extension !== undefined && fileTypes[extension].startsWith('image/')
}

/**
 * Returns the sent share of each file, 0 to 1. The form sends a few bytes of text and then the files in order, so the
 * total position gives each file's.
 */
export function shares(
  sizes: readonly number[],
  { loaded, total }: { loaded: number; total: number },
): number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  // Form text and boundaries are all counted before the first file.
  let start = Math.max(0, total - all)
  return sizes.map((size) => {
    const share = Math.min(1, Math.max(0, (loaded - start) / Math.max(1, size)))
    start += size
    return share
  })
}
