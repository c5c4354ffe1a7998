import { KB } from 'contract/units'
import { holdsMarkup, isPolyglot } from './polyglot'
import { type FileReader, scan } from './reader'

const HEAD = 1 * KB
/** Readers look for the end mark in the last kilobyte. */
const TAIL = 2 * KB
/** White space that mail programs and scanners put in front, with a byte order mark at most. */
const START = /^(?:\xef\xbb\xbf)?[\s\0]{0,64}%PDF-[12]\.\d/

/**
 * A PDF with objects and an end mark, and no other file before or behind it. The table of objects may be displaced or
 * broken, as it is in files that were joined or repaired by hand: readers then look for the objects, and so do we.
 */
export async function isPdf(reader: FileReader): Promise<boolean> {
  const head = (await reader.read(0, HEAD)).toString('latin1')
  if (!START.test(head) || (await holdsMarkup(reader, [0, HEAD]))) return false
  const ending = await findEnding(reader)
  if (!ending) return false
  const place = (await reader.read(ending.table, 40)).toString('latin1')
  const isAtTable = /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(place)
  if (!isAtTable && !(await hasObjects(reader))) return false
  return !(await isPolyglot(reader, ending.end))
}

/** Returns the declared position of the cross-reference table, and the end of the file. */
export async function findEnding(reader: FileReader): Promise<{ table: number; end: number } | undefined> {
  const lead = (await reader.read(0, HEAD)).toString('latin1').indexOf('%PDF-')
  const from = Math.max(0, reader.size - TAIL)
  const tail = (await reader.read(from, TAIL)).toString('latin1')
  const end = tail.lastIndexOf('%%EOF')
  const table = /startxref\s+(\d+)\s+$/.exec(tail.slice(0, Math.max(0, end)))
  return end < 0 || !table ? undefined : { table: Number(table[1]) + lead, end: from + end + 5 }
}

/** Returns true if objects and the document's root can be found without the table. */
async function hasObjects(reader: FileReader): Promise<boolean> {
  for (const mark of [/\d\s+\d+\s+obj\b/, /\bendobj\b/, /\/Root\b/]) {
    const at = await scan(reader, [0, reader.size], 32, (bytes) => bytes.toString('latin1').search(mark))
    if (at < 0) return false
  }
  return true
}
