import { WrittenProduct } from 'contract/catalog/console-product-calls'
import type { CsvColumn } from 'contract/catalog/console-rules'
import { isErrorCode } from 'contract/errors'
import { asciiDigits } from 'contract/sentence'
import type { StoredProduct } from '../console/products.sql'
import { fromCell } from './csv'
import type { LineError } from './import.sql'

/** Cells of a line by column; columns missing in the file are absent. */
export type Line = Partial<Record<CsvColumn, string>>

/** Lookup of the names used in a line. */
export interface Names {
  /** Categories by slug. */
  slugs: ReadonlyMap<string, string>
  programs: ReadonlySet<string>
  /** The first products of families by the sku of one of theirs. */
  firsts: ReadonlyMap<string, string>
}

export type Problem = Omit<LineError, 'line'>

export function lineOf(columns: readonly CsvColumn[], cells: readonly string[]): Line {
  return Object.fromEntries(columns.map((column, i) => [column, fromCell(cells[i] ?? '').trim()]))
}

/** Column of each product field. */
const COLUMN_OF: Record<string, CsvColumn> = {
  name: 'name',
  sku: 'sku',
  description: 'description',
  tags: 'tags',
  categoryId: 'category',
  price: 'price',
  salePrice: 'sale_price',
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
class Unreadable extends Error {}

function number(text: string): number {
  const n = Number(asciiDigits(text))
  if (!Number.isFinite(n)) throw new Unreadable()
  return n
}

function flag(text: string): boolean {
  const word = text.toLowerCase()
  if (['true', 'yes', '1'].includes(word)) return true
  if (['false', 'no', '0'].includes(word)) return false
  throw new Unreadable()
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable()
  }
}

const list = (text: string, separator: RegExp) => text.split(separator).flatMap((one) => one.trim() || [])
const tags = (text: string) => list(text, /\|/)

/** Parsers by column; an empty cell of a number, a flag or the facts keeps the stored value. */
const READ: Partial<Record<CsvColumn, (text: string, names: Names) => [field: string, value: unknown]>> = {
  name: (text) => ['name', text],
  description: (text) => ['description', text],
  tags: (text) => ['tags', tags(text)],
  category: (text, { slugs }) => ['categoryId', slugs.get(text) ?? ''],
  price: (text) => ['price', text === '' ? undefined : number(text)],
  sale_price: (text) => ['salePrice', text === '' ? null : number(text)],
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

/** Reads a line as a change of the stored product; returns the product or the line's problem. */
export function readLine(
  line: Line,
  names: Names,
  stored: StoredProduct | undefined,
  setStock: boolean,
): { written: WrittenProduct } | { problems: Problem[] } {
  const problems: Problem[] = []
  const fields: Record<string, unknown> = { sku: line.sku, ...basis(stored) }
  for (const [column, text] of Object.entries(line) as [CsvColumn, string][]) {
    try {
      const [field, value] = READ[column]?.(text, names) ?? []
      if (field !== undefined && value !== undefined) fields[field] = value
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      problems.push({ column, code: 'catalog.csv_value', value: text })
    }
  }
  if (stored && !setStock) delete fields.stockQuantity
  const translations = translationsOf(line, stored)
  if (translations) fields.translations = translations
  if (problems.length > 0) return { problems }
  const parsed = WrittenProduct.safeParse({ name: '', categoryId: '', price: 0, ...fields })
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => problemOf(line, path, message)) }
  const unknown = unknownName(parsed.data, names)
  return unknown
    ? { problems: [{ ...unknown, value: line[unknown.column as CsvColumn] }] }
    : { written: parsed.data }
}

/** Required fields of a product for which the file has no column. */
function basis(stored: StoredProduct | undefined) {
  if (!stored) return {}
  return { name: stored.name, categoryId: stored.categoryId, price: stored.priceCents / 100 }
}

function problemOf(line: Line, path: readonly PropertyKey[], message: string): Problem {
  const [field, lang, part] = path.map(String)
  const column =
    field === 'translations' ? (`${part ?? 'name'}_${lang}` as CsvColumn) : COLUMN_OF[field ?? '']
  const code = isErrorCode(message) ? message : 'catalog.csv_value'
  return { ...(column && { column, value: line[column] }), code }
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
