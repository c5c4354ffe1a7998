import { loadSharp } from '../../load-sharp'

/** Sides and pixels of a picture that a person may have made; a larger one is a decompression bomb. */
const SIDE_MAX = 20_000
export const PICTURE_PIXELS_MAX = 120_000_000

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp'

/** Facts from a picture's structure, known before the library reads it. */
export interface PictureStructure {
  format: PictureFormat
  /** See `PictureHead`; present if the structure alone determines it. */
  heldBytes?: number
  /** Bytes of texts, EXIF, XMP and the like. */
  metadataBytes: number
  /** Bytes of the color profile. */
  profileBytes: number
}

/** Facts from a picture's head, known before a pixel is decoded. */
export interface PictureHead {
  format: PictureFormat
  /** Pixels. */
  width: number
  height: number
  /** It has 16 bits per channel. */
  isDeep: boolean
  /** Bytes that the decoder must hold for each pixel until the last one is decoded; 0 where it goes row by row. */
  heldBytes: number
}

/** Head of the picture in a file, if the library that draws pictures knows it as one of this format. */
export async function readPictureHead(
  path: string,
  { format, heldBytes }: PictureStructure,
): Promise<PictureHead | undefined> {
  const sharp = await loadSharp()
  const found = await sharp(path, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => undefined)
  if (found?.format !== format) return undefined
  const { width, height, depth, channels, isProgressive, pages = 1 } = found
  const isDeep = depth === 'ushort'
  const held = {
    jpeg: 0,
    png: isProgressive ? channels * (isDeep ? 2 : 1) : 0,
    webp: pages > 1 ? 8 : 4,
    gif: 8,
  }
  return { format, width, height, isDeep, heldBytes: heldBytes ?? held[format] }
}

/** Returns true for more pixels than any camera takes. */
export function isOversized({ width, height }: PictureHead): boolean {
  return Math.max(width, height) > SIDE_MAX || width * height > PICTURE_PIXELS_MAX
}
