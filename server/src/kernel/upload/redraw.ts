import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** A picture that has been drawn anew in the place of the one that came. */
export interface Redrawn {
  size: number
  /** Hex. */
  sha256: string
}

/**
 * Draws a picture anew as a JPEG (or as WebP, which can be transparent) whose longer side has at most `sideMax` pixels, upright, without what cameras write
 * into theirs (place, time, device) and without anything that is not picture. Takes the place of the received file.
 */
export async function redrawPicture(
  path: string,
  sideMax: number,
  keepsTransparency: boolean,
): Promise<Redrawn> {
  // Loaded with the first picture: it takes 30 MB.
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const drawn = sharp(path)
    .rotate()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
  const bytes = await (keepsTransparency
    ? drawn.webp({ quality: 90 })
    : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true })
  ).toBuffer()
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
