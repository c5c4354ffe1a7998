/**
 * Makes the social sharing picture of the shop (web/public/share.jpg):
 *
 *   node render.mjs --out some/folder hero
 *   node share.mjs some/folder/hero.webp
 */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const [hero] = process.argv.slice(2)
if (!hero) throw new Error('Name the rendered picture.')

// The Latin wordmark as the site draws it: letters, then the arc of the first a.
const mark = await readFile(join(root, 'web/src/ui/wordmark.tsx'), 'utf8')
const [letters, arc] = [...mark.matchAll(/\bd="([^"]+)"/g)].map((match) => match[1])
const INK = '#16251e'
const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <g transform="translate(64 250) scale(0.118)" fill="${INK}"><path d="${letters}"/>
    <g fill="none" stroke-width="148"><circle cx="888" cy="491" r="202" stroke="${INK}"/>
      <circle cx="2116" cy="491" r="202" stroke="${INK}"/><path d="${arc}" stroke="#f2a93b"/></g></g></svg>`

await sharp(hero)
  .extract({ left: 0, top: 250, width: 1920, height: 1008 })
  .resize(1200, 630)
  .composite([{ input: Buffer.from(wordmark) }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(join(root, 'web/public/share.jpg'))
