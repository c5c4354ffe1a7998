import type { FileExtension } from 'contract/upload'
import { docRefusal } from './doc'
import { docxRefusal } from './docx'
import { readGif } from './gif'
import { isPdf } from './pdf'
import { pdfRefusal } from './pdf-actions'
import {
  isOversized,
  PICTURE_PIXELS_MAX,
  type PictureHead,
  type PictureStructure,
  readPictureHead,
} from './picture-head'
import { readJpeg, readPng } from './pictures'
import type { FileReader } from './reader'
import { withReader } from './reader'
import { type Refused, refused, WRONG_TYPE } from './refused'
import { isText } from './text'
import { readWebp } from './webp'

/** What a file turned out to be, with the head of a picture; or why it is not accepted. */
export type Detected = { extension: FileExtension; picture?: PictureHead } | Refused

type StructureRefusal = (structure: PictureStructure) => Refused | undefined

/**
 * The type of a file whose content matches its extension. The whole structure is parsed, not only the magic bytes, and
 * polyglots (also a page, an archive, a program) are refused. Memory use does not grow with the file. A picture counts as
 * what it is: phones and chat programs name PNGs `.jpg`. `structureRefusal` says why one is refused before its head is read.
 */
export async function detectType(
  path: string,
  extension: FileExtension,
  structureRefusal: StructureRefusal = () => undefined,
): Promise<Detected> {
  return withReader(path, async (reader): Promise<Detected> => {
    switch (extension) {
      case 'pdf':
        if (!(await isPdf(reader))) return WRONG_TYPE
        return (await pdfRefusal(reader)) ?? { extension }
      case 'doc':
        return (await docRefusal(reader)) ?? { extension }
      case 'docx':
        return (await docxRefusal(path, reader.size)) ?? { extension }
      case 'txt':
        return (await isText(reader)) ? { extension } : WRONG_TYPE
      default:
        return detectPicture(reader, path, { extension, structureRefusal })
    }
  })
}

const READERS = [readPng, readGif, readWebp, readJpeg]

async function detectPicture(
  reader: FileReader,
  path: string,
  { extension, structureRefusal }: { extension: FileExtension; structureRefusal: StructureRefusal },
): Promise<Detected> {
  for (const read of READERS) {
    const structure = await read(reader)
    if (!structure) continue
    const refusal = structureRefusal(structure)
    if (refusal) return refusal
    const picture = await readPictureHead(path, structure)
    if (!picture) continue
    if (isOversized(picture))
      return refused('files.picture_pixels', { megapixels: PICTURE_PIXELS_MAX / 1_000_000 })
    if (picture.format !== 'jpeg') return { extension: picture.format, picture }
    return { extension: extension === 'jpeg' ? extension : 'jpg', picture }
  }
  return WRONG_TYPE
}
