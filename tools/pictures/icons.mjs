/**
 * Draws the PNG icons of web/public from its favicon.svg:
 *
 *   node icons.mjs
 *
 * Icons that the system crops (maskable, Apple's) fill their square, with the mark inside the safe circle.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../../web/public')
const svg = await readFile(join(folder, 'favicon.svg'), 'utf8')
const square = svg.replace(' rx="14"', '')
const smaller = square.replace('scale(.074)', 'scale(.06)')

for (const [name, source, size] of [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable-512.png', smaller, 512],
  ['apple-touch-icon.png', square, 180],
]) {
  const drawn = sharp(Buffer.from(source), { density: (72 * size) / 64 }).resize(size, size)
  await writeFile(join(folder, name), await drawn.png({ palette: true, compressionLevel: 9 }).toBuffer())
}
