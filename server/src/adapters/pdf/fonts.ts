import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { unpackWoff } from './woff'

const require = createRequire(import.meta.url)

/** The fonts of the site, as static cuts; each character is set in the first of them that has a glyph for it. */
const FACES = {
  persian: '@fontsource/vazirmatn/files/vazirmatn-arabic',
  latin: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin',
  latinExtended: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext',
  vietnamese: '@fontsource/hanken-grotesk/files/hanken-grotesk-vietnamese',
} as const
export type Face = keyof typeof FACES
export type Weight = 400 | 600

export interface Fonts {
  /** Font files by `fontName`. */
  files: ReadonlyMap<string, Buffer>
  /** Code points that each face has a glyph for. */
  characters: ReadonlyMap<Face, ReadonlySet<number>>
}

export const fontName = (face: Face, weight: Weight) => `${face}-${weight}`

let fonts: Promise<Fonts> | undefined

/** The fonts of every document, read when the first is made. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts()
  fonts.catch(() => {
    fonts = undefined
  })
  return fonts
}

async function readFonts(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const files = new Map<string, Buffer>()
  const characters = new Map<Face, ReadonlySet<number>>()
  for (const [face, path] of Object.entries(FACES) as [Face, string][])
    for (const weight of [400, 600] as const) {
      const file = unpackWoff(await readFile(require.resolve(`${path}-${weight}-normal.woff`)))
      files.set(fontName(face, weight), file)
      const font = create(file)
      if ('characterSet' in font) characters.set(face, new Set(font.characterSet))
    }
  return { files, characters }
}
