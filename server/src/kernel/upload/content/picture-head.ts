import { loadSharp } from '../../load-sharp'

/** Sides and pixels of a picture that a person may have made; a larger one is a decompression bomb. */
const SIDE_MAX = 20_000
export const PICTURE_PIXELS_MAX = 120_000_000

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp'

/** What the head of a picture says about it, read before a pixel is decoded. */
export interface PictureHead {
  format: PictureFormat
  /** Pixels. */
  width: number
  height: number
  /** It has 16 bits per channel. */
  isDeep: boolean
  /** Bytes that the decoder must hold for each pixel until the last one is decoded; 0 where it goes row by row. */
  heldBytes: number
  /** Bytes of EXIF, XMP, IPTC and comments, and of the color profile. */
  metadataBytes: number
  profileBytes: number
}

/** Head of the picture in a file, if the library that draws pictures knows it as one of this format. */
export async function readPictureHead(path: string, format: PictureFormat): Promise<PictureHead | undefined> {
  const sharp = await loadSharp()
  const found = await sharp(path, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => undefined)
  if (found?.format !== format) return undefined
  const { width, height, depth, channels, isProgressive, pages = 1 } = found
  const { exif, xmp, iptc, tifftagPhotoshop, comments = [] } = found
  const metadataBytes =
    [exif, xmp, iptc, tifftagPhotoshop].reduce((sum, part) => sum + (part?.length ?? 0), 0) +
    comments.reduce((sum, { text }) => sum + text.length, 0)
  const isDeep = depth === 'ushort'
  const held = {
    // Known by its own structure, see `readJpeg`.
    jpeg: 0,
    png: isProgressive ? channels * (isDeep ? 2 : 1) : 0,
    webp: pages > 1 ? 8 : 4,
    gif: 8,
  }
  const profileBytes = found.icc?.length ?? 0
  return { format, width, height, isDeep, heldBytes: held[format], metadataBytes, profileBytes }
}

/** Whether a picture is larger than a person makes one. */
export function isOversized({ width, height }: PictureHead): boolean {
  return Math.max(width, height) > SIDE_MAX || width * height > PICTURE_PIXELS_MAX
}
