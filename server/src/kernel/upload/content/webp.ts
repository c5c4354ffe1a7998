import { isDrawable } from './pictures'
import { holdsMarkup, isPolyglot } from './polyglot'
import type { FileReader } from './reader'

/** Chunks of the picture itself; all others may carry words. */
const PIXELS = new Set(['VP8 ', 'VP8L', 'ANMF'])
const HEAD = 12
const CHUNK_HEAD = 8
const CHUNKS_MAX = 20_000

/** A WebP whose chunks fill its RIFF container, and nothing else in the same file. */
export async function isWebp(reader: FileReader, path: string): Promise<boolean> {
  const head = await reader.read(0, HEAD)
  if (head.length < HEAD || !/^RIFF....WEBP$/s.test(head.toString('latin1'))) return false
  const end = 8 + head.readUInt32LE(4)
  if (end > reader.size || !(await hasChunksUntil(reader, end))) return false
  return !(await isPolyglot(reader, end)) && isDrawable(path, 'webp')
}

async function hasChunksUntil(reader: FileReader, end: number): Promise<boolean> {
  let at = HEAD
  let pixels = false
  for (let chunks = 0; chunks < CHUNKS_MAX && at < end; chunks++) {
    const head = await reader.read(at, CHUNK_HEAD)
    if (head.length < CHUNK_HEAD) return false
    const length = head.readUInt32LE(4)
    const data = at + CHUNK_HEAD
    if (PIXELS.has(head.toString('latin1', 0, 4))) pixels = true
    else if (await holdsMarkup(reader, [data, data + length])) return false
    // A chunk of odd length is padded.
    at = data + length + (length % 2)
  }
  return pixels && at === end
}
