const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  deg: '°',
  eacute: 'é',
  euml: 'ë',
}

/** Elements whose content is no text of the page. */
const HIDDEN = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const LINE_END = /<br\b[^>]*>|<\/(?:p|div|h[1-6]|ul|ol|table|tr|blockquote)\s*>/gi
const ITEM = /<li\b[^>]*>/gi
const TAG = /<\/?[a-z][^>]*>|<!--[\s\S]*?-->/gi

const IS_HTML = /<\/?[a-z!]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i

/** Returns the text of a description in HTML: a line for each paragraph and item. Plain text stays as it is. */
export function htmlText(html: string): string {
  if (!IS_HTML.test(html)) return html
  const text = html
    .replace(HIDDEN, '')
    .replace(/\s*\n\s*/g, (end) => (/<[a-z]/i.test(html) ? ' ' : end))
    .replace(LINE_END, '\n')
    .replace(ITEM, '\n• ')
    .replace(TAG, '')
  return decodeEntities(text)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
      ? String.fromCodePoint(point)
      : entity
  })
}
