import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'
import { unpackWoff } from './woff'

type Document = PDFKit.PDFDocument

const require = createRequire(import.meta.url)

/** The faces of the site, as their static cuts; in each text the first that has a character writes it. */
const FACES = {
  persian: '@fontsource/vazirmatn/files/vazirmatn-arabic',
  latin: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin',
  latinExtended: '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext',
  vietnamese: '@fontsource/hanken-grotesk/files/hanken-grotesk-vietnamese',
} as const
type Face = keyof typeof FACES
type Weight = 400 | 600
type Fonts = ReadonlyMap<string, Buffer>

const nameOf = (face: Face, weight: Weight) => `${face}-${weight}`

let fonts: Promise<Fonts> | undefined

/** The fonts of every invoice, read when the first is made. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= Promise.all(
    Object.entries(FACES).flatMap(([face, path]) =>
      ([400, 600] as const).map(async (weight) => {
        const woff = await readFile(require.resolve(`${path}-${weight}-normal.woff`))
        return [nameOf(face as Face, weight), unpackWoff(woff)] as const
      }),
    ),
  ).then((loaded) => new Map(loaded))
  fonts.catch(() => {
    fonts = undefined
  })
  return fonts
}

export interface TextStyle {
  size: number
  weight?: Weight
  color?: string
}

export interface Place {
  /** The box's edges; text stands at its start or end, as the page runs. */
  left: number
  right: number
  /** Where the line stands on. */
  baseline: number
  align?: 'start' | 'end'
}

/** Writes lines of text whose directions may be mixed. */
export interface Writer {
  /** Writes one line; it reads in the direction of the page unless another is given. */
  line(text: string, style: TextStyle, place: Place, direction?: 'page' | 'ltr' | 'rtl'): void
  /** The direction that a text of a person has by its first letter; a text without letters reads left to right. */
  directionOf(text: string): 'ltr' | 'rtl'
  /** The same text in lines that are no wider than `width`. */
  wrap(text: string, style: TextStyle, width: number): string[]
}

interface Run {
  text: string
  face: Face
  level: number
}

/** Whether the shaper takes a run for right-to-left: it asks the script, not the direction. */
const PERSIAN = /\p{Script=Arabic}/u
/** Characters that steer the direction or are no text at all: they are heeded, not drawn. */
const SILENT = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cc}/u
/** What joins or separates letters stays with the letter before it. */
const FOLLOWS = /\u200c|\u200d|\s|\p{M}/u

/** A writer for pages that run in `direction`. */
export function createWriter(pdf: Document, bidi: Bidi, fonts: Fonts, direction: 'ltr' | 'rtl'): Writer {
  for (const [name, font] of fonts) pdf.registerFont(name, font)
  const order: Face[] =
    direction === 'rtl'
      ? ['persian', 'latin', 'latinExtended', 'vietnamese']
      : ['latin', 'latinExtended', 'vietnamese', 'persian']
  const known = new Map<string, boolean>()

  function has(face: Face, char: string): boolean {
    const key = face + char
    let answer = known.get(key)
    if (answer === undefined) {
      pdf.font(nameOf(face, 400))
      answer = fontOf(pdf).hasGlyphForCodePoint(char.codePointAt(0) as number)
      known.set(key, answer)
    }
    return answer
  }

  /** Runs of one face and one direction, as they stand from left to right. */
  function runsOf(text: string, base: 'ltr' | 'rtl'): Run[] {
    const { levels } = bidi.getEmbeddingLevels(text, base)
    const runs: Run[] = []
    for (let i = 0; i < text.length; ) {
      const char = String.fromCodePoint(text.codePointAt(i) as number)
      const level = levels[i] ?? 0
      i += char.length
      if (SILENT.test(char)) continue
      const last = runs.at(-1)
      const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(char) ?? char) : char
      const stays = last && FOLLOWS.test(char) && has(last.face, mirrored)
      const face = stays ? last.face : order.find((f) => has(f, mirrored))
      const drawn = face ? mirrored : '?'
      if (last && last.level === level && last.face === (face ?? 'latin')) last.text += drawn
      else runs.push({ text: drawn, face: face ?? 'latin', level })
    }
    return reordered(runs)
  }

  function widthOf(run: Run, style: TextStyle): number {
    pdf.font(nameOf(run.face, style.weight ?? 400)).fontSize(style.size)
    return pdf.widthOfString(run.text, { features: [] })
  }

  function measure(text: string, style: TextStyle): number {
    return runsOf(text, direction).reduce((sum, run) => sum + widthOf(run, style), 0)
  }

  return {
    line(text, style, { left, right, baseline, align = 'start' }, how = 'page') {
      const clean = text.normalize('NFC')
      const runs = runsOf(clean, how === 'page' ? direction : how)
      const widths = runs.map((run) => widthOf(run, style))
      const atLeft = (align === 'start') === (direction === 'ltr')
      let x = atLeft ? left : right - widths.reduce((sum, width) => sum + width, 0)
      pdf.fillColor(style.color ?? '#13221b')
      // Whoever copies the line or has it read out gets it as it was written, not as it stands.
      pdf.markContent('Span', { actual: clean.replace(new RegExp(SILENT, 'gu'), '') })
      for (const [i, run] of runs.entries()) {
        pdf.font(nameOf(run.face, style.weight ?? 400)).fontSize(style.size)
        pdf.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] })
        x += widths[i] as number
      }
      pdf.endMarkedContent()
    },
    directionOf(text) {
      return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'
    },
    wrap(text, style, width) {
      const lines: string[] = []
      let line = ''
      for (const word of text
        .normalize('NFC')
        .split(/\s+/)
        .flatMap((w) => pieces(w, style, width))) {
        const longer = line ? `${line} ${word}` : word
        if (line && measure(longer, style) > width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      return [...lines, line]
    },
  }

  /** A word that is wider than the line, in parts. */
  function pieces(word: string, style: TextStyle, width: number): string[] {
    if (measure(word, style) <= width) return [word]
    const parts = ['']
    for (const char of word) {
      const part = parts.at(-1) as string
      if (part && measure(part + char, style) > width) parts.push(char)
      else parts[parts.length - 1] = part + char
    }
    return parts
  }
}

/** Unicode's rule L2 on runs; and what the shaper would turn the wrong way is turned before. */
function reordered(runs: Run[]): Run[] {
  const result = [...runs]
  const highest = Math.max(0, ...runs.map((run) => run.level))
  for (let level = highest; level > 0; level--) {
    for (let i = 0; i < result.length; i++) {
      let end = i
      while (end < result.length && (result[end] as Run).level >= level) end++
      if (end > i) result.splice(i, end - i, ...result.slice(i, end).reverse())
      i = Math.max(i, end)
    }
  }
  return result.map((run) =>
    PERSIAN.test(run.text) === (run.level % 2 === 1)
      ? run
      : { ...run, text: [...run.text].reverse().join('') },
  )
}

/** The font that is chosen; pdfkit keeps it to itself, and asks no other way which characters it has. */
function fontOf(pdf: Document): { hasGlyphForCodePoint(codePoint: number): boolean } {
  return (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } })._font
    .font
}
