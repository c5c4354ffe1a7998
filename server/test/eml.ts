/** Mail of the outbox, parsed as far as tests need. */
export interface Eml {
  /** Header lines, unfolded, by lower-case name. */
  headers: Record<string, string[]>
  /** The parts by content type, decoded. */
  parts: Record<string, string>
}

export function readEml(raw: string): Eml {
  const { headers, body } = split(raw)
  return { headers, parts: partsOf(headers, body) }
}

function split(raw: string) {
  const at = raw.indexOf('\r\n\r\n')
  const headers: Record<string, string[]> = {}
  for (const line of raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers[name] = [...(headers[name] ?? []), words(line.slice(colon + 1).trim())]
  }
  return { headers, body: raw.slice(at + 4) }
}

function partsOf(headers: Record<string, string[]>, body: string): Record<string, string> {
  const type = headers['content-type']?.[0] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1]
  if (boundary) {
    const inner = body.split(`--${boundary}`).slice(1, -1)
    return Object.assign(
      {},
      ...inner.map((part) => {
        const { headers, body } = split(part.replace(/^\r\n/, ''))
        return partsOf(headers, body)
      }),
    )
  }
  const encoding = headers['content-transfer-encoding']?.[0]?.toLowerCase()
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? quoted(body.replace(/=\r\n/g, ''), /=([0-9A-F]{2})/g)
        : Buffer.from(body)
  return { [(type.split(';')[0] as string).trim()]: bytes.toString('utf8').replaceAll('\r\n', '\n') }
}

/** Encoded words of a header (RFC 2047). */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(data, 'base64').toString('utf8')
        : quoted(data.replaceAll('_', ' '), /=([0-9A-F]{2})/gi).toString('utf8'),
    )
}

function quoted(text: string, escapes: RegExp): Buffer {
  return Buffer.from(
    text.replace(escapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}
