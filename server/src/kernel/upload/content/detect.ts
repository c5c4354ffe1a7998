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
import { isHeic, isMp4, isWebm } from './video'
import { readWebp } from './webp'

/** Detected type with a picture's head, or the reason for a refusal. */
export type Detected = { extension: FileExtension; picture?: PictureHead } | Refused

type StructureRefusal = (structure: PictureStructure) => Refused | undefined

/**
 * Returns the type of a file whose content matches its extension. Parses the whole structure in bounded memory and
 * refuses polyglots (also a page, an archive, a program). A PNG named `.jpg` is accepted as PNG. `structureRefusal` may
 * refuse a picture before its head is read.
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
      case 'heic':
      case 'heif':
        return (await isHeic(reader)) ? { extension } : WRONG_TYPE
      case 'mp4':
        return (await isMp4(reader)) ? { extension } : WRONG_TYPE
      case 'webm':
        return (await isWebm(reader)) ? { extension } : WRONG_TYPE
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
