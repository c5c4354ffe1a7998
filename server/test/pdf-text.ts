import { inflateSync } from 'node:zlib'

export interface PdfLine {
  page: number
  /** Text as copied. */
  text: string
  /** The letters as they stand, from left to right. */
  drawn: string
  /** Left end and height of the line, in points from the lower left corner. */
  x: number
  y: number
  /** Number of boxes that stand for characters that their font does not have. */
  missing: number
}

interface PdfObject {
  head: string
  stream?: string
}

/** The lines of text in a PDF, read from the file alone: its pages, its fonts' maps to Unicode, its drawing commands. */
export function pdfLines(pdf: Buffer): PdfLine[] {
  const objects = objectsOf(pdf.toString('latin1'))
  const get = (id: string | undefined) => objects.get(id ?? '') ?? { head: '' }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.flatMap(({ head }, page) => {
    const resources = get(/\/Resources (\d+)/.exec(head)?.[1]).head
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
        name,
        unicodeOf(get(/\/ToUnicode (\d+)/.exec(get(id).head)?.[1]).stream ?? ''),
      ]),
    )
    return linesOf(get(/\/Contents (\d+)/.exec(head)?.[1]).stream ?? '', fonts, page + 1)
  })
}

function objectsOf(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n')
    if (at < 0) objects.set(id, { head: body })
    else {
      const head = body.slice(0, at)
      const raw = body.slice(at + 7, body.lastIndexOf('\nendstream'))
      const packed = head.includes('FlateDecode')
      const stream = packed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
      objects.set(id, { head, stream })
    }
  }
  return objects
}

/** Characters by glyph number in hexadecimal. */
function unicodeOf(cmap: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const [, first = '', , list = ''] of cmap.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([^>]*)>/g)]
    for (const [i, [, units = '']] of texts.entries()) {
      const glyph = (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0')
      const codes = units.split(' ').filter(Boolean)
      map.set(glyph, String.fromCharCode(...codes.map((unit) => Number.parseInt(unit, 16))))
    }
  }
  return map
}

/** The first glyph of every font, drawn for what it does not have. */
const NOTDEF = '0000'

function linesOf(content: string, fonts: Map<string, Map<string, string>>, page: number): PdfLine[] {
  const lines: PdfLine[] = []
  for (const [, actual = '', drawing = ''] of content.matchAll(
    /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)[\s\S]*?BDC([\s\S]*?)EMC/g,
  )) {
    const runs = [...drawing.matchAll(/1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
    let [x, y, font] = [Number.NaN, 0, '']
    const line: PdfLine = { page, text: textOf(actual), drawn: '', x: Number.NaN, y: 0, missing: 0 }
    for (const [, left, height, name, glyphs] of runs) {
      if (left !== undefined) [x, y] = [Number(left), Number(height)]
      else if (name) font = name
      else {
        for (const [, hex = ''] of (glyphs ?? '').matchAll(/<(\w+)>/g))
          for (const glyph of hex.match(/.{4}/g) ?? []) {
            line.drawn += fonts.get(font)?.get(glyph) ?? '\ufffd'
            if (glyph === NOTDEF) line.missing++
          }
        if (Number.isNaN(line.x)) Object.assign(line, { x, y })
      }
    }
    lines.push(line)
  }
  return lines
}

/** A text of a PDF: bytes with escapes, in UTF-16 where it begins with its mark. */
function textOf(literal: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = literal.replace(/\\([\s\S])/g, (_, c: string) => escapes[c] ?? c)
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}
