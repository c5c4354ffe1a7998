import { type FileHandle, open } from 'node:fs/promises'
import { KB } from 'contract/units'

/** A local file that is read in pieces, never whole. */
export interface FileReader {
  size: number
  /**
   * At most `length` bytes from `position` on; fewer at the end of the file, none beyond it. With `scratch` they lie in it
   * until it is used again: a whole file is looked through in the memory of one piece.
   */
  read(position: number, length: number, scratch?: Buffer): Promise<Buffer>
}

/** Opens a file for `look` and closes it. */
export async function withReader<T>(path: string, look: (reader: FileReader) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    return await look({
      size,
      read: (position, length, scratch) =>
        readAt(handle, position, scratch?.subarray(0, length) ?? Buffer.alloc(Math.max(0, length))),
    })
  } finally {
    await handle.close()
  }
}

async function readAt(handle: FileHandle, position: number, buffer: Buffer): Promise<Buffer> {
  let filled = 0
  while (filled < buffer.length) {
    const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

const STEP = 64 * KB

/** Scans the bytes from `from` to `to` in overlapping steps until `look` finds something. */
export async function scan(
  reader: FileReader,
  [from, to]: [number, number],
  overlap: number,
  look: (bytes: Buffer, position: number) => number,
): Promise<number> {
  const end = Math.min(to, reader.size)
  const scratch = Buffer.alloc(Math.max(0, Math.min(STEP, end - from)))
  for (let at = Math.max(0, from); at < end; at += STEP - overlap) {
    const bytes = await reader.read(at, Math.min(STEP, end - at), scratch)
    const found = look(bytes, at)
    if (found >= 0) return at + found
    if (at + bytes.length >= end) break
  }
  return -1
}
