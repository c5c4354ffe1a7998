import { type Locale, locales } from 'contract/locale'
import type { CreatePdf, Direction, Pdf, TextStyle } from '../../../adapters/pdf/pdf'
import { drawWordmark } from '../../../adapters/pdf/wordmark'
import type { PrintedDocument, Value } from './print'

const PAGE = { width: 595.28, height: 841.89, margin: 56, foot: 84 }
const SOFT = '#4d5a54'
const HAIRLINE = '#ddd9cf'
const PINE = '#0c533c'
const SAFFRON = '#eab13c'

const text: TextStyle = { size: 10 }
const soft: TextStyle = { size: 9, color: SOFT }
const strong: TextStyle = { size: 10, weight: 600 }

/** A document as a PDF: the same content in the same language is the same bytes. */
export async function documentPdf(
  createPdf: CreatePdf,
  content: PrintedDocument,
  locale: Locale,
): Promise<Buffer> {
  const { dir } = locales[locale]
  const pdf = await createPdf({
    width: PAGE.width,
    height: PAGE.height,
    lang: locale,
    direction: dir,
    title: `${content.title} ${content.number}`,
    author: 'Tavan',
    createdAt: content.issuedAt,
    text: JSON.stringify(content),
  })
  draw({ pdf, locale, dir, content })
  return pdf.end()
}

interface Sheet {
  pdf: Pdf
  locale: Locale
  dir: Direction
  content: PrintedDocument
}

const directionOf = ({ ltr }: Value) => (ltr ? 'ltr' : 'page')

/** A box of the page by its distance from the side where lines begin. */
function box({ dir }: Sheet, from: number, to: number): { left: number; right: number } {
  const [a, b] = [PAGE.margin + from, PAGE.margin + to]
  return dir === 'ltr' ? { left: a, right: b } : { left: PAGE.width - b, right: PAGE.width - a }
}

const WIDE = PAGE.width - 2 * PAGE.margin
/** Ends of the columns, measured from the side where lines begin. */
const COLUMN = { product: 250, quantity: 310, price: 400, amount: WIDE }

function draw(sheet: Sheet): void {
  masthead(sheet)
  let y = facts(sheet, 186)
  y = parties(sheet, y + 34)
  y = lines(sheet, y + 40)
  sums(sheet, y + 14)
  feet(sheet)
}

/** Wordmark, the arc of a plate that leaves the page, and the title. */
function masthead(sheet: Sheet): void {
  const { pdf, dir, content } = sheet
  const corner = dir === 'ltr' ? PAGE.width : 0
  // A sixth of the rim is drawn as progress, as in our logo.
  const [from, to] = dir === 'ltr' ? [100, 132] : [48, 80]
  pdf.group(() => {
    pdf.stroke([{ circle: [corner, 0, 118] }], { color: PINE, width: 26 })
    pdf.stroke([{ path: arc(corner, 0, 118, from, to) }], { color: SAFFRON, width: 26 })
  })
  drawWordmark(pdf, dir, { ...box(sheet, 0, WIDE), y: 60 })
  pdf.line(content.title, { size: 27, weight: 600 }, { ...box(sheet, 0, 300), baseline: 146 })
  pdf.line(content.number, { size: 11, color: SOFT }, { ...box(sheet, 0, 300), baseline: 165 }, 'ltr')
}

