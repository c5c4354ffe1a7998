import { type Locale, locales } from 'contract/locale'
import type { CreatePdf, Direction, Pdf, TextStyle } from '../../../adapters/pdf/pdf'
import { drawWordmark } from '../../../adapters/pdf/wordmark'
import type { Labelled, PrintedDay, PrintedRow, PrintedSession, PrintedWeek } from './week-sheet'

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48, foot: 64 }
const WIDE = PAGE.width - 2 * PAGE.margin
const SOFT = '#4d5a54'
const HAIRLINE = '#ddd9cf'
const PINE = '#0c533c'

const text: TextStyle = { size: 10 }
const strong: TextStyle = { size: 10, weight: 600 }
const soft: TextStyle = { size: 9, color: SOFT }
const heading: TextStyle = { size: 12, weight: 600 }

/** Ends of the columns of exercises, measured from the side where lines begin. */
const COLUMN = { name: 214, amount: 318, rest: 394, done: WIDE }
/** Width of the labels of notes. */
const LABEL = 84
const GAP = 10
const LINE = 13
const BOX = 9

/** A week as a PDF on A4, to read and tick on paper. */
export async function weekPdf(createPdf: CreatePdf, week: PrintedWeek, locale: Locale): Promise<Buffer> {
  const { dir } = locales[locale]
  const pdf = await createPdf({
    width: PAGE.width,
    height: PAGE.height,
    lang: locale,
    direction: dir,
    title: `${week.title}: ${week.week}`,
    author: 'Tavan',
    createdAt: new Date(),
    text: JSON.stringify(week),
  })
  const sheet: Sheet = { pdf, dir, week, y: PAGE.margin }
  masthead(sheet)
  for (const day of week.days) drawDay(sheet, day)
  drawMeals(sheet)
  feet(sheet, new Intl.NumberFormat(locale))
  return pdf.end()
}

interface Sheet {
  pdf: Pdf
  dir: Direction
  week: PrintedWeek
  /** Where the next thing is drawn, in points from the top. */
  y: number
}

/** A box of the page by its distance from the side where lines begin. */
function box({ dir }: Sheet, from: number, to: number): { left: number; right: number } {
  const [a, b] = [PAGE.margin + from, PAGE.margin + to]
  return dir === 'ltr' ? { left: a, right: b } : { left: PAGE.width - b, right: PAGE.width - a }
}

/** Begins a page where there is less room than needed; never an empty one. */
function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= PAGE.height - PAGE.foot) return
  sheet.pdf.addPage()
  sheet.y = PAGE.margin
}

/** Draws a text in lines between two distances, each where there is room, in its own direction. */
function paragraph(sheet: Sheet, value: string, style: TextStyle, from = 0, to = WIDE): void {
  const direction = sheet.pdf.directionOf(value)
  for (const line of sheet.pdf.wrap(value, style, to - from)) {
    makeRoom(sheet, LINE)
    sheet.y += LINE
    sheet.pdf.line(line, style, { ...box(sheet, from, to), baseline: sheet.y - 3 }, direction)
  }
}

function masthead(sheet: Sheet): void {
  const { pdf, dir, week } = sheet
  drawWordmark(pdf, dir, { ...box(sheet, 0, WIDE), y: PAGE.margin })
  for (const [at, line] of week.people.entries())
    pdf.line(line, soft, {
      ...box(sheet, WIDE / 2, WIDE),
      baseline: PAGE.margin + 9 + at * LINE,
      align: 'end',
    })
  sheet.y = PAGE.margin + 62
  const title: TextStyle = { size: 20, weight: 600 }
  const direction = pdf.directionOf(week.title)
  for (const line of pdf.wrap(week.title, title, WIDE)) {
    pdf.line(line, title, { ...box(sheet, 0, WIDE), baseline: sheet.y }, direction)
    sheet.y += 24
  }
  pdf.line(week.week, soft, { ...box(sheet, 0, WIDE), baseline: sheet.y - 4 })
  sheet.y += 14
}

