import type { DocumentExtension } from 'contract/coaches/rules'
import { isDoc } from './doc'
import { isDocx } from './docx'
import { isPdf } from './pdf'
import { isJpeg, isPng } from './pictures'
import { withReader } from './reader'

/**
 * The type of a file whose content matches its extension, undefined otherwise. The whole structure is parsed, not only
 * the magic bytes, and polyglots (also a page, an archive, a program) are refused. Memory use does not grow with the
 * file. A picture counts as what it is: phones and chat programs name PNGs `.jpg`.
 */
export async function detectType({
  path,
  extension,
}: {
  path: string
  extension: DocumentExtension
}): Promise<DocumentExtension | undefined> {
  return withReader(path, async (reader) => {
    switch (extension) {
      case 'pdf':
        return (await isPdf(reader)) ? extension : undefined
      case 'doc':
        return (await isDoc(reader)) ? extension : undefined
      case 'docx':
        return (await isDocx(path, reader.size)) ? extension : undefined
      default:
        if (await isPng(reader, path)) return 'png'
        if (!(await isJpeg(reader, path))) return undefined
        return extension === 'png' ? 'jpg' : extension
    }
  })
}