/** A piece of a circle around (x, y), in degrees from the right, clockwise. */
function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`
  }
  return `M${at(from)} A${radius} ${radius} 0 0 1 ${at(to)}`
}

/** Numbers, days and ways, in two rows of three. Returns where they end. */
function facts(sheet: Sheet, top: number): number {
  const { pdf, content } = sheet
  rule(sheet, top)
  for (const [i, fact] of content.facts.entries()) {
    const from = (i % 3) * (WIDE / 3)
    const place = box(sheet, from, from + WIDE / 3 - 12)
    const y = top + 22 + Math.floor(i / 3) * 38
    pdf.line(fact.label, soft, { ...place, baseline: y })
    pdf.line(fact.text, strong, { ...place, baseline: y + 15 }, directionOf(fact))
  }
  rule(sheet, top + 90)
  return top + 90
}

/** Draws seller and buyer. Returns the end of the longer one. */
function parties(sheet: Sheet, top: number): number {
  const { pdf, content } = sheet
  const column = (title: string, parts: readonly string[], from: number) => {
    const place = box(sheet, from, from + WIDE / 2 - 24)
    pdf.line(title, soft, { ...place, baseline: top })
    const rows = parts.flatMap((part, i) => {
      const style = i === 0 ? strong : text
      const direction = pdf.directionOf(part)
      return pdf.wrap(part, style, WIDE / 2 - 24).map((line) => ({ line, style, direction }))
    })
    for (const [i, { line, style, direction }] of rows.entries())
      pdf.line(line, style, { ...place, baseline: top + 17 + i * 15 }, direction)
    return top + 17 + (rows.length - 1) * 15
  }
  return Math.max(...content.parties.map(({ title, lines }, i) => column(title, lines, (i * WIDE) / 2)))
}

/** Draws the lines on as many pages as needed. Returns the end of the last line. */
function lines(sheet: Sheet, top: number): number {
  const { pdf, content } = sheet
  let y = tableHead(sheet, top)
  for (const item of content.lines) {
    const names = pdf.wrap(item.name, text, COLUMN.product - 12)
    const height = 14 * names.length + 24
    if (y + height > PAGE.height - PAGE.foot) {
      pdf.addPage()
      y = tableHead(sheet, PAGE.margin + 16)
    }
    const first = y + 18
    const direction = pdf.directionOf(item.name)
    for (const [i, name] of names.entries())
      pdf.line(name, text, { ...box(sheet, 0, COLUMN.product), baseline: first + i * 14 }, direction)
    pdf.line(
      item.sku,
      { ...soft, size: 8 },
      { ...box(sheet, 0, COLUMN.product), baseline: first + names.length * 14 - 1 },
      'ltr',
    )
    figure(sheet, item.quantity, text, COLUMN.product, COLUMN.quantity, first)
    figure(sheet, item.price, text, COLUMN.quantity, COLUMN.price, first)
    figure(sheet, item.amount, text, COLUMN.price, COLUMN.amount, first)
    y += height
    rule(sheet, y)
  }
  return y
}

function tableHead(sheet: Sheet, y: number): number {
  const { pdf, content } = sheet
  const { product, quantity, price, amount } = content.head
  pdf.line(product, soft, { ...box(sheet, 0, COLUMN.product), baseline: y })
  const head = (label: string, from: number, to: number) =>
    pdf.line(label, soft, { ...box(sheet, from, to), baseline: y, align: 'end' })
  head(quantity, COLUMN.product, COLUMN.quantity)
  head(price, COLUMN.quantity, COLUMN.price)
  head(amount, COLUMN.price, COLUMN.amount)
  rule(sheet, y + 9, PINE)
  return y + 9
}

function figure(
  sheet: Sheet,
  value: string,
  style: TextStyle,
  from: number,
  to: number,
  baseline: number,
): void {
  if (value) sheet.pdf.line(value, style, { ...box(sheet, from, to), baseline, align: 'end' }, 'ltr')
}

/** Sums, kept together on one page. */
function sums(sheet: Sheet, top: number): void {
  const { pdf, content } = sheet
  const { total, note, thanks } = content
  let y = top
  if (y + 76 + 18 * content.sums.length > PAGE.height - PAGE.foot) {
    pdf.addPage()
    y = PAGE.margin
  }
  for (const sum of content.sums) {
    y += 18
    pdf.line(sum.label, text, { ...box(sheet, COLUMN.product, COLUMN.price), baseline: y })
    const place = { ...box(sheet, COLUMN.price, WIDE), baseline: y, align: 'end' as const }
    pdf.line(sum.text, text, place, directionOf(sum))
  }
  const line = box(sheet, COLUMN.product, WIDE)
  pdf.stroke([{ line: [line.left, y + 11, line.right, y + 11] }], { color: PINE, width: 1.5 })
  y += 31
  const large: TextStyle = { size: 13, weight: 600 }
  pdf.line(total.label, strong, { ...box(sheet, COLUMN.product, COLUMN.price), baseline: y })
  figure(sheet, total.text, large, COLUMN.price, WIDE, y)
  pdf.line(note, { ...soft, color: PINE }, { ...box(sheet, COLUMN.product, WIDE), baseline: y + 18 })
  if (thanks) pdf.line(thanks, text, { ...box(sheet, 0, COLUMN.product), baseline: y })
}

/** The number of each page, when all are there. */
function feet(sheet: Sheet): void {
  const { pdf, locale, content } = sheet
  const number = new Intl.NumberFormat(locale)
  const count = pdf.pageCount()
  for (let i = 0; i < count; i++) {
    pdf.goToPage(i)
    const baseline = PAGE.height - 44
    rule(sheet, baseline - 16)
    const page = content.page.replace('{page}', number.format(i + 1)).replace('{pages}', number.format(count))
    pdf.line(content.number, { ...soft, size: 8 }, { ...box(sheet, 0, WIDE), baseline }, 'ltr')
    pdf.line(page, { ...soft, size: 8 }, { ...box(sheet, 0, WIDE), baseline, align: 'end' })
  }
}

function rule({ pdf }: Sheet, y: number, color = HAIRLINE): void {
  pdf.stroke([{ line: [PAGE.margin, y, PAGE.width - PAGE.margin, y] }], { color, width: 0.75 })
}
