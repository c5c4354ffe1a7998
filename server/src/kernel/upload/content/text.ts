import { KB } from 'contract/units'
import { holdsMarkup } from './polyglot'
import type { FileReader } from './reader'

const STEP = 64 * KB
/** Control characters that no text of a person holds; they are how other files are told from texts. */
const CONTROLS = /(?!\s)\p{Cc}/u

/** Plain text in UTF-8 without control characters, and no page that a browser might take it for. */
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
