import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { type Member, zip } from './zip'

/** Small, real files of every kind that an applicant may send. */

export function pdf(text = 'Certificate'): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ size: 'A6' })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.text(text)
    document.end()
  })
}

/** A PDF of exactly so many bytes, most of them white. */
export function pdfOf(size: number): Buffer {
  const head = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'
  const tail = (at: number) => `xref\n0 1\n0000000000 65535 f \ntrailer\n<<>>\nstartxref\n${at}\n%%EOF`
  const at = size - tail(size).length
  return Buffer.from(head.padEnd(at) + tail(at).padEnd(size - at), 'latin1')
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#287' } })
export const jpeg = () => canvas(40, 30).jpeg().toBuffer()
export const png = () => canvas(40, 30).png().toBuffer()
/** Two frames, one below the other in the bytes that they are made of. */
const moving = () =>
  sharp(Buffer.alloc(40 * 60 * 3).fill(200, 40 * 30 * 3), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 30 },
  })
export const gif = () => moving().gif().toBuffer()
export const webp = () => moving().webp().toBuffer()
/** A WebP that does not move, which is made of other chunks. */
export const stillWebp = () => canvas(40, 30).webp().toBuffer()

export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const contentTypes = (main: string, more = '') =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`

/** The members of a Word document; `more` are added or take the place of those of the same name. */
export function docxMembers(more: readonly Member[] = [], main = `${WORD}.document.main+xml`): Member[] {
  const base: Member[] = [
    { name: '[Content_Types].xml', data: contentTypes(main) },
    { name: '_rels/.rels', data: '<Relationships/>' },
    { name: 'word/document.xml', data: '<w:document><w:body><w:p>Experience</w:p></w:body></w:document>' },
  ]
  const replaced = new Set(more.map(({ name }) => name))
  return [...base.filter(({ name }) => !replaced.has(name)), ...more]
}
export const docx = () => zip(docxMembers())

/** A compound file (MS-CFB) of one table, one directory and as many empty streams as there are names, at most seven. */
export function compound(names: readonly string[]): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  for (const at of [60, 68]) header.writeUInt32LE(0xfffffffe, at)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(names.length > 3 ? 2 : 0xfffffffe, 4)
  table.writeUInt32LE(0xfffffffe, 8)
  const directory = Buffer.alloc(1024)
  for (const [i, name] of ['Root Entry', ...names].entries()) {
    const text = Buffer.from(`${name}\0`, 'utf16le')
    text.copy(directory, i * 128)
    directory.writeUInt16LE(text.length, i * 128 + 64)
    directory[i * 128 + 66] = i === 0 ? 5 : 2
  }
  return Buffer.concat([header, table, directory])
}
export const doc = () => compound(['WordDocument', '1Table'])
