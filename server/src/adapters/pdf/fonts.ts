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
export type Fonts = ReadonlyMap<string, Buffer>

export const fontName = (face: Face, weight: Weight) => `${face}-${weight}`

let fonts: Promise<Fonts> | undefined

/** The fonts of every document, read when the first is made. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= Promise.all(
    Object.entries(FACES).flatMap(([face, path]) =>
      ([400, 600] as const).map(async (weight) => {
        const woff = await readFile(require.resolve(`${path}-${weight}-normal.woff`))
        return [fontName(face as Face, weight), unpackWoff(woff)] as const
      }),
    ),
  ).then((loaded) => new Map(loaded))
  fonts.catch(() => {
    fonts = undefined
  })
  return fonts
}
