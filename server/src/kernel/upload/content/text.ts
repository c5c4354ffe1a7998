import { KB } from 'contract/units'
import { holdsMarkup } from './polyglot'
import type { FileReader } from './reader'

const STEP = 64 * KB
/** Control characters that occur in other kinds of files but not in texts. */
const CONTROLS = /(?!\s)\p{Cc}/u

/** Returns true for UTF-8 text without control characters and without HTML that a browser might sniff. */
export async function isText(reader: FileReader): Promise<boolean> {
  if (reader.size === 0 || (await holdsMarkup(reader, [0, reader.size]))) return false
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < reader.size; at += STEP) {
      const text = decoder.decode(await reader.read(at, STEP), { stream: true })
      if (CONTROLS.test(text)) return false
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}
