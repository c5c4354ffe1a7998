import type { PictureStructure } from './picture-head'
import { holdsMarkup, isPolyglot } from './polyglot'
import type { FileReader } from './reader'

/** Chunks of the picture itself, which the library reads; all others may carry words. */
const PIXELS = new Set(['VP8 ', 'VP8L', 'ANMF'])
const HEAD = 12
const CHUNK_HEAD = 8
const CHUNKS_MAX = 20_000

/** A WebP whose chunks fill its RIFF container, and nothing else in the same file. */
export async function readWebp(reader: FileReader): Promise<PictureStructure | undefined> {
  const head = await reader.read(0, HEAD)
  if (head.length < HEAD || !/^RIFF....WEBP$/s.test(head.toString('latin1'))) return undefined
  const end = 8 + head.readUInt32LE(4)
  if (end > reader.size) return undefined
  const words = await readChunks(reader, end)
  if (!words || (await isPolyglot(reader, end))) return undefined
  return { format: 'webp', ...words }
}

/** Counts the bytes of metadata chunks; undefined if the chunks do not fill the file. */
async function readChunks(
  reader: FileReader,
  end: number,
): Promise<Omit<PictureStructure, 'format'> | undefined> {
  const words = { metadataBytes: 0, profileBytes: 0 }
  let at = HEAD
  for (let chunks = 0; chunks < CHUNKS_MAX && at < end; chunks++) {
    const head = await reader.read(at, CHUNK_HEAD)
    if (head.length < CHUNK_HEAD) return undefined
    const length = head.readUInt32LE(4)
    const data = at + CHUNK_HEAD
    const name = head.toString('latin1', 0, 4)
    if (!PIXELS.has(name) && (await holdsMarkup(reader, [data, data + length]))) return undefined
    if (name === 'ICCP') words.profileBytes += length
    else if (name === 'EXIF' || name === 'XMP ') words.metadataBytes += length
    // A chunk of odd length is padded.
    at = data + length + (length % 2)
  }
  return at === end ? words : undefined
}
