import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { localeCodes } from 'contract/locale'
import sharp, { type OverlayOptions } from 'sharp'

/**
 * Folder of the full run's screenshots: each state in each language, theme and width, and a contact sheet per state.
 */
export const SHEETS = fileURLToPath(new URL('../../../.cache/contact-sheets', import.meta.url))
const PICTURES = join(SHEETS, 'pictures')
const GAP = 12
const HEIGHT = 420
/** Widths of the screenshots: a phone, a tablet in both orientations, a desktop. */
export const WIDTHS = [360, 768, 1000, 1280] as const

/** Returns the file name, for example `product-on-sale.fa.dark.360.jpg`. */
export const pictureName = (state: string, locale: string, theme: string, width: number) =>
  `${state.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')}.${locale}.${theme}.${width}.jpg`

/** Joins the screenshots of each state into one sheet: a row per language, each width in light and dark. */
export async function makeContactSheets(): Promise<void> {
  const names: string[] = await readdir(PICTURES).catch(() => [])
  const states = new Set(names.map((name) => name.split('.')[0] ?? ''))
  const lane = async () => {
    for (const state of states) {
      states.delete(state)
      await makeSheet(state, names)
    }
  }
  await Promise.all([lane(), lane()])
}

async function makeSheet(state: string, names: string[]): Promise<void> {
  const layers: OverlayOptions[] = []
  let width = GAP
  let top = GAP
  for (const locale of localeCodes) {
    let left = GAP
    for (const look of WIDTHS.flatMap((width) => [`light.${width}`, `dark.${width}`])) {
      const name = `${state}.${locale}.${look}.jpg`
      if (!names.includes(name)) continue
      const picture = sharp(join(PICTURES, name)).resize({ height: HEIGHT }).raw()
      const { data, info } = await picture.toBuffer({ resolveWithObject: true })
      const { width, height, channels } = info
      layers.push({ input: data, raw: { width, height, channels }, left, top })
      left += width + GAP
    }
    width = Math.max(width, left)
    top += HEIGHT + GAP
  }
  await sharp({ create: { width, height: top, channels: 3, background: '#7a7a7a' } })
    .composite(layers)
    .png({ compressionLevel: 3 })
    .toFile(join(SHEETS, `${state}.png`))
}
