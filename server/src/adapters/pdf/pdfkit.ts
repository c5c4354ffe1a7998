import type { Bidi } from 'bidi-js'
import { loadFaces } from './fonts'
import type { CreatePdf, Pdf, PdfOptions, Shape } from './pdf'
import { createWriter } from './text'

type Document = PDFKit.PDFDocument

let bidi: Bidi | undefined

/** Documents by pdfkit, which shapes with fontkit. */
export const createPdfkit: CreatePdf = async (options) => {
  const [{ default: PDFDocument }, { default: bidiFactory }, faces] = await Promise.all([
    import('pdfkit'),
    import('bidi-js'),
    loadFaces(options.text, options.direction),
  ])
  bidi ??= bidiFactory()
  const pdf = new PDFDocument(settingsOf(options))
  const whole = bytesOf(pdf)
  const writer = createWriter(pdf, bidi, faces, options.direction)
  return {
    ...writer,
    ...drawing(pdf),
    addPage: () => void pdf.addPage(),
    pageCount: () => pdf.bufferedPageRange().count,
    goToPage: (index) => void pdf.switchToPage(index),
    end() {
      pdf.end()
      return whole
    },
  }
}

function settingsOf({
  width,
  height,
  lang,
  title,
  author,
  createdAt,
}: PdfOptions): PDFKit.PDFDocumentOptions {
  return {
    size: [width, height],
    margin: 0,
    bufferPages: true,
    lang,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  }
}

function bytesOf(pdf: Document): Promise<Buffer> {
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}

function drawing(pdf: Document): Pick<Pdf, 'stroke' | 'fill' | 'group'> {
  return {
    stroke(shapes, { color, width }) {
      if (width !== undefined) pdf.lineWidth(width)
      pdf.strokeColor(color)
      for (const shape of shapes) outline(pdf, shape).stroke()
    },
    fill(shape, color) {
      pdf.fillColor(color)
      outline(pdf, shape).fill()
    },
    group(draw, at) {
      pdf.save()
      if (at) pdf.translate(at.x, at.y).scale(at.scale).translate(0, -at.top)
      draw()
      pdf.restore()
    },
  }
}

function outline(pdf: Document, shape: Shape): Document {
  if ('path' in shape) return pdf.path(shape.path)
  if ('circle' in shape) return pdf.circle(...shape.circle)
  const [x1, y1, x2, y2] = shape.line
  return pdf.moveTo(x1, y1).lineTo(x2, y2)
}
