// Subsets the site's fonts to the characters and axes in use. Run `npm run fonts -w web` after updating a font package;
// the results are in the repository, so a build needs no font tool.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const ascii = range(0x20, 0x7e)
const latin = `${ascii}${range(0xa0, 0xff)}ŒœŸ‐‑–—‘’‚“”„•…′″←→€™−×\u2009\u202f`
const persian = `${range(0x621, 0x63a)}${range(0x640, 0x656)}\u0670پچژکگیۀ،؛؟٪٫٬۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩\u200c\u200d\u200e\u200f`

const jobs = [
  // Headings: one weight, normal to expanded width.
  {
    from: 'mona-sans/files/mona-sans-latin-wdth-normal.woff2',
    to: 'display-latin.woff2',
    text: latin,
    axes: { wdth: { min: 100, max: 125, default: 100 }, wght: 700 },
  },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'text-latin.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    from: 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    to: 'persian.woff2',
    text: persian,
    axes: { wght: { min: 400, max: 800, default: 400 } },
  },
  // Latin letters in the Persian font, so that prices, email addresses and codes load no second font.
  {
    from: 'vazirmatn/files/vazirmatn-latin-wght-normal.woff2',
    to: 'persian-ascii.woff2',
    text: `${ascii}\u00a0©·×«»…‐‑–—‘’“”•−`,
    axes: { wght: { min: 400, max: 800, default: 400 } },
  },
]

for (const { from, to, text, axes } of jobs) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${from}`))
  const cut = await subset(readFileSync(source), text, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(new URL(`../src/styles/fonts/${to}`, import.meta.url), cut)
  console.log(`${to}: ${cut.length} bytes`)
}
