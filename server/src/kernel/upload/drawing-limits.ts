import { MB } from 'contract/units'
import type { PictureHead, PictureStructure } from './content/picture-head'
import { type Refused, refused } from './content/refused'

/** Most bytes of pixels or coefficients that a decoder must hold at once (decision 048). */
const HELD_MAX = 48 * MB
/** Widest PNG, in pixels: some 1,000 rows of it are in memory at once. With 16 bits per channel a row takes twice as much. */
const PNG_WIDTH_MAX = 8000
const DEEP_PNG_WIDTH_MAX = 4000
/** Most bytes of metadata: the library makes up to nine copies. A color profile of print has 0.5 to 3 MB. */
const METADATA_MAX = 1 * MB
const PROFILE_MAX = 4 * MB
const MEGAPIXEL = 1_000_000
/** Bits per channel of such a picture, and how many it may have. */
const TOO_DEEP = { bits: 16, fewer: 8 }

/** Why a picture is not drawn anew, before even its head is read: that would take too much memory. */
export function metadataRefusal({ metadataBytes, profileBytes }: PictureStructure): Refused | undefined {
  const isTooMuch = metadataBytes > METADATA_MAX || profileBytes > PROFILE_MAX
  return isTooMuch ? refused('files.picture_metadata') : undefined
}

/** Why a picture is not drawn anew: decoding it would take too much memory. */
export function drawingRefusal({
  format,
  width,
  height,
  isDeep,
  heldBytes,
}: PictureHead): Refused | undefined {
  if (width * height * heldBytes > HELD_MAX) {
    if (isDeep) return refused('files.picture_deep', TOO_DEEP)
    const megapixels = Math.floor(HELD_MAX / heldBytes / MEGAPIXEL)
    const canBeSavedOtherwise = format === 'png' || format === 'jpeg'
    return refused(canBeSavedOtherwise ? 'files.picture_interlaced' : 'files.picture_pixels', { megapixels })
  }
  if (format !== 'png' || width <= DEEP_PNG_WIDTH_MAX) return undefined
  if (isDeep) return refused('files.picture_deep', TOO_DEEP)
  return width > PNG_WIDTH_MAX ? refused('files.picture_wide', { pixels: PNG_WIDTH_MAX }) : undefined
}
