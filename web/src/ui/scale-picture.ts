import { acceptedExtension, type FileExtension, fileTypes } from 'contract/upload'

interface Bounds {
  /** Maximum length of the longer side, in pixels. */
  sideMax: number
  /** File types that the server accepts. */
  extensions: readonly FileExtension[]
}

const QUALITY = 0.92
/** Longer side of a photo that is only rewritten; phones refuse a canvas of more than 16 megapixels. */
const REWRITTEN_SIDE_MAX = 4096

export const isHeic = ({ name }: File): boolean => /\.hei[cf]$/i.test(name.trim())

/**
 * A HEIC photo as a JPEG, upright and without its GPS data, where this browser can read it: few can but Safari. Any other
 * file, and one that it cannot read, unchanged.
 */
export async function heicAsJpeg(file: File): Promise<File> {
  if (!isHeic(file) || !canDraw()) return file
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  try {
    const scale = Math.min(1, REWRITTEN_SIDE_MAX / Math.max(bitmap.width, bitmap.height))
    const blob = await drawn(bitmap, scale, fileTypes.jpg)
    if (blob?.type !== fileTypes.jpg) return file
    return new File([blob], file.name.trim().replace(/[^.]*$/, 'jpg'), { type: blob.type })
  } finally {
    bitmap.close()
  }
}

/**
 * Scales a picture down before the upload: faster for a phone photo, upright, and without its GPS data. Returns the
 * file unchanged if it is small or cannot be decoded; the server then reports the problem.
 */
export async function scalePicture(file: File, bounds: Bounds): Promise<File> {
  if (!acceptedExtension(bounds, file.name) || !canDraw()) return file
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  try {
    const scale = bounds.sideMax / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return file
    const blob = await drawn(bitmap, scale, typeOf(file, bounds))
    const extension = bounds.extensions.find((one) => fileTypes[one] === blob?.type)
    if (!blob || !extension) return file
    return new File([blob], file.name.replace(/[^.]*$/, extension), { type: blob.type })
  } finally {
    bitmap.close()
  }
}

/** Returns false if the canvas adds noise to pixels read back, as browsers with fingerprinting protection do. */
function canDraw(): boolean {
  if (typeof createImageBitmap !== 'function') return false
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  context.fillStyle = '#287140'
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].join() === '40,113,64,255'
}

/**
 * Returns JPEG for JPEG files, as only those are certainly opaque; others keep transparency if the server accepts WebP.
 */
function typeOf(file: File, { extensions }: Bounds): string {
  return file.type === fileTypes.jpg || !extensions.includes('webp') ? fileTypes.jpg : fileTypes.webp
}

function drawn(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  if (type === fileTypes.jpg) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  // A browser without a WebP encoder returns a PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}
