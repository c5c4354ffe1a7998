import type { Bidi } from 'bidi-js'
import { CLUSTER } from 'contract/printable'
import type { Face, Weight } from './face'
import type { Direction, Place, TextStyle, Writer } from './pdf'
import { CONTROLS, splitIntoRuns, type TextRun } from './runs'

type Document = PDFKit.PDFDocument

/** Text colour of our documents. */
const INK = '#13221b'

/** State shared by the lines of one document. */
interface Layout {
  pdf: Document
  bidi: Bidi
  /** Direction of the pages. */
  direction: Direction
  /** The fonts in the order in which they are tried. */
  faces: readonly Face[]
  /** Width of a run, by font, size and text: shaping is the expensive part, so each run is shaped once. */
  widths: Map<string, number>
}

const fontName = (face: Face, weight: Weight) => `${face.name}-${weight}`

/** A writer for pages that run in `direction`, which sets each letter in the first of the faces that has it. */
export function createWriter(
  pdf: Document,
  bidi: Bidi,
  faces: readonly Face[],
  direction: Direction,
): Writer {
  // Its types do not know that pdfkit accepts a font of fontkit.
  for (const face of faces)
    for (const weight of [400, 600] as const)
      pdf.registerFont(fontName(face, weight), face.fonts[weight] as Buffer)
  const layout: Layout = { pdf, bidi, direction, faces, widths: new Map() }
  return {
    line: (text, style, place, how = 'page') =>
      drawLine(layout, text, style, place, how === 'page' ? direction : how),
    directionOf: (text) => (bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'),
    wrap: (text, style, width) => wrapText(layout, text, style, width),
  }
}

function drawLine(layout: Layout, text: string, style: TextStyle, place: Place, base: Direction): void {
  const { pdf, direction } = layout
  const { left, right, baseline, align = 'start' } = place
  const clean = text.normalize('NFC')
  const runs = runsOf(layout, clean, base)
  const widths = runs.map((run) => runWidth(layout, run, style))
  const atLeft = (align === 'start') === (direction === 'ltr')
  let x = atLeft ? left : right - sum(widths)
  pdf.fillColor(style.color ?? INK)
  // Copying and screen readers get the line in reading order, not in visual order.
  pdf.markContent('Span', { actual: clean.replace(new RegExp(CONTROLS, 'gu'), '') })
  for (const [i, run] of runs.entries()) {
    pdf.font(fontName(run.face, style.weight ?? 400)).fontSize(style.size)
    pdf.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] })
    x += widths[i] as number
  }
  pdf.endMarkedContent()
}

function wrapText(layout: Layout, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.normalize('NFC').split(/\s+/)
  for (const word of words.flatMap((one) => breakWord(layout, one, style, width))) {
    const longer = line ? `${line} ${word}` : word
    if (line && lineWidth(layout, longer, style) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** A word that is wider than the line, in parts that fit. */
function breakWord(layout: Layout, word: string, style: TextStyle, width: number): string[] {
  if (lineWidth(layout, word, style) <= width) return [word]
  const parts = ['']
  for (const char of word.match(CLUSTER) ?? []) {
    const part = parts.at(-1) as string
    if (part && lineWidth(layout, part + char, style) > width) parts.push(char)
    else parts[parts.length - 1] = part + char
  }
  return parts
}

function lineWidth(layout: Layout, text: string, style: TextStyle): number {
  return sum(runsOf(layout, text, layout.direction).map((run) => runWidth(layout, run, style)))
}

function runWidth({ pdf, widths }: Layout, run: TextRun, { size, weight = 400 }: TextStyle): number {
  const font = fontName(run.face, weight)
  const key = `${font} ${size} ${run.text}`
  let width = widths.get(key)
  if (width === undefined) {
    pdf.font(font).fontSize(size)
    width = pdf.widthOfString(run.text, { features: [] })
    widths.set(key, width)
  }
  return width
}

function runsOf({ bidi, faces }: Layout, text: string, base: Direction): TextRun[] {
  return splitIntoRuns(text, base, { bidi, faces })
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)
