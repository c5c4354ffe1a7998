/**
 * Makes the still life of the home page (web/public/still-life-{width}.avif) with a transparent background for both
 * themes:
 *
 *   node render.mjs --png --out some/folder hero-cut-out
 *   node hero.mjs some/folder/hero-cut-out.png
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const [picture] = process.argv.slice(2)
if (!picture) throw new Error('Name the rendered picture.')

for (const width of [480, 768, 1080, 1600]) {
  const file = join(root, `web/public/still-life-${width}.avif`)
  const { size } = await sharp(picture).resize({ width }).avif({ quality: 56, effort: 7 }).toFile(file)
  console.log(`${width}  ${(size / 1024).toFixed(0)} kB`)
}
