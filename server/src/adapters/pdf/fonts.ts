import { unprintable } from 'contract/printable'
import { type Face, REPLACEMENT } from './face'
import { loadNotoFaces } from './noto-fonts'
import type { Direction } from './pdf'
import { loadSiteFaces } from './site-fonts'

/**
 * Returns the faces that a document with this text needs, in the order in which they are tried: those of the site, and of
 * Noto those for characters that the site has none for.
 */
export async function loadFaces(text: string, direction: Direction): Promise<Face[]> {
  const site = await loadSiteFaces(direction)
  const drawn = text.normalize('NFC')
  const all = unprintable(drawn).length > 0 ? drawn + REPLACEMENT : drawn
  const codePoints = [...new Set(all)].map((char) => char.codePointAt(0) as number)
  const missing = codePoints.filter((one) => !site.some(({ characters }) => characters.has(one)))
  return missing.length > 0 ? [...site, ...(await loadNotoFaces(missing))] : site
}
