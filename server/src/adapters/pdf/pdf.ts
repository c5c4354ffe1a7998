export type Direction = 'ltr' | 'rtl'

export interface TextStyle {
  size: number
  weight?: 400 | 600
  color?: string
}

export interface Place {
  /** The box's edges; text is aligned to its start or end in the direction of the page. */
  left: number
  right: number
  /** The line's baseline, in points from the top of the page. */
  baseline: number
  align?: 'start' | 'end'
}

/** Writes lines of text of mixed direction and script, in the fonts of the site where they have the characters. */
export interface Writer {
  /** Writes one line; it reads in the direction of the page unless another is given. */
  line(text: string, style: TextStyle, place: Place, direction?: 'page' | Direction): void
  /** The direction that a text of a person has by its first letter; a text without letters reads left to right. */
  directionOf(text: string): Direction
  /** The same text in lines that are no wider than `width`. */
  wrap(text: string, style: TextStyle, width: number): string[]
}

/** Shape in points from the left and the top; `path` as in an SVG. */
export type Shape =
  | { path: string }
  | { circle: readonly [x: number, y: number, radius: number] }
  | { line: readonly [x1: number, y1: number, x2: number, y2: number] }

/** A document that is being written, page after page. */
export interface Pdf extends Writer {
  /** Without `width` as thick as the last one. */
  stroke(shapes: readonly Shape[], style: { color: string; width?: number }): void
  fill(shape: Shape, color: string): void
  /** Draws something whose lines and place change nothing that follows: its point (0, top) lies at (x, y). */
  group(draw: () => void, at?: { x: number; y: number; scale: number; top: number }): void
  addPage(): void
  /** Number of pages. */
  pageCount(): number
  /** Selects a page for writing, counted from 0. */
  goToPage(index: number): void
  /** The whole file; nothing can be written any more. The same content is the same bytes. */
  end(): Promise<Buffer>
}

export interface PdfOptions {
  /** In points. */
  width: number
  height: number
  /** Language of the text, for screen readers. */
  lang: string
  direction: Direction
  title: string
  author: string
  createdAt: Date
  /** Every text that will be written: fonts beyond the site's are loaded for its characters. */
  text: string
}

/** Begins a document with one empty page. Loads its library and fonts when the first is begun. */
export type CreatePdf = (options: PdfOptions) => Promise<Pdf>
