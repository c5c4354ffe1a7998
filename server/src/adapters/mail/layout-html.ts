import { type Locale, locales } from 'contract/locale'
import { footerLines } from './layout-footer'
import { AUTO, type Block, END, isolated, type Letter, LTR } from './letter'
import { WORDMARK_CID, wordmarks } from './wordmark'

/** The colours of the site as mail programs know them: no custom properties, no oklch. */
const light = {
  paper: '#f4f0e6',
  raised: '#fefdfa',
  ink: '#13221b',
  soft: '#4d5a54',
  line: '#ddd9cf',
  wash: '#f8ecd2',
  link: '#0b5e66',
}
/** The same at night; the band and the button are pine at any hour. */
const dark: typeof light = {
  paper: '#101814',
  raised: '#18231d',
  ink: '#ece8dd',
  soft: '#b3bdb6',
  line: '#36433c',
  wash: '#3a2f17',
  link: '#7fd0d6',
}
const PINE = '#0c533c'
const PAPER = '#faf7f1'
const SAFFRON = '#e2a22b'
const FACE = "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif"
const PERSIAN_FACE = "Vazirmatn, 'Segoe UI', Tahoma, Arial, sans-serif"
const brands: Record<Locale, string> = { en: 'Tavan', fa: 'توان', nl: 'Tavan' }

/** Styles that inline attributes cannot express; clients that drop them show the light theme at one width. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
bdi[dir="ltr"] { white-space: nowrap }
@media (max-width: 480px) {
  .outer { padding: 0 !important }
  .card { border-radius: 0 !important; border-width: 1px 0 !important }
  .inner { padding: 24px 20px !important }
  .band { padding: 16px 20px !important; border-radius: 0 !important }
  .button { display: block !important; text-align: center !important }
  .foot { padding: 20px 20px 32px !important }
}
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important }
  .card { background: ${dark.raised} !important; border-color: ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .soft { color: ${dark.soft} !important }
  .line { border-color: ${dark.line} !important }
  .wash { background: ${dark.wash} !important }
  .link { color: ${dark.link} !important }
}
`

export function escaped(text: string): string {
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

export function htmlOf(letter: Letter): string {
  const { locale, subject, blocks } = letter
  const { dir } = locales[locale]
  const leading = dir === 'rtl' ? 1.9 : 1.55
  const face = dir === 'rtl' ? PERSIAN_FACE : FACE
  const table = `role="presentation" dir="${dir}" cellpadding="0" cellspacing="0"`
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<table ${table} class="paper" width="100%" style="background:${light.paper}">
<tr><td align="center" class="outer" style="padding:32px 16px 0">
<table ${table} class="card" width="100%" style="max-width:600px;background:${light.raised};border:1px solid ${light.line};border-radius:10px;border-collapse:separate;overflow:hidden">
<tr><td class="band" style="padding:18px 36px;background:${PINE};border-bottom:4px solid ${SAFFRON};border-radius:9px 9px 0 0">${brand(locale)}</td></tr>
<tr><td class="inner ink" style="padding:32px 36px 20px;color:${light.ink};font:16px/${leading} ${face}">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.3;font-weight:700;letter-spacing:${dir === 'rtl' ? '0' : '-0.01em'}">${inline(subject)}</h1>
${blocks.map((block) => htmlBlock(block, dir)).join('\n')}
</td></tr>
</table>
</td></tr>
<tr><td align="center" class="outer" style="padding:0 16px">
<table ${table} width="100%" style="max-width:600px">
<tr><td class="foot soft" style="padding:20px 36px 40px;color:${light.soft};font:13px/${leading} ${face}">
${[...footerLines(letter), imprint(letter)]
  .map((line) => `<p style="margin:0 0 6px">${inline(line)}</p>`)
  .join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Imprint of the sender; a line of it does not wrap. */
function imprint({ shop }: Letter): string {
  return shop.imprint.map((line) => isolated(line.replaceAll(' ', '\u00a0'))).join(' · ')
}

function brand(locale: Locale): string {
  const { width, height } = wordmarks[locale]
  return (
    `<img src="cid:${WORDMARK_CID}" alt="${brands[locale]}" width="${width}" height="${height}" ` +
    `style="display:block;border:0;color:${PAPER};font:700 24px/1.2 ${locale === 'fa' ? PERSIAN_FACE : FACE}">`
  )
}

function htmlBlock(block: Block, dir: 'ltr' | 'rtl'): string {
  if ('action' in block) return block.quiet ? quietLink(block) : button(block, dir)
  if ('rows' in block) return rows(block.rows, dir)
  if ('fact' in block) return fact(block, dir)
  if ('title' in block) {
    const lines = [`<strong>${inline(block.title)}</strong>`, ...block.lines.map(inline)]
    return `<p style="margin:0 0 20px">${lines.join('<br>')}</p>`
  }
  if ('small' in block)
    return `<p class="soft" style="margin:0 0 20px;color:${light.soft};font-size:14px">${inline(block.small)}</p>`
  return `<p style="margin:0 0 20px">${inline(block.text)}</p>`
}

/** The one button of a mail, and its address for programs that show none. */
function button(block: { action: string; url: string }, dir: 'ltr' | 'rtl'): string {
  const url = escaped(block.url)
  return (
    `<p style="margin:4px 0 10px"><a href="${url}" class="button" style="display:inline-block;padding:13px 26px;border-radius:6px;` +
    `background:${PINE};color:${PAPER};font-weight:700;line-height:1.3;text-decoration:none">${inline(block.action)}</a></p>\n` +
    `<p dir="ltr" class="soft" style="text-align:${dir === 'rtl' ? 'right' : 'left'};margin:0 0 22px;color:${light.soft};font-size:12px;line-height:1.5;overflow-wrap:anywhere">${url}</p>`
  )
}

function quietLink({ action, url }: { action: string; url: string }): string {
  return (
    `<p class="soft" style="margin:0 0 20px;color:${light.soft};font-size:14px">` +
    `<a href="${escaped(url)}" class="link" style="color:${light.link}">${inline(action)}</a></p>`
  )
}

function rows(list: { label: string; value: string; strong?: boolean }[], dir: 'ltr' | 'rtl'): string {
  const end = dir === 'rtl' ? 'left' : 'right'
  const cells = list.map(({ label, value, strong }) => {
    const style = `padding:10px 0;border-top:1px solid ${light.line}${strong ? ';font-weight:700;font-size:18px' : ''}`
    return (
      `<tr><td class="line" style="${style}">${inline(label)}</td>` +
      `<td align="${end}" class="line" style="${style};white-space:nowrap;vertical-align:top">${inline(value)}</td></tr>`
    )
  })
  return `<table role="presentation" dir="${dir}" class="ink" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;color:${light.ink};font-size:16px;line-height:1.5">\n${cells.join('\n')}\n</table>`
}

function fact({ fact: label, value }: { fact: string; value: string }, dir: 'ltr' | 'rtl'): string {
  const edge = dir === 'rtl' ? 'right' : 'left'
  return (
    `<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">` +
    `<tr><td class="wash ink" style="padding:12px 16px;background:${light.wash};border-${edge}:4px solid ${SAFFRON};color:${light.ink}">` +
    `<span class="soft" style="display:block;color:${light.soft};font-size:13px">${inline(label)}</span>` +
    `<strong style="font-size:17px">${inline(value)}</strong></td></tr></table>`
  )
}
