import { type Locale, locales } from 'contract/locale'
import { formatUsd } from 'contract/money'
import type { Mail } from './mailer'

/** A piece of a mail, in the order in which it is read. */
export type Block =
  | { text: string }
  | { action: string; url: string }
  | { rows: { label: string; value: string; strong?: boolean }[] }
  | { title: string; lines: string[] }
  | { small: string }

export interface Letter {
  locale: Locale
  subject: string
  /** Who is greeted; absent where we know an address only. */
  name?: string
  blocks: Block[]
}

const greeting: Record<Locale, string> = { en: 'Hello {name},', fa: 'سلام {name}،', nl: 'Hallo {name},' }
const nameless: Record<Locale, string> = { en: 'Hello,', fa: 'سلام،', nl: 'Hallo,' }
const wordmark: Record<Locale, string> = { en: 'Tavan', fa: 'توان', nl: 'Tavan' }

/** The colours of the site as mail programs know them: no custom properties, no oklch. */
const PAPER = '#faf7f1'
const RAISED = '#fefdfa'
const INK = '#13221b'
const SOFT = '#4d5a54'
const HAIRLINE = '#ddd9cf'
const PINE = '#0c533c'
const FACE = "'Segoe UI', Tahoma, Helvetica, Arial, sans-serif"

const LTR = '\u2066'
const AUTO = '\u2068'
const END = '\u2069'

/** Text that runs left to right inside a line of any direction: numbers, addresses of pages. */
export function ltr(text: string): string {
  return LTR + clean(text) + END
}

/** Text of a person, which may run either way, inside a line of any direction. */
export function isolated(text: string): string {
  return AUTO + clean(text) + END
}

/** An amount in US dollars inside a line of any direction. */
export function amount(usd: number): string {
  return ltr(formatUsd(usd))
}

/** Without line breaks and without the characters that would turn what follows. */
function clean(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/** The mail in both its forms, made from the same pieces: the text form says everything that the HTML form says. */
export function composeMail(letter: Letter): Pick<Mail, 'locale' | 'subject' | 'text' | 'html'> {
  const { name, locale } = letter
  const hello = name ? greeting[locale].replace('{name}', () => isolated(name)) : nameless[locale]
  const whole = { ...letter, blocks: [{ text: hello }, ...letter.blocks] }
  return {
    locale: letter.locale,
    subject: letter.subject,
    text: plainOf(whole),
    html: htmlOf(whole),
  }
}

function plainOf({ locale, blocks }: Letter): string {
  const parts = blocks.map((block) => {
    if ('action' in block) return `${block.action}:\n${block.url}`
    if ('rows' in block) return block.rows.map((row) => `${row.label}: ${row.value}`).join('\n')
    if ('title' in block) return [`${block.title}:`, ...block.lines].join('\n')
    return 'text' in block ? block.text : block.small
  })
  const text = [...parts, wordmark[locale], ''].join('\n\n').trimEnd()
  // In a line that runs left to right anyway the marks would only be in the way of simple readers.
  return `${locales[locale].dir === 'rtl' ? text : text.replace(/[\u2066-\u2069]/g, '')}\n`
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Escaped text, its isolated parts as elements. */
function inline(text: string): string {
  return escaped(text)
    .replaceAll(LTR, '<bdi dir="ltr">')
    .replaceAll(AUTO, '<bdi dir="auto">')
    .replaceAll(END, '</bdi>')
}

function htmlOf({ locale, subject, blocks }: Letter): string {
  const { dir } = locales[locale]
  const leading = dir === 'rtl' ? 1.9 : 1.6
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${inline(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${RAISED};border:1px solid ${HAIRLINE};border-radius:10px">
<tr><td style="padding:28px 32px;color:${INK};font:16px/${leading} ${FACE}">
<p style="margin:0 0 24px;color:${PINE};font-size:22px;font-weight:700">${wordmark[locale]}</p>
<h1 style="margin:0 0 20px;font-size:20px;line-height:1.4;font-weight:700">${inline(subject)}</h1>
${blocks.map((block) => htmlBlock(block, dir)).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function htmlBlock(block: Block, dir: 'ltr' | 'rtl'): string {
  if ('action' in block) {
    const url = escaped(block.url)
    return (
      `<p style="margin:0 0 12px"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:999px;` +
      `background:${PINE};color:${PAPER};font-weight:700;text-decoration:none">${inline(block.action)}</a></p>\n` +
      `<p dir="ltr" style="margin:0 0 20px;color:${SOFT};font-size:13px;overflow-wrap:anywhere">${url}</p>`
    )
  }
  if ('rows' in block) {
    const end = dir === 'rtl' ? 'left' : 'right'
    const cell = `padding:8px 0;border-top:1px solid ${HAIRLINE}`
    const rows = block.rows.map(({ label, value, strong }) => {
      const weight = strong ? ';font-weight:700' : ''
      return (
        `<tr><td style="${cell}${weight}">${inline(label)}</td>` +
        `<td align="${end}" style="${cell}${weight};white-space:nowrap">${inline(value)}</td></tr>`
      )
    })
    return `<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;color:${INK};font-size:16px">\n${rows.join('\n')}\n</table>`
  }
  if ('title' in block) {
    const lines = [`<strong>${inline(block.title)}</strong>`, ...block.lines.map(inline)]
    return `<p style="margin:0 0 20px">${lines.join('<br>')}</p>`
  }
  if ('small' in block)
    return `<p style="margin:0 0 20px;color:${SOFT};font-size:14px">${inline(block.small)}</p>`
  return `<p style="margin:0 0 20px">${inline(block.text)}</p>`
}
