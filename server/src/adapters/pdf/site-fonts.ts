import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type { Face } from './face'
import type { Direction } from './pdf'
import { unpackWoff } from './woff'

const require = createRequire(import.meta.url)

/** The fonts of the site, as static cuts. */
const FILES = {
  latin: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin',
  latinExtended: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext',
  vietnamese: '@fontsource/hanken-grotesk/files/hanken-grotesk-vietnamese',
  persian: '@fontsource/vazirmatn/files/vazirmatn-arabic',
} as const
type SiteFace = keyof typeof FILES

const ORDER: Record<Direction, readonly SiteFace[]> = {
  ltr: ['latin', 'latinExtended', 'vietnamese', 'persian'],
  rtl: ['persian', 'latin', 'latinExtended', 'vietnamese'],
}

let faces: Promise<Record<SiteFace, Face>> | undefined

/** Returns the faces of the site, in the order in which a page of this direction tries them; the first call reads the files. */
export async function loadSiteFaces(direction: Direction): Promise<Face[]> {
  faces ??= readFaces()
  faces.catch(() => {
    faces = undefined
  })
  const read = await faces
  return ORDER[direction].map((name) => read[name])
}

async function readFaces(): Promise<Record<SiteFace, Face>> {
  const { create } = await import('fontkit')
  const read = async (name: SiteFace): Promise<[SiteFace, Face]> => {
    const fonts = { 400: await readFont(name, 400), 600: await readFont(name, 600) }
    const font = create(fonts[400]) as Font
    return [name, { name, characters: new Set(font.characterSet), fonts }]
  }
  const all = await Promise.all((Object.keys(FILES) as SiteFace[]).map(read))
  return Object.fromEntries(all) as Record<SiteFace, Face>
}

async function readFont(name: SiteFace, weight: number): Promise<Buffer> {
  return unpackWoff(await readFile(require.resolve(`${FILES[name]}-${weight}-normal.woff`)))
}
