import { KB } from 'contract/units'
import { findEnding } from './pdf'
import { parsePdfObject, valuesOf } from './pdf-objects'
import { lastMarkOf, noteStream, type PdfStreams, unpackStreams } from './pdf-streams'
import { type FileReader, scan } from './reader'

const STEP = 64 * KB
/** Overlap with the pieces before and after, so that no object is cut. */
const BEFORE = 4 * KB
const BEHIND = 4 * KB

/** A text of a PDF in which objects are written. */
export type PdfText =
  /** Piece of the file with its overlap; the text begins at `from`, the piece at `start`. */
  | { kind: 'piece'; text: string; from: number; start: number; end: number }
  /** The objects of a stream; the first one begins at `first`. */
  | { kind: 'objects'; text: string; first: number }

/** The word before an object; the one that ends it has more letters. */
export const OBJECT_WORD = /(?<!end)obj/g

/** Returns true if a position belongs to this piece, not to the overlap with the next. */
export function isInside(text: PdfText, index: number): boolean {
  return text.kind === 'objects' || (text.from + index >= text.start && text.from + index < text.end)
}

/** The file in pieces, and then the objects of each stream of objects; looks for these streams on the first time. */
export async function* pdfTexts(
  reader: FileReader,
  streams: PdfStreams,
  { isFirstTime }: { isFirstTime: boolean },
): AsyncGenerator<PdfText> {
  const scratch = Buffer.alloc(BEFORE + STEP + BEHIND)
  for (let start = 0; start < reader.size; start += STEP) {
    const from = Math.max(0, start - BEFORE)
    const text = (await reader.read(from, start - from + STEP + BEHIND, scratch)).toString('latin1')
    const piece: PdfText = { kind: 'piece', text, from, start, end: start + STEP }
    yield piece
    if (!isFirstTime) continue
    const searched = { text, from, lastMark: lastMarkOf(text) }
    for (const { index } of text.matchAll(OBJECT_WORD))
      if (isInside(piece, index)) await noteStream(reader, streams, searched, index)
  }
  for await (const found of unpackStreams(reader, streams)) yield { kind: 'objects', ...found }
}

/**
 * Returns true if the objects of a PDF are encrypted, so object streams cannot be read. Only the trailer's dictionary
 * counts, because the word may occur in a comment.
 */
export async function isEncrypted(reader: FileReader): Promise<boolean> {
  const table = (await findEnding(reader))?.table ?? reader.size
  const words = (await reader.read(table, STEP)).toString('latin1')
  const object = /^\s*\d+\s+\d+\s+obj\b/.exec(words)
  if (object) return holdsEncrypt(words, object[0].length)
  if (!/^\s*xref\s/.test(words)) return false
  const trailer = await scan(reader, [table, reader.size], 8, (bytes) => bytes.indexOf('trailer'))
  return trailer >= 0 && holdsEncrypt((await reader.read(trailer, STEP)).toString('latin1'), 7)
}

function holdsEncrypt(text: string, at: number): boolean {
  const { object } = parsePdfObject(text, at)
  return object !== undefined && valuesOf(object, 'Encrypt').length > 0
}
