import type { DocumentExtension } from 'contract/coaches/rules'
import { isDoc } from './doc'
import { isDocx } from './docx'
import { isPdf } from './pdf'
import { isJpeg, isPng } from './pictures'
import { withReader } from './reader'

/**
 * Whether a file is what its extension says, all through: its structure is walked, not only its first bytes looked at,
 * and whatever is also something else (a page, an archive, a program) is not it. Needs little memory at any size.
 */
export async function contentFits(path: string, extension: DocumentExtension): Promise<boolean> {
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
