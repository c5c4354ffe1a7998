import { KB } from 'contract/units'
import { type FileReader, scan } from './reader'

const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|img|\?php|\?xml-stylesheet)[\s>/]/i
const LONGEST = 32
/** Signatures of other kinds of files that may be appended to this one. */
const STARTS = [
  'PK\x03\x04',
  'MZ',
  '%PDF-',
  '\x7fELF',
  'Rar!',
  '7z\xbc\xaf',
  'GIF8',
  '\xca\xfe\xba\xbe',
  '#!',
]
const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_COMMENT_MAX = 64 * KB

/** Returns true if these bytes contain HTML that a browser might sniff. */
export async function holdsMarkup(reader: FileReader, range: [number, number]): Promise<boolean> {
  return (await scan(reader, range, LONGEST, (bytes) => bytes.toString('latin1').search(MARKUP))) >= 0
}

/**
 * Returns true if another file (page, archive, program) begins at `end`. Other trailing bytes are accepted: cameras and
 * scanners leave some.
 */
export async function isPolyglot(reader: FileReader, end: number): Promise<boolean> {
  const tail = await reader.read(end, 64)
  const text = tail.toString('latin1').replace(/^[\s\0]+/, '')
  if (STARTS.some((start) => text.startsWith(start))) return true
  const zip = [Math.max(end, reader.size - ZIP_COMMENT_MAX - 22), reader.size] as [number, number]
  if ((await scan(reader, zip, END_OF_ZIP.length, (bytes) => bytes.indexOf(END_OF_ZIP))) >= 0) return true
  return holdsMarkup(reader, [end, reader.size])
}
