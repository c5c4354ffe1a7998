import { WrittenProduct } from 'contract/catalog/console-product-calls'
import type { CsvColumn } from 'contract/catalog/console-rules'
import type { WrittenFacts } from 'contract/catalog/facts-calls'
import type { TableKind } from 'contract/catalog/import-columns'
import { isErrorCode } from 'contract/errors'
import { asciiDigits } from 'contract/sentence'
import { searchForm, withoutFormat } from 'contract/text'
import { withVariant } from '../console/product-values'
import type { StoredProduct } from '../console/products.sql'
import type { LineError } from './import.sql'

export type LineField = CsvColumn | 'flavor' | 'size'

/** Cells of a line by column; columns missing in the file are absent. */
export type Line = Partial<Record<LineField, string>>

/** Lookup of the names used in a line. */
export interface Names {
  /** Categories by slug, and by name in the form that searches compare. */
  categories: ReadonlyMap<string, string>
  programs: ReadonlySet<string>
  /** The first products of families by the sku of one of theirs. */
  firsts: ReadonlyMap<string, string>
}

export type Problem = Omit<LineError, 'line'>

/** Column of each product field. */
const COLUMN_OF: Record<string, CsvColumn> = {
  name: 'name',
  sku: 'sku',
  description: 'description',
  tags: 'tags',
  categoryId: 'category',
  price: 'price',
  salePrice: 'sale_price',
  saleFrom: 'sale_from',
  saleUntil: 'sale_until',
  stockQuantity: 'stock',
  trackStock: 'track_stock',
  weight: 'weight',
  isFeatured: 'featured',
  isActive: 'active',
  position: 'position',
  programId: 'program',
  variantOf: 'variant_of',
  images: 'images',
  facts: 'facts',
}

/** Thrown where a cell cannot be read. */
class Unreadable extends Error {
  constructor(readonly code: 'catalog.csv_value' | 'catalog.csv_scientific' = 'catalog.csv_value') {
    super(code)
  }
}

/** A number as table programs of our languages write it: a decimal comma or ٫, Persian digits; no grouping. */
function number(text: string): number {
  const plain = withoutFormat(asciiDigits(text)).replace(/[,٫]/g, '.').replace('\u2212', '-')
  if (/^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i.test(plain)) throw new Unreadable('catalog.csv_scientific')
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) throw new Unreadable()
  return Number(plain)
}

/** Three digits after a sign may be thousands or a fraction: 1,230 is 1230 in English and 1.23 in Dutch. */
const AMBIGUOUS = /[.,]\d{3}$/

/** A price has at most two decimals; with three digits at its end it is refused rather than guessed. */
function price(text: string): number {
  if (AMBIGUOUS.test(withoutFormat(asciiDigits(text)))) throw new Unreadable()
  return number(text)
}

/** A day with its year first; any other order could be another day. */
function day(text: string): string {
  const parts = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(withoutFormat(asciiDigits(text)))
  if (!parts) throw new Unreadable()
  return [parts[1], parts[2]?.padStart(2, '0'), parts[3]?.padStart(2, '0')].join('-')
}

/** Spellings of a yes/no cell that spreadsheets write in English, Dutch and Persian. */
const TRUE_WORDS = ['true', 'yes', '1', 'waar', 'ja', 'درست', 'بله']
const FALSE_WORDS = ['false', 'no', '0', 'onwaar', 'nee', 'نادرست', 'خیر']

function flag(text: string): boolean {
  const word = withoutFormat(asciiDigits(text)).toLowerCase()
  if (TRUE_WORDS.includes(word)) return true
  if (FALSE_WORDS.includes(word)) return false
  throw new Unreadable()
}

/** Returns the value of a cell; undefined where it cannot be read. */
const readable =
  <T>(read: (text: string) => T) =>
  (text: string): T | undefined => {
    try {
      return read(text)
    } catch {
      return undefined
    }
  }
export const parseNumber = readable(number)
export const parsePrice = readable(price)
export const parseFlag = readable(flag)

/** Excel turns a long SKU into this; the digits that it dropped cannot be restored. */
const SCIENTIFIC = /^\d[.,]\d+e\+\d+$/i

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable()
  }
}

const list = (text: string, separator: RegExp) => text.split(separator).flatMap((one) => one.trim() || [])
const tags = (text: string) => list(text, /\|/)

/** Finds a category by slug or name; of a list of paths (`Food > Protein, Sale`) the first that is known, its end first. */
function findCategory(text: string, categories: Names['categories']): string | undefined {
  const paths = [text, ...text.split(/,|\|/)].map((path) => [path, ...path.split('>').reverse()])
  const found = paths.flat().flatMap((name) => categories.get(searchForm(name)) ?? [])
  return found[0]
}

