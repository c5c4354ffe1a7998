import type { DocumentExtension } from 'contract/coaches/rules'
import { isDoc } from './doc'
import { isDocx } from './docx'
import { isPdf } from './pdf'
import { isJpeg, isPng } from './pictures'
import { withReader } from './reader'

/**
 * Whether a file's content matches its extension. The whole structure is parsed, not only the magic bytes, and
 * polyglots (also a page, an archive, a program) are refused. Memory use does not grow with the file.
 */
export async function validateFileContent(path: string, extension: DocumentExtension): Promise<boolean> {
  return withReader(path, async (reader) => {
    switch (extension) {
      case 'pdf':
        return isPdf(reader)
      case 'doc':
        return isDoc(reader)
      case 'docx':
        return isDocx(path)
      case 'jpg':
      case 'jpeg':
        return isJpeg(reader, path)
      case 'png':
        return isPng(reader, path)
    }
  })
}
