import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { localeCodes } from 'contract/locale'
import sharp from 'sharp'

/** Screenshots of the full run: each state in each language, theme and width, and a contact sheet per state. */
export const SHEETS = fileURLToPath(new URL('../../.cache/contact-sheets', import.meta.url))
const GAP = 12
const HEIGHT = 420
/** The widths of the pictures: a phone, a tablet either way, a desk. */
export const WIDTHS = [360, 768, 1000, 1280] as const

/** `product, on sale` in Persian, dark, on a phone: `product-on-sale.fa.dark.360.png`. */
export const pictureName = (state: string, locale: string, theme: string, width: number) =>
  `${state.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')}.${locale}.${theme}.${width}.png`

/** Joins the screenshots of each state into one sheet: a row per language; each width in light and dark. */
export async function makeContactSheets(): Promise<void> {
  const folder = join(SHEETS, 'pictures')
  const names: string[] = await readdir(folder).catch(() => [])
  for (const state of new Set(names.map((name) => name.split('.')[0] ?? ''))) {
    const layers: { input: Buffer; left: number; top: number }[] = []
    let width = GAP
    let top = GAP
    for (const locale of localeCodes) {
      let left = GAP
      for (const look of WIDTHS.flatMap((width) => [`light.${width}`, `dark.${width}`])) {
        const name = `${state}.${locale}.${look}.png`
        if (!names.includes(name)) continue
        const input = await sharp(await readFile(join(folder, name)))
          .resize({ height: HEIGHT })
          .png()
          .toBuffer()
        layers.push({ input, left, top })
        left += ((await sharp(input).metadata()).width ?? 0) + GAP
      }
      width = Math.max(width, left)
      top += HEIGHT + GAP
    }
    await mkdir(SHEETS, { recursive: true })
    await sharp({ create: { width, height: top, channels: 3, background: '#7a7a7a' } })
      .composite(layers)
      .png()
      .toFile(join(SHEETS, `${state}.png`))
  }
}
