import { DOCUMENTS_MAX, documentExtension, documentProblem, documentUploads } from 'contract/coaches/rules'
import { acceptOf, fileTypes } from 'contract/upload'

/** A document that will be sent; the number tells two of the same name apart. */
export interface Chosen {
  id: number
  file: File
}

/** Why files were not taken: one entry a file, but one for all that are too many. */
export interface Refusal {
  code: 'coaches.file_type' | 'coaches.file_too_large' | 'coaches.too_many_files' | 'empty' | 'twice'
  files: readonly string[]
}

/** What the file picker offers. */
export const ACCEPT = acceptOf(documentUploads.extensions)

let serial = 0

const sameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** Adds what fits to the documents chosen so far, in order, and says why the rest does not. */
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

/** Puts a removed document back to its place, if there still is one. */
export function restoreDocument(had: readonly Chosen[], document: Chosen, index: number) {
  const { documents, refusals } = takeFiles(had, [document.file])
  const added = documents.filter((one) => one.file === document.file)
  const others = documents.filter((one) => one.file !== document.file)
  return { documents: others.toSpliced(index, 0, ...added), refusals }
}

function refusalOf(file: File): Refusal['code'] | undefined {
  return documentProblem(file) ?? (file.size === 0 ? 'empty' : undefined)
}

/** Whether the browser can show the file as a picture by itself. */
export function isPicture(file: File): boolean {
  const extension = documentExtension(file.name)
  return extension !== undefined && fileTypes[extension].startsWith('image/')
}

/**
 * How much of each file has left, 0 to 1. A form with files goes out in one piece, the files one after the other
 * behind a few bytes of text: the place in the whole tells the place in the file.
 */
export function shares(
  sizes: readonly number[],
  { loaded, total }: { loaded: number; total: number },
): number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  // What the form adds around the files is counted before the first.
  let start = Math.max(0, total - all)
  return sizes.map((size) => {
    const share = Math.min(1, Math.max(0, (loaded - start) / Math.max(1, size)))
    start += size
    return share
  })
}
