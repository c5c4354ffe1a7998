import { TextDecoder } from 'node:util'

/** Longest sequence of a character in UTF-8. */
const SEQUENCE_MAX = 4
/** Bytes that Windows-1252 does not assign. */
const UNASSIGNED = /[\u0081\u008d\u008f\u0090\u009d]/

/**
 * Decodes a text file as table programs save it: UTF-8, UTF-16 with its mark, or Windows-1252. Without a mark the first
 * character outside ASCII decides. Throws a TypeError where the bytes are none of these.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let pending = Buffer.alloc(0)
  let isStart = true
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    pending = Buffer.concat([pending, chunk])
    if (isStart && pending.length < 2) continue
    decoder ??= isStart ? decoderOfMark(pending) : undefined
    isStart = false
    if (!decoder) {
      const first = pending.findIndex((byte) => byte > 0x7f)
      // The beginning of a sequence waits for its rest.
      if (first >= 0 && pending.length < first + SEQUENCE_MAX) continue
      decoder = first < 0 ? undefined : decoderOf(pending, first)
    }
    yield decoder ? decoded(decoder, pending, true) : pending.toString('latin1')
    pending = Buffer.alloc(0)
  }
  const first = pending.findIndex((byte) => byte > 0x7f)
  decoder ??= first < 0 ? new TextDecoder('utf-8', { fatal: true }) : decoderOf(pending, first)
  yield decoded(decoder, pending, false)
}

function decoderOfMark(bytes: Buffer): TextDecoder | undefined {
  const mark = bytes.subarray(0, 2).toString('latin1')
  if (mark === '\xff\xfe') return new TextDecoder('utf-16le', { fatal: true })
  return mark === '\xfe\xff' ? new TextDecoder('utf-16be', { fatal: true }) : undefined
}

/** Decides by the first byte outside ASCII, at `first`. */
function decoderOf(bytes: Buffer, first: number): TextDecoder {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    utf8.decode(bytes.subarray(first, first + lengthOf(bytes[first] as number)))
    return utf8
  } catch {
    return new TextDecoder('windows-1252')
  }
}

/** Bytes of a sequence in UTF-8 by its first byte. */
function lengthOf(byte: number): number {
  if (byte >= 0xf0) return 4
  return byte >= 0xe0 ? 3 : 2
}

function decoded(decoder: TextDecoder, bytes: Buffer, stream: boolean): string {
  const text = decoder.decode(bytes, { stream })
  if (decoder.encoding === 'windows-1252' && UNASSIGNED.test(text))
    throw new TypeError('a file of no known encoding')
  return text
}
