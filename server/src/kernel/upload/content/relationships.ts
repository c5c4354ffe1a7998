const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const LINKS = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'file', 'skype', 'whatsapp'])
/** The writer's own disk: nothing is fetched over the network. */
const OWN_DISK = /^(file:\/{3}[^/\\]|[a-z]:[\\/])/i
const TAG =
  /<(?:\/(?:\w+:)?Relationships\s*|(?:\w+:)?Relationships?((?:\s+[\w:]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?)>/y
const ATTRIBUTE = /([\w:]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Returns true for a harmless relationship part: strict UTF-8 XML that points outside of the archive only by hyperlinks
 * and a local template. DTDs, character references, comments, CDATA and UTF-16 are refused: writing programs do not use
 * them here, and they hide addresses.
 */
export function areHarmlessRelationships(part: Buffer): boolean {
  if (part.includes(0)) return false
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(part)
  } catch {
    return false
  }
  const prolog = /^\s*(?:<\?xml\s[^>]*\?>)?\s*/.exec(text)?.[0] ?? ''
  if (/encoding/i.test(prolog) && !/encoding\s*=\s*["']utf-8["']/i.test(prolog)) return false
  let at = prolog.length
  while (at < text.length) {
    TAG.lastIndex = at
    const tag = TAG.exec(text)
    if (!tag) return false
    if (!isHarmless(tag[1] ?? '')) return false
    at = TAG.lastIndex
    while (/\s/.test(text[at] ?? '')) at += 1
  }
  return true
}

/** Returns true if the attributes of one relationship are harmless. */
function isHarmless(attributes: string): boolean {
  const found = new Map<string, string>()
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? '')
    if (value === undefined || found.has(name)) return false
    found.set(name, value)
  }
  const target = (found.get('Target') ?? '').trim()
  const type = found.get('Type') ?? ''
  const scheme = SCHEME.exec(target)?.[1]?.toLowerCase()
  const isOutside = scheme !== undefined || /^(\\\\|\/\/)/.test(target)
  // A document that is put into this one when it is opened was never looked into.
  if (/\/aFChunk$/i.test(type)) return false
  if (found.get('TargetMode')?.toLowerCase() !== 'external') return !isOutside
  if (/\/attachedTemplate$/.test(type)) return OWN_DISK.test(target)
  return /\/hyperlink$/.test(type) && (scheme === undefined ? !isOutside : LINKS.has(scheme))
}

/** An attribute's value; undefined where it holds any reference but the five that XML names. */
function decode(value: string): string | undefined {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(value)) return undefined
  return value.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '')
}
