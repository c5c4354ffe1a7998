import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import type { Face, Weight } from './face'
import { createShapedFont } from './shaped-font'

const require = createRequire(import.meta.url)

/** Packages by script, in the order in which they are searched. */
const SCRIPTS = [
  'noto-sans', // Latin, Greek, Cyrillic
  'noto-sans-arabic', // letters that Vazirmatn has not: Urdu, Pashto, Sindhi, Uyghur
  'noto-sans-hebrew',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-oriya',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-thai',
  'noto-sans-lao',
  'noto-sans-khmer',
  'noto-sans-myanmar',
  'noto-serif-tibetan',
  'noto-sans-ethiopic',
  'noto-sans-thaana',
]
/** Simplified and traditional Chinese, Japanese, Korean: one character has other strokes in each. */
const HAN = ['noto-sans-sc', 'noto-sans-hk', 'noto-sans-jp', 'noto-sans-kr']
/** Kana and Hangul say which of them a document is written in. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u

/** A file of a package, and the ranges that it is for; it may have glyphs for a part of them. */
interface Slice {
  package: string
  subset: string
  ranges: readonly (readonly [first: number, last: number])[]
}

const slices = new Map<string, Promise<Slice[]>>()
const faces = new Map<string, Promise<Face>>()
/** Faces that stay loaded, at about 0.2 MB each. */
const FACES_MAX = 60

/** Returns the faces of Noto that have these characters; a character that none has is left out. */
export async function loadNotoFaces(codePoints: readonly number[]): Promise<Face[]> {
  const found: Face[] = []
  const order = packagesFor(String.fromCodePoint(...codePoints))
  for (const codePoint of codePoints)
    if (!found.some(({ characters }) => characters.has(codePoint))) {
      const face = await findFace(codePoint, order)
      if (face) found.push(face)
    }
  return found
}

function packagesFor(text: string): string[] {
  const first = KANA.test(text) ? 'noto-sans-jp' : HANGUL.test(text) ? 'noto-sans-kr' : ''
  return [...SCRIPTS, ...HAN.filter((name) => name === first), ...HAN.filter((name) => name !== first)]
}

async function findFace(codePoint: number, packages: readonly string[]): Promise<Face | undefined> {
  for (const name of packages)
    for (const slice of await slicesOf(name))
      if (slice.ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) {
        const face = await loadFace(slice)
        if (face.characters.has(codePoint)) return face
      }
}

function slicesOf(name: string): Promise<Slice[]> {
  const known = slices.get(name) ?? readSlices(name)
  slices.set(name, known)
  known.catch(() => slices.delete(name))
  return known
}

async function readSlices(name: string): Promise<Slice[]> {
  const file = await readFile(require.resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8')
  return Object.entries<string>(JSON.parse(file)).map(([subset, ranges]) => ({
    package: name,
    // The numbered parts of a large font have brackets in the list, and none in their file's name.
    subset: subset.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map(readRange),
  }))
}

/** Reads U+4E00 or U+4E00-9FFF. */
function readRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function loadFace(slice: Slice): Promise<Face> {
  const name = `${slice.package}-${slice.subset}`
  const known = faces.get(name) ?? readFace(slice, name)
  faces.delete(name)
  faces.set(name, known)
  known.catch(() => faces.delete(name))
  const [oldest] = faces.keys()
  if (oldest !== undefined && faces.size > FACES_MAX) faces.delete(oldest)
  return known
}

async function readFace(slice: Slice, name: string): Promise<Face> {
  const path = `@fontsource-variable/${slice.package}/files/${name}-wght-normal.woff2`
  const file = await readFile(require.resolve(path))
  const fonts = { 400: await readFont(file, 400), 600: await readFont(file, 600) }
  return { name, characters: new Set(fonts[400].characterSet), fonts }
}

/** A PDF embeds neither WOFF2 nor a variable font: the file is unpacked and cut to one weight. */
async function readFont(file: Buffer, weight: Weight) {
  return createShapedFont(
    await subset(file, undefined, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      keepAllGlyphs: true,
      noHinting: true,
    }),
  )
}
