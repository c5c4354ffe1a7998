import type { ErrorCode } from '../errors'
import { withoutFormat } from '../text'
import { csvColumns } from './console-rules'

/**
 * Fields that the export has no column for. `family` is equal on all lines of one family, `parent` names the family's
 * line (a SKU, or `id:` and its `row_id`), `row_type` is WooCommerce's kind of line, and an option is flavor, size or
 * part of the name.
 */
const foreignFields = [
  'flavor',
  'size',
  'compare_at_price',
  'weight_grams',
  'weight_pounds',
  'weight_ounces',
  'in_stock',
  'inventory_tracker',
  'family',
  'parent',
  'row_id',
  'row_type',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
] as const

/** Every field that a heading of an imported table can be mapped to. */
export const importFields = [...csvColumns, ...foreignFields] as const
export type ImportField = (typeof importFields)[number]

/** A heading of an imported table with its field; null: the column is left out. */
export interface ColumnMapping {
  heading: string
  field: ImportField | null
}

/** `own`: only headings of the export; `other`: any table that is not recognised. */
export type TableKind = 'own' | 'shopify' | 'woocommerce' | 'other'

type Headings = Readonly<Record<string, ImportField | null>>

const options = (name: (n: number) => string, value: (n: number) => string): Headings =>
  Object.fromEntries(
    ([1, 2, 3] as const).flatMap((n) => [
      [name(n), `option${n}_name` as const],
      [value(n), `option${n}_value` as const],
    ]),
  )

/**
 * Headings of Shopify's product export, before and after they were renamed (help.shopify.com, "Using CSV files"). The
 * earlier one wins where a file has two for one field. Other headings are left out.
 */
const SHOPIFY: Headings = {
  handle: 'family',
  'url handle': 'family',
  title: 'name',
  'body (html)': 'description',
  description: 'description',
  type: 'category',
  'product category': 'category',
  tags: 'tags',
  'variant sku': 'sku',
  sku: 'sku',
  'variant price': 'price',
  price: 'price',
  'variant compare at price': 'compare_at_price',
  'compare-at price': 'compare_at_price',
  'variant grams': 'weight_grams',
  'weight value (grams)': 'weight_grams',
  'variant inventory tracker': 'inventory_tracker',
  'inventory tracker': 'inventory_tracker',
  'variant inventory qty': 'stock',
  'inventory quantity': 'stock',
  ...options(
    (n) => `option${n} name`,
    (n) => `option${n} value`,
  ),
}

/** Headings of WooCommerce's product export (its wiki, "Product CSV Import Schema"). Other headings are left out. */
const WOOCOMMERCE: Headings = {
  id: 'row_id',
  type: 'row_type',
  sku: 'sku',
  name: 'name',
  description: 'description',
  'regular price': 'price',
  'sale price': 'sale_price',
  'date sale price starts': 'sale_from',
  'date sale price ends': 'sale_until',
  'in stock?': 'in_stock',
  stock: 'stock',
  'weight (kg)': 'weight',
  'weight (g)': 'weight_grams',
  'weight (lbs)': 'weight_pounds',
  'weight (oz)': 'weight_ounces',
  categories: 'category',
  tags: 'tags',
  parent: 'parent',
  'is featured?': 'featured',
  // Both shops use these words for something else than the export does.
  images: null,
  position: null,
  ...options(
    (n) => `attribute ${n} name`,
    (n) => `attribute ${n} value(s)`,
  ),
}

/** The console's Dutch and Persian words for the SKU. */
const SKU_WORDS = ['artikelnummer', 'کد محصول']

/** Form in which headings are compared. */
export const headingForm = (heading: string) => withoutFormat(heading).toLowerCase().replace(/\s+/g, ' ')

/** Field of a heading of our own export, written with spaces or underscores. */
function ownField(form: string): ImportField | undefined {
  const name = form.replace(/[ -]/g, '_')
  return importFields.find((field) => field === name) ?? (SKU_WORDS.includes(form) ? 'sku' : undefined)
}

/** Recognises whose table it is by its headings. */
export function tableKindOf(headings: readonly string[]): TableKind {
  const forms = headings.map(headingForm).filter((form) => form !== '')
  const has = (...names: string[]) => names.some((name) => forms.includes(name))
  if (has('handle', 'url handle')) return 'shopify'
  if (has('regular price') && has('sku', 'id')) return 'woocommerce'
  return forms.every((form) => ownField(form) !== undefined) ? 'own' : 'other'
}

/** Maps each heading to its field; a field has one heading, the others are left out. */
export function defaultColumns(headings: readonly string[]): ColumnMapping[] {
  const forms = headings.map(headingForm)
  const kind = tableKindOf(headings)
  const known = kind === 'shopify' ? SHOPIFY : kind === 'woocommerce' ? WOOCOMMERCE : {}
  const fields = new Map<string, ImportField>()
  const add = (form: string, field: ImportField | null | undefined) => {
    if (field && forms.includes(form) && ![...fields.values()].includes(field)) fields.set(form, field)
  }
  for (const [form, field] of Object.entries(known)) add(form, field)
  for (const form of forms) if (known[form] === undefined) add(form, ownField(form))
  return headings.map((heading, at) => {
    const form = forms[at] ?? ''
    return { heading: withoutFormat(heading), field: fields.get(form) ?? null }
  })
}

/** True if the table is not ours: its new products are drafts, and its texts may be HTML. */
export function isForeignTable(headings: readonly string[]): boolean {
  return tableKindOf(headings) !== 'own'
}

/** Headings of pictures at addresses of another shop, which are not fetched. */
const PICTURES =
  /^(?:images?|(?:variant )?image(?: (?:src|position|alt text|url))?|(?:product|variant) image url)$/

/** True for a heading of pictures that lie at another shop. */
export function isPictureHeading({ heading, field }: ColumnMapping): boolean {
  return field === null && PICTURES.test(headingForm(heading))
}

/** A choice of fields by heading; headings that it does not name keep theirs. */
export type ColumnMap = Readonly<Record<string, ImportField | null>>

/** Returns the columns with the chosen fields. */
export function mapColumns<C extends ColumnMapping>(columns: readonly C[], map: ColumnMap): C[] {
  const chosen = new Map(Object.entries(map).map(([heading, field]) => [headingForm(heading), field]))
  return columns.map((column) => {
    const field = chosen.get(headingForm(column.heading))
    return field === undefined || column.heading === '' ? column : { ...column, field }
  })
}

/** Returns the problems of a choice by heading: a heading that the file does not have, or a field with two headings. */
export function mapProblems(
  columns: readonly ColumnMapping[],
  map: ColumnMap,
): { heading: string; code: ErrorCode }[] {
  const forms = new Set(columns.map(({ heading }) => headingForm(heading)).filter((form) => form !== ''))
  const mapped = mapColumns(columns, map)
  return Object.entries(map).flatMap(([heading, field]) => {
    if (!forms.has(headingForm(heading)))
      return { heading, code: 'catalog.import_heading_unknown' satisfies ErrorCode }
    const isShared = field !== null && mapped.filter((one) => one.field === field).length > 1
    return isShared ? { heading, code: 'catalog.import_field_twice' satisfies ErrorCode } : []
  })
}
