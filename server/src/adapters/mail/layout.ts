import { type Locale, locales } from 'contract/locale'
import { formatUsd } from 'contract/money'
import { footerLines } from './layout-footer'
import { htmlOf } from './layout-html'
import type { Mail } from './mailer'

/** A piece of a mail, in the order in which it is read. */
export type Block =
  | { text: string }
  | { action: string; url: string }
  | { rows: { label: string; value: string; strong?: boolean }[] }
  | { title: string; lines: string[] }
  /** What matters most beside the text: a date, a limit of time. */
  | { fact: string; value: string }
  | { small: string }

/** Who writes, as every mail says at its end. */
export interface MailShop {
  name: string
  /** Where questions go. */
  email: string
  /** Legal name, address and registration, a line each. */
  imprint: string[]
}

/** Why somebody gets a mail. */
export type Reason = 'order' | 'account' | 'coach' | 'application' | 'alert'

export interface Letter {
  locale: Locale
  subject: string
  /** Who is greeted; absent where we know an address only. */
  name?: string
  reason: Reason
  shop: MailShop
  blocks: Block[]
}

const greeting: Record<Locale, string> = { en: 'Hello {name},', fa: 'سلام {name}،', nl: 'Hallo {name},' }
const nameless: Record<Locale, string> = { en: 'Hello,', fa: 'سلام،', nl: 'Hallo,' }

export const LTR = '\u2066'
export const AUTO = '\u2068'
export const END = '\u2069'

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

function plainOf(letter: Letter): string {
  const { locale, blocks } = letter
  const parts = blocks.map((block) => {
    if ('action' in block) return `${block.action}:\n${block.url}`
    if ('rows' in block) return block.rows.map((row) => `${row.label}: ${row.value}`).join('\n')
    if ('title' in block) return [`${block.title}:`, ...block.lines].join('\n')
    if ('fact' in block) return `${block.fact}: ${block.value}`
    return 'text' in block ? block.text : block.small
  })
  const text = [
    ...parts,
    `--\n${[...footerLines(letter), letter.shop.imprint.map(isolated).join(', ')].join('\n')}`,
  ]
    .join('\n\n')
    .trimEnd()
  // In a line that runs left to right anyway the marks would only be in the way of simple readers.
  return `${locales[locale].dir === 'rtl' ? text : text.replace(/[\u2066-\u2069]/g, '')}\n`
}