function drawDay(sheet: Sheet, day: PrintedDay): void {
  const whole = dayHeight(sheet, day)
  // A day longer than a page begins where it is and is broken between its rows.
  makeRoom(sheet, whole < PAGE.height - PAGE.margin - PAGE.foot ? whole : 120)
  rule(sheet, PINE)
  sheet.y += 17
  sheet.pdf.line(day.name, heading, { ...box(sheet, 0, WIDE), baseline: sheet.y })
  if (day.state)
    sheet.pdf.line(day.state, soft, { ...box(sheet, WIDE / 3, WIDE), baseline: sheet.y, align: 'end' })
  sheet.y += 7
  for (const session of day.sessions) drawSession(sheet, session)
  sheet.y += 8
}

/** Height of a day, drawn on one page. */
function dayHeight({ pdf }: Sheet, { sessions }: PrintedDay): number {
  const lines = (value: string, style: TextStyle, width: number) =>
    pdf.wrap(value, style, width).length * LINE
  const notes = (all: readonly Labelled[]) =>
    all.reduce((sum, note) => sum + lines(note.text, text, WIDE - LABEL), 0)
  const heights = sessions.map(({ focus, before, rows, after }) => {
    const table = rows.reduce((sum, row) => sum + rowHeight(pdf, row), rows.length > 0 ? 16 : 0)
    return lines(focus, strong, WIDE * 0.75) + notes(before) + table + notes(after) + 4
  })
  return heights.reduce((sum, height) => sum + height, 32)
}

function drawSession(sheet: Sheet, { focus, minutes, before, rows, after }: PrintedSession): void {
  const top = sheet.y
  paragraph(sheet, focus, strong, 0, WIDE * 0.75)
  if (minutes && sheet.y > top)
    sheet.pdf.line(minutes, soft, {
      ...box(sheet, WIDE * 0.75, WIDE),
      baseline: top + LINE - 3,
      align: 'end',
    })
  for (const note of before) drawNote(sheet, note)
  if (rows.length > 0) tableHead(sheet)
  for (const row of rows) drawRow(sheet, row)
  sheet.y += 4
  for (const note of after) drawNote(sheet, note)
}

/** Draws a label with its text beside it, in the direction of the text. */
function drawNote(sheet: Sheet, { label, text: value }: Labelled): void {
  makeRoom(sheet, LINE)
  sheet.pdf.line(label, soft, { ...box(sheet, 0, LABEL), baseline: sheet.y + LINE - 3 })
  paragraph(sheet, value, text, LABEL)
}

function tableHead(sheet: Sheet): void {
  const { pdf, week } = sheet
  sheet.y += 13
  const head = (label: string, from: number, to: number, align: 'start' | 'end' = 'start') =>
    pdf.line(label, { ...soft, size: 8 }, { ...box(sheet, from, to), baseline: sheet.y - 2, align })
  head(week.head.exercise, 0, COLUMN.name)
  head(week.head.amount, COLUMN.name, COLUMN.amount)
  head(week.head.restBetween, COLUMN.amount, COLUMN.rest)
  head(week.head.done, COLUMN.rest, COLUMN.done, 'end')
  sheet.y += 3
  rule(sheet)
}

/** Cells of a row in lines, and its targets over the whole width. */
function cellsOf(pdf: Pdf, { mark, name, amount, rest, targets }: PrintedRow) {
  const indent = mark ? 22 : 0
  return {
    indent,
    names: pdf.wrap(name, strong, COLUMN.name - indent - GAP),
    amounts: pdf.wrap(amount, text, COLUMN.amount - COLUMN.name - GAP),
    rests: pdf.wrap(rest, text, COLUMN.rest - COLUMN.amount - GAP),
    targets: targets.flatMap((line) => pdf.wrap(line, soft, WIDE - indent)),
  }
}

function rowHeight(pdf: Pdf, row: PrintedRow): number {
  const { names, amounts, rests, targets } = cellsOf(pdf, row)
  return (Math.max(names.length, amounts.length, rests.length) + targets.length) * LINE + 8
}

