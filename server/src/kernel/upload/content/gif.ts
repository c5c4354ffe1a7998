import { KB } from 'contract/units'
import type { PictureStructure } from './picture-head'
import { holdsMarkup, isPolyglot } from './polyglot'
import type { FileReader } from './reader'

const HEAD = 13
const TRAILER = 0x3b
const FRAME = 0x2c
const EXTENSION = 0x21
/** Length of a frame's head: mark, position, size and flags; colours and code width follow. */
const FRAME_HEAD = 10
const FRAME_FLAGS = 9
/** Two to a frame, so far more than a picture has; each block of words costs a read of the file. */
const BLOCKS_MAX = 20_000

/** A GIF whose blocks join from signature to trailer, and nothing else in the same file. */
export async function readGif(reader: FileReader): Promise<PictureStructure | undefined> {
  const head = await reader.read(0, HEAD)
  if (head.length < HEAD || !/^GIF8[79]a$/.test(head.toString('latin1', 0, 6))) return undefined
  const end = await gifEnd(reader, HEAD + colourBytes(head[10] ?? 0))
  if (end === undefined || (await isPolyglot(reader, end))) return undefined
  // No part of the product draws one.
  return { format: 'gif', metadataBytes: 0, profileBytes: 0 }
}

/** Walks the blocks; where the picture ends, undefined where it is none or one of its words is markup. */
async function gifEnd(reader: FileReader, start: number): Promise<number | undefined> {
  const byteAt = readAhead(reader)
  let at = start
  for (let blocks = 0; blocks < BLOCKS_MAX; blocks++) {
    const from = at
    const mark = await byteAt(at)
    if (mark === TRAILER) return at + 1
    if (mark === FRAME) {
      const flags = await byteAt(at + FRAME_FLAGS)
      at += FRAME_HEAD + colourBytes(flags ?? 0) + 1
    } else if (mark === EXTENSION) at += 2
    else return undefined
    // Sub-blocks follow, each with its length, until an empty one.
    for (let length: number | undefined; length !== 0; at += length + 1) {
      length = await byteAt(at)
      if (length === undefined) return undefined
    }
    if (mark === EXTENSION && (await holdsMarkup(reader, [from, at]))) return undefined
  }
  return undefined
}

/** Bytes of the colour table that these flags announce. */
const colourBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Single bytes in ascending order, for which the file is read in large pieces; undefined beyond its end. */
function readAhead(reader: FileReader): (at: number) => Promise<number | undefined> {
  const scratch = Buffer.alloc(64 * KB)
  let piece: Buffer = Buffer.alloc(0)
  let from = 0
  return async (at) => {
    if (at >= from + piece.length) {
      piece = await reader.read(at, scratch.length, scratch)
      from = at
    }
    return piece[at - from]
  }
}
