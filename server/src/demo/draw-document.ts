import { loadSharp } from '../kernel/load-sharp'
import type { DemoDocument } from './applicants'

const PINE = '#0c533c'
const INK = '#13221b'
const SAFFRON = '#eab13c'

/** A small real document of the kind that its name says. */
export async function drawDocument(document: DemoDocument): Promise<Buffer> {
  if (document.name.endsWith('.pdf')) return drawPdf(document)
  const sharp = await loadSharp()
  const picture = sharp(Buffer.from(drawSvg(document)), { density: 96 })
  return document.name.endsWith('.png') ? picture.png().toBuffer() : picture.jpeg({ quality: 86 }).toBuffer()
}

async function drawPdf({ title, lines }: DemoDocument): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A5', layout: 'landscape', margin: 48, info: { Title: title } })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf
      .rect(24, 24, pdf.page.width - 48, pdf.page.height - 48)
      .lineWidth(1.5)
      .stroke(PINE)
    pdf
      .circle(pdf.page.width - 84, 84, 26)
      .lineWidth(9)
      .stroke(SAFFRON)
    pdf.fill(PINE).font('Helvetica-Bold').fontSize(24).text(title, 60, 64, { width: 400 })
    pdf.moveDown(1).fill(INK).font('Helvetica').fontSize(13)
    for (const line of lines) pdf.text(line, { width: 440, lineGap: 6 })
    pdf.end()
  })
}

const escaped = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)

function drawSvg({ title, lines }: DemoDocument): string {
  const rest = lines
    .map((line, i) => `<text x="70" y="${250 + i * 46}" font-size="28" fill="${INK}">${escaped(line)}</text>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="640" font-family="Helvetica, Arial, sans-serif">
    <rect width="1000" height="640" fill="#fbf8f1"/>
    <rect x="32" y="32" width="936" height="576" fill="none" stroke="${PINE}" stroke-width="4"/>
    <circle cx="860" cy="150" r="52" fill="none" stroke="${SAFFRON}" stroke-width="20"/>
    <text x="70" y="160" font-size="46" font-weight="700" fill="${PINE}">${escaped(title)}</text>${rest}</svg>`
}