function drawRow(sheet: Sheet, row: PrintedRow): void {
  const { pdf } = sheet
  const { indent, names, amounts, rests, targets } = cellsOf(pdf, row)
  const height = rowHeight(pdf, row)
  if (sheet.y + height > PAGE.height - PAGE.foot) {
    makeRoom(sheet, height)
    tableHead(sheet)
  }
  const first = sheet.y + LINE
  const cell = (lines: readonly string[], style: TextStyle, from: number, to: number, whole: string) => {
    const direction = pdf.directionOf(whole)
    for (const [at, line] of lines.entries())
      pdf.line(line, style, { ...box(sheet, from, to), baseline: first + at * LINE }, direction)
  }
  if (row.mark)
    pdf.line(row.mark, { ...strong, color: PINE }, { ...box(sheet, 0, indent), baseline: first }, 'ltr')
  cell(names, strong, indent, COLUMN.name, row.name)
  cell(rests, text, COLUMN.amount, COLUMN.rest, row.rest)
  for (const [at, line] of amounts.entries())
    pdf.line(line, text, { ...box(sheet, COLUMN.name, COLUMN.amount), baseline: first + at * LINE })
  boxes(sheet, row.boxes, first)
  const below = first + Math.max(names.length, amounts.length, rests.length) * LINE
  for (const [at, line] of targets.entries())
    pdf.line(line, soft, { ...box(sheet, indent, WIDE), baseline: below + at * LINE })
  sheet.y += height
  rule(sheet)
}

/** Draws an empty box a set at the end of the line, to tick by hand. */
function boxes(sheet: Sheet, count: number, baseline: number): void {
  const top = baseline - BOX + 1
  const paths = Array.from({ length: count }, (_, at) => {
    const end = WIDE - (count - 1 - at) * (BOX + 1.5)
    const { left } = box(sheet, end - BOX, end)
    return { path: `M${left} ${top}h${BOX}v${BOX}h-${BOX}Z` }
  })
  if (count > 0) sheet.pdf.stroke(paths, { color: SOFT, width: 0.75 })
}

function drawMeals(sheet: Sheet): void {
  const { pdf, week } = sheet
  if (!week.meals) return
  const { title, items, notes } = week.meals
  makeRoom(sheet, 100)
  rule(sheet, PINE)
  sheet.y += 17
  pdf.line(title, heading, { ...box(sheet, 0, WIDE), baseline: sheet.y })
  sheet.y += 6
  for (const { name, time, facts, foods, alternatives } of items) {
    makeRoom(sheet, 4 * LINE)
    sheet.y += LINE + 3
    pdf.line([name, time].filter(Boolean).join(' · '), strong, { ...box(sheet, 0, WIDE), baseline: sheet.y })
    if (facts) pdf.line(facts, soft, { ...box(sheet, WIDE / 3, WIDE), baseline: sheet.y, align: 'end' })
    sheet.y += 3
    if (foods) paragraph(sheet, foods, text)
    for (const note of alternatives) drawNote(sheet, note)
  }
  sheet.y += 4
  for (const note of notes) drawNote(sheet, note)
}

/** The number of each page, when all are there. */
function feet(sheet: Sheet, number: Intl.NumberFormat): void {
  const { pdf, week } = sheet
  const count = pdf.pageCount()
  const small = { ...soft, size: 8 }
  for (let i = 0; i < count; i++) {
    pdf.goToPage(i)
    const baseline = PAGE.height - 34
    const page = week.page.replace('{page}', number.format(i + 1)).replace('{pages}', number.format(count))
    pdf.line(week.week, small, { ...box(sheet, 0, WIDE), baseline })
    pdf.line(page, small, { ...box(sheet, 0, WIDE), baseline, align: 'end' })
  }
}

function rule({ pdf, y }: Sheet, color = HAIRLINE): void {
  pdf.stroke([{ line: [PAGE.margin, y, PAGE.width - PAGE.margin, y] }], { color, width: 0.75 })
}
