import type { FileExtension } from 'contract/upload'
import { isDoc } from './doc'
import { isDocx } from './docx'
import { isGif } from './gif'
import { isPdf } from './pdf'
import { hasActions } from './pdf-actions'
import { isJpeg, isPng } from './pictures'
import { withReader } from './reader'
import { isText } from './text'
import { isWebp } from './webp'

/** What a file turned out to be; `active` where it is what it says and would run something when it is opened. */
export type Detected = { extension: FileExtension } | { refused: 'type' | 'active' }

const REFUSED: Detected = { refused: 'type' }

/**
 * The type of a file whose content matches its extension. The whole structure is parsed, not only the magic bytes, and
 * polyglots (also a page, an archive, a program) are refused. Memory use does not grow with the file. A picture counts as
 * what it is: phones and chat programs name PNGs `.jpg`.
 */
export async function detectType(path: string, extension: FileExtension): Promise<Detected> {
  return withReader(path, async (reader): Promise<Detected> => {
    switch (extension) {
      case 'pdf':
        if (!(await isPdf(reader))) return REFUSED
        return (await hasActions(reader)) ? { refused: 'active' } : { extension }
      case 'doc':
        return (await isDoc(reader)) ? { extension } : REFUSED
      case 'docx':
        return (await isDocx(path, reader.size)) ? { extension } : REFUSED
      case 'txt':
        return (await isText(reader)) ? { extension } : REFUSED
      default:
        if (await isPng(reader, path)) return { extension: 'png' }
        if (await isGif(reader, path)) return { extension: 'gif' }
        if (await isWebp(reader, path)) return { extension: 'webp' }
        if (!(await isJpeg(reader, path))) return REFUSED
        return { extension: extension === 'jpeg' ? extension : 'jpg' }
    }
  })
}
