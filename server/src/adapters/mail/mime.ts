/** The longest line of a header or of an encoded body, in characters (RFC 5322 2.1.1, RFC 2045 6.7). */
const LINE_MAX = 76
/** Bytes that an encoded word may carry: with its frame it has at most 75 characters (RFC 2047 2). */
const WORD_BYTES = 45
/** Beyond this part of characters that are not ASCII, base64 is shorter than quoted-printable. */
const BASE64_FROM = 1 / 6
/** Longest line of a body that goes as it is; mail may carry 998 octets. */
const PLAIN_LINE_MAX = 900

/** A body of a mail, or a part of one: its headers and its encoded content. */
export interface Part {
  headers: readonly string[]
  content: string
}

/** Text of one header line, without control characters. */
export function headerText(text: string): string {
  return isShortAscii(text) && !text.includes('=?') ? text : encodedWords(text)
}

/** A display name with its address, or the address alone. */
export function mailbox(name: string, address: string): string {
  if (name === '') return address
  if (!isShortAscii(name) || name.includes('=?')) return `${encodedWords(name)}\r\n <${address}>`
  const phrase = /^[\w ]+$/.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`
  return `${phrase} <${address}>`
}

const isShortAscii = (text: string) => text.length <= LINE_MAX - 16 && /^[\x20-\x7e]*$/.test(text)

/** Words of RFC 2047, each of whole characters. */
function encodedWords(text: string): string {
  const words: string[] = []
  let word = ''
  let bytes = 0
  for (const sign of text) {
    const length = Buffer.byteLength(sign)
    if (bytes + length > WORD_BYTES) {
      words.push(word)
      word = ''
      bytes = 0
    }
    word += sign
    bytes += length
  }
  words.push(word)
  return words.map((one) => `=?utf-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ')
}

/** A part of text; ASCII of short lines goes as it is, so that a link can be read in the raw mail. */
export function textPart(type: 'text/plain' | 'text/html', text: string): Part {
  const carried = encodingOf(type, text)
  return {
    headers: [`Content-Type: ${type}; charset=utf-8`, `Content-Transfer-Encoding: ${carried.name}`],
    content: carried.content,
  }
}

function encodingOf(type: string, text: string): { name: string; content: string } {
  const isPlain =
    /^[\x20-\x7e\n]*$/.test(text) && text.split('\n').every((one) => one.length < PLAIN_LINE_MAX)
  if (type === 'text/plain' && isPlain) return { name: '7bit', content: text.replaceAll('\n', '\r\n') }
  const bytes = Buffer.from(text)
  // Each character that is not ASCII has two bytes or more.
  return bytes.length - text.length > text.length * BASE64_FROM
    ? { name: 'base64', content: base64(bytes) }
    : { name: 'quoted-printable', content: quotedPrintable(bytes) }
}

export function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{76}/g, '$&\r\n')
}

function quotedPrintable(bytes: Buffer): string {
  const hex = (sign: string) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  return bytes
    .toString('latin1')
    .split('\n')
    .map((line) => softLines(line.replace(/[^\x20-\x3c\x3e-\x7e]| $/g, hex)))
    .join('\r\n')
}

/** A line in pieces that each end in `=`; none of them ends within an escaped byte. */
function softLines(line: string): string {
  if (line.length <= LINE_MAX) return line
  const pieces: string[] = []
  let from = 0
  while (line.length - from > LINE_MAX) {
    const to = from + LINE_MAX - 1
    const escaped = line.lastIndexOf('=', to - 1)
    const end = escaped > to - 3 && escaped > from ? escaped : to
    pieces.push(line.slice(from, end))
    from = end
  }
  return [...pieces, line.slice(from)].join('=\r\n')
}

/** Parts behind one another; `boundary` must occur in none of them. */
export function multipart(type: string, boundary: string, parts: readonly Part[]): Part {
  const inside = parts.map(
    ({ headers, content }) => `--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n${content}`,
  )
  return {
    headers: [`Content-Type: ${type};\r\n boundary="${boundary}"`],
    content: `${inside.join('\r\n')}\r\n--${boundary}--\r\n`,
  }
}
