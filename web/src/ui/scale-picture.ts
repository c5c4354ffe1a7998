import { acceptedExtension, type FileExtension, fileTypes } from 'contract/upload'

interface Bounds {
  /** Most pixels of the longer side. */
  sideMax: number
  /** Kinds that the server takes. */
  extensions: readonly FileExtension[]
}

const QUALITY = 0.92

/**
 * Scales a picture down before it is sent: a phone's photo arrives in a fraction of the time, upright, and without the
 * place where it was taken. Returns the file as it is if it is small enough or the browser cannot decode it; the server
 * tells then what is wrong with it.
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

/** Whether a canvas gives back what was drawn; browsers that hide from trackers give noise. */
function canDraw(): boolean {
  if (typeof createImageBitmap !== 'function') return false
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  context.fillStyle = '#287140'
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].join() === '40,113,64,255'
}

/** Only a JPEG is surely opaque; what may be transparent stays so where the server takes WebP. */
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
  // A browser that writes no WebP gives a PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}