/** Parsers by column; an empty cell of a number, a flag or the facts keeps the stored value. */
const READ: Partial<Record<CsvColumn, (text: string, names: Names) => [field: string, value: unknown]>> = {
  name: (text) => ['name', text],
  description: (text) => ['description', text],
  tags: (text) => ['tags', tags(text)],
  category: (text, { categories }) => ['categoryId', findCategory(text, categories)],
  price: (text) => ['price', text === '' ? undefined : price(text)],
  sale_price: (text) => ['salePrice', text === '' ? null : price(text)],
  sale_from: (text) => ['saleFrom', text === '' ? null : day(text)],
  sale_until: (text) => ['saleUntil', text === '' ? null : day(text)],
  stock: (text) => ['stockQuantity', text === '' ? undefined : number(text)],
  track_stock: (text) => ['trackStock', text === '' ? undefined : flag(text)],
  weight: (text) => ['weight', text === '' ? undefined : number(text)],
  featured: (text) => ['isFeatured', text === '' ? undefined : flag(text)],
  active: (text) => ['isActive', text === '' ? undefined : flag(text)],
  position: (text) => ['position', text === '' ? undefined : number(text)],
  program: (text) => ['programId', text === '' ? null : text],
  variant_of: (text) => ['variantOf', text === '' ? null : text],
  images: (text) => ['images', list(text, /\s+/)],
  facts: (text) => ['facts', text === '' ? undefined : json(text)],
}

/** Choices of an import that the reading of a line depends on. */
export interface LineOptions {
  setStock: boolean
  /** Origin of the table: new products are drafts unless it is our own export. */
  kind: TableKind
  /** Category of lines whose own is not found. */
  categoryId: string | null
}

/** Reads a line as a change of the stored product; returns the product or the line's problem. */
export function readLine(
  line: Line,
  names: Names,
  stored: StoredProduct | undefined,
  options: LineOptions,
): { written: WrittenProduct } | { problems: Problem[] } {
  const problems: Problem[] = []
  const fields: Record<string, unknown> = { sku: stored?.sku ?? line.sku, ...basis(stored) }
  for (const [column, text] of Object.entries(line) as [LineField, string][]) {
    try {
      const [field, value] = READ[column as CsvColumn]?.(text, names) ?? []
      if (column === 'category') fields.categoryId = value ?? otherCategory(stored, options)
      else if (field !== undefined && value !== undefined) fields[field] = value
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      problems.push({ column, code: error.code, value: text })
    }
  }
  if (SCIENTIFIC.test(line.sku ?? ''))
    problems.push({ column: 'sku', code: 'catalog.csv_scientific', value: line.sku })
  if (stored && !options.setStock) delete fields.stockQuantity
  if (isOfShop(options) && stored && !options.setStock) delete fields.trackStock
  if (options.kind !== 'own' && !stored) fields.isActive ??= false
  if (line.flavor || line.size)
    fields.facts = withVariant((fields.facts ?? stored?.facts ?? {}) as WrittenFacts, line)
  const translations = translationsOf(line, stored)
  if (translations) fields.translations = translations
  if (problems.length > 0) return { problems }
  const parsed = WrittenProduct.safeParse({
    name: '',
    categoryId: otherCategory(stored, options),
    price: 0,
    ...fields,
  })
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => problemOf(line, path, message)) }
  const unknown = unknownName(parsed.data, names)
  return unknown
    ? { problems: [{ ...unknown, value: line[unknown.column as CsvColumn] }] }
    : { written: parsed.data }
}

const isOfShop = ({ kind }: LineOptions) => kind === 'shopify' || kind === 'woocommerce'

/** Another shop's name of a category moves no product that is in one of ours. */
function otherCategory(stored: StoredProduct | undefined, options: LineOptions): string {
  return (isOfShop(options) ? stored?.categoryId : undefined) ?? options.categoryId ?? ''
}

/** Required fields of a product for which the file has no column. */
function basis(stored: StoredProduct | undefined) {
  if (!stored) return {}
  return { name: stored.name, categoryId: stored.categoryId, price: stored.priceCents / 100 }
}

function problemOf(line: Line, path: readonly PropertyKey[], message: string): Problem {
  const [field, lang, part] = path.map(String)
  const column = columnOf(field, lang, part)
  const code = isErrorCode(message) ? message : 'catalog.csv_value'
  return { ...(column && { column, value: line[column] }), code }
}

function columnOf(field = '', second = '', part = 'name'): LineField | undefined {
  if (field === 'translations') return `${part}_${second}` as CsvColumn
  if (field === 'facts' && (second === 'flavor' || second === 'size')) return second
  return COLUMN_OF[field]
}

function unknownName(written: WrittenProduct, { programs, firsts }: Names): Problem | undefined {
  const { programId, variantOf } = written
  if (programId && !programs.has(programId)) return { column: 'program', code: 'catalog.program_unknown' }
  if (variantOf && !firsts.has(variantOf)) return { column: 'variant_of', code: 'catalog.variant_unknown' }
  return undefined
}

function translationsOf(line: Line, stored: StoredProduct | undefined) {
  const languages = (['fa', 'nl'] as const).map((lang) => {
    const { name = '', description = '', tags: kept = [] } = stored?.translations[lang] ?? {}
    const written = line[`tags_${lang}`]
    const texts = {
      name: line[`name_${lang}`] ?? name,
      description: line[`description_${lang}`] ?? description,
      tags: written === undefined ? kept : tags(written),
    }
    return [lang, texts] as const
  })
  const named = Object.keys(line).some((column) => /_(fa|nl)$/.test(column))
  return named ? Object.fromEntries(languages) : undefined
}
