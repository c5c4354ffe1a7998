import { type Locale, locales } from 'contract/locale'
import { footerLines } from './layout-footer'
import { htmlOf } from './layout-html'
import { isolated, type Letter } from './letter'
import type { Mail } from './mailer'

export { amount, type Block, isolated, type Letter, ltr, type MailShop } from './letter'

const greeting: Record<Locale, string> = { en: 'Hello {name},', fa: 'سلام {name}،', nl: 'Hallo {name},' }
const nameless: Record<Locale, string> = { en: 'Hello,', fa: 'سلام،', nl: 'Hallo,' }

/** The mail in both its forms, made from the same pieces: the text form says everything that the HTML form says. */
export function composeMail(letter: Letter): Pick<Mail, 'locale' | 'replyTo' | 'subject' | 'text' | 'html'> {
  const { name, locale } = letter
  const hello = name ? greeting[locale].replace('{name}', () => isolated(name)) : nameless[locale]
  const whole = { ...letter, blocks: [{ text: hello }, ...letter.blocks] }
  return {
    locale: letter.locale,
    replyTo: letter.shop.email,
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
