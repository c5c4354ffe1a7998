import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { loadSharp } from '../load-sharp'
import { PICTURE_PIXELS_MAX, type PictureHead } from './content/picture-head'
import { type Refused, refused } from './content/refused'
import { drawingRefusal } from './drawing-limits'

/** Form in which a feature shows uploaded pictures. */
export interface Drawing {
  /** Most pixels of the longer side. */
  sideMax: number
  /** Keeps transparency instead of a white background. */
  keepsTransparency: boolean
}

/** A picture that has been drawn anew in the place of the one that was received. */
export interface Redrawn {
  extension: 'jpg' | 'webp' | 'png'
  size: number
  /** Hex. */
  sha256: string
}

/** Most pixels of a drawn picture (decision 048). */
const DRAWN_PIXELS_MAX = 4_200_000

/**
 * Draws a picture anew, upright and bounded, without what cameras write into theirs (place, time, device) and without
 * anything that is not picture. Takes the place of the received file. Refuses one that would take too much memory before
 * it decodes any of it, and one that cannot be decoded.
 */
export async function redrawPicture(
  path: string,
  picture: PictureHead,
  drawing: Drawing,
): Promise<Redrawn | Refused> {
  const refusal = drawingRefusal(picture)
  if (refusal) return refusal
  const drawn = await draw(path, picture, drawing)
  if (!drawn) return refused('files.picture_damaged')
  const { bytes, extension } = drawn
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  return { extension, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The drawn picture; undefined where it cannot be decoded. Scaled first and then encoded: together they take more memory. */
async function draw(path: string, picture: PictureHead, drawing: Drawing) {
  const sharp = await loadSharp()
  const source = sharp(path, {
    limitInputPixels: PICTURE_PIXELS_MAX,
    sequentialRead: true,
    failOn: 'error',
  })
  const scaled = await scale(source, picture, drawing).catch(() => undefined)
  if (!scaled) return undefined
  const { width, height, channels } = scaled.info
  const drawn = sharp(scaled.data, { raw: { width, height, channels } })
  if (!drawing.keepsTransparency)
    return { extension: 'jpg' as const, bytes: await drawn.jpeg({ quality: 84, mozjpeg: true }).toBuffer() }
  // These are masters, encoded again for each width: more effort would be spent in vain.
  if (isOpaque(scaled.data, channels)) {
    const bytes = await drawn.removeAlpha().webp({ quality: 90, effort: 0 }).toBuffer()
    return { extension: 'webp' as const, bytes }
  }
  // A PNG is encoded row by row; transparency as WebP takes 20 MB a megapixel.
  return { extension: 'png' as const, bytes: await drawn.png({ adaptiveFiltering: true }).toBuffer() }
}

function scale(source: Sharp, { width, height }: PictureHead, { sideMax, keepsTransparency }: Drawing) {
  const side = Math.floor(Math.max(width, height) * Math.sqrt(DRAWN_PIXELS_MAX / (width * height)))
  const bound = Math.min(sideMax, side)
  const scaled = source
    .rotate()
    .resize({ width: bound, height: bound, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  return (keepsTransparency ? scaled : scaled.flatten({ background: '#ffffff' }))
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Returns true if no pixel is transparent; the alpha channel is the last of two or four. */
function isOpaque(bytes: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return true
  for (let at = channels - 1; at < bytes.length; at += channels) if (bytes[at] !== 255) return false
  return true
}
