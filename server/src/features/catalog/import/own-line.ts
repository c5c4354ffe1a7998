import { csvColumns } from 'contract/catalog/console-rules'
import type { ColumnMapping, ImportField, TableKind } from 'contract/catalog/import-columns'
import { searchForm, withoutFormat } from 'contract/text'
import { fromCell } from '../../../kernel/csv/csv'
import { type Line, type LineField, parseFlag, parseNumber, parsePrice } from './columns'
import type { Family } from './families'
import { htmlText } from './html-text'

/** Cells of a line by field, as the file has them; fields without a column are absent. */
export type Cells = Partial<Record<ImportField, string>>

/** A line with the columns of our export, and the field of the file behind each column that was derived. */
export interface OwnLine {
  values: Line
  sources: Partial<Record<LineField, ImportField>>
}

export function cellsOf(columns: readonly ColumnMapping[], cells: readonly string[]): Cells {
  const named = columns.flatMap(({ field }, at) => {
    if (!field) return []
    const text = fromCell(cells[at] ?? '').trim()
    return [[field, field === 'sku' || field === 'parent' ? withoutFormat(text) : text]]
  })
  return Object.fromEntries(named)
}

/** Translates a line of any table; `family` gives what the line inherits. */
export function ownLine(kind: TableKind, own: Cells, family: Family | undefined): OwnLine {
  const cells = inherited(own, family)
  const known = [...csvColumns, 'flavor', 'size'] as const
  const values: Line = Object.fromEntries(
    known.flatMap((field) => (cells[field] === undefined ? [] : [[field, cells[field]]])),
  )
  const line = { values, sources: {} }
  takeWeight(line, cells)
  takeComparePrice(line, cells)
  takeOptions(line, cells, family)
  if (kind !== 'own') takeTexts(line, cells, kind)
  if (kind === 'shopify' || kind === 'woocommerce') takeStock(line, cells)
  return line
}

function inherited(cells: Cells, family: Family | undefined): Cells {
  if (!family) return cells
  const empty = Object.entries(family.shared).filter(([field]) => !cells[field as ImportField])
  // A variation's name repeats its options, which are fields of their own here.
  const name = cells.parent ? family.shared.name : undefined
  return { ...cells, ...Object.fromEntries(empty), ...(name && { name }) }
}

const KILOGRAMS = { weight_grams: 0.001, weight_pounds: 0.453_592_37, weight_ounces: 0.028_349_523_125 }

function takeWeight({ values, sources }: OwnLine, cells: Cells): void {
  for (const [unit, kilograms] of Object.entries(KILOGRAMS) as [keyof typeof KILOGRAMS, number][]) {
    const text = cells[unit]
    if (!text) continue
    const amount = parseNumber(text)
    // The column that reads the weight reports a text that is no number.
    values.weight = amount === undefined ? text : String(Math.round(amount * kilograms * 1000) / 1000)
    sources.weight = unit
  }
}

/** The price before a reduction is our price where it is higher; the file's price is then the sale price. */
function takeComparePrice({ values, sources }: OwnLine, { price, compare_at_price: compared }: Cells): void {
  if (compared === undefined) return
  values.sale_price = ''
  sources.sale_price = 'compare_at_price'
  const [now, before] = [parsePrice(price ?? ''), parsePrice(compared)]
  if (compared !== '' && before === undefined) values.sale_price = compared
  if (now === undefined || before === undefined || before <= now) return
  values.price = compared
  values.sale_price = price ?? ''
  sources.price = 'compare_at_price'
  sources.sale_price = 'price'
}

/** Names of options that are our flavor or size, in the form that searches compare. */
const FLAVOR = new Set(['flavor', 'flavour', 'taste', 'smaak', 'طعم', 'مزه'].map(searchForm))
const SIZE = new Set(
  ['size', 'pack size', 'weight', 'volume', 'maat', 'inhoud', 'gewicht', 'اندازه', 'سایز', 'وزن', 'حجم'].map(
    searchForm,
  ),
)

/** Options become flavor and size; any other is part of the name, by which products of a family then differ. */
function takeOptions({ values, sources }: OwnLine, cells: Cells, family: Family | undefined): void {
  const others: string[] = []
  for (const n of [1, 2, 3] as const) {
    const value = cells[`option${n}_value`]?.replaceAll('\\,', ',') ?? ''
    const name = searchForm((cells[`option${n}_name`] ?? '').replace(/^pa_/i, ''))
    if (value === '' || value === 'Default Title') continue
    const isList = !family && /[,|]/.test(value)
    const field = FLAVOR.has(name) ? 'flavor' : SIZE.has(name) ? 'size' : undefined
    if (isList) continue
    if (field && !values[field]) {
      values[field] = value
      sources[field] = `option${n}_value`
    } else others.push(value)
  }
  if (family && others.length > 0 && values.name && hasOwnTitle(cells, family))
    values.name = [values.name, ...others].join(' – ')
}

/** Without the family's texts the line has its own name already. */
const hasOwnTitle = (cells: Cells, { shared, skus }: Family) =>
  skus.length > 1 && (cells.parent === undefined || cells.parent === '' || shared.name !== undefined)

function takeTexts({ values }: OwnLine, { tags, description }: Cells, kind: TableKind): void {
  // WooCommerce writes line ends as two characters.
  const written = kind === 'woocommerce' ? description?.replaceAll('\\n', '\n') : description
  if (written) values.description = htmlText(written)
  if (tags && !tags.includes('|')) values.tags = tags.split(',').join('|')
  for (const day of ['sale_from', 'sale_until'] as const)
    if (values[day]) values[day] = values[day].replace(/[ T]\d{1,2}:\d{2}.*$/, '')
}

/** Stock that the other shop does not count is uncounted here; fewer than none is none. */
function takeStock(line: OwnLine, cells: Cells): void {
  const { values, sources } = line
  const { stock, inventory_tracker: tracker, in_stock: state } = cells
  if (stock === undefined && tracker === undefined && state === undefined) return
  const isTracked = tracker === undefined ? stock !== undefined && stock !== '' : tracker !== ''
  const isSoldOut = state !== undefined && state !== '' && parseFlag(state) === false
  if (isTracked || isSoldOut) {
    // The stock of WooCommerce's parent belongs to no single variation.
    const isShared = stock?.toLowerCase() === 'parent'
    const count = parseNumber(stock ?? '')
    values.stock = !stock || isShared || (count !== undefined && count < 0) ? '0' : stock
    values.track_stock = 'true'
  } else {
    values.stock = ''
    values.track_stock = 'false'
  }
  sources.track_stock = tracker === undefined ? 'stock' : 'inventory_tracker'
}
