import type { ColumnMapping, TableKind } from 'contract/catalog/import-columns'
import { searchForm } from 'contract/text'
import type { Deps } from '../../../deps'
import { type AuditSource, recordAudits, SYSTEM } from '../../../kernel/audit/audit'
import { changeDetails } from '../../../kernel/audit/change-details'
import type { Tx } from '../../../kernel/db/client'
import { newId } from '../../../kernel/ids'
import { insertProduct } from '../catalog.sql'
import { hasSaleReversed, merged, NEW } from '../console/product-values'
import { isOnSale } from '../console/products.logic'
import { type LockedProduct, type StoredProduct, updateProduct } from '../console/products.sql'
import { protectPictures } from '../images/protect-pictures'
import { announceBack } from '../stock/stock-alerts.logic'
import { type Line, type LineField, type LineOptions, type Names, type Problem, readLine } from './columns'
import * as sql from './import.sql'
import type { Cells, OwnLine } from './own-line'

export type ImportDeps = Pick<Deps, 'db' | 'jobs' | 'files' | 'log'>

/** Line of an import, or its form error. */
export interface ImportedLine {
  line: number
  values: Line
  sources: OwnLine['sources']
  /** Cells as the file has them. */
  cells: Cells
  headings: readonly ColumnMapping[]
  /** SKUs of its family in the order of the file, its own among them; none where the file has no families. */
  siblings: readonly string[]
  /** An earlier line has the same sku in another case. */
  isTwin?: boolean
  code?: 'catalog.csv_broken' | 'catalog.csv_cells' | 'catalog.csv_twice'
}

/** Lines of an import with the state of the lines before them. */
export interface Batch {
  /** Number of earlier lines. */
  done: number
  kind: TableKind
  lines: readonly ImportedLine[]
  /** Returns true if an earlier line has this sku. */
  isEarlier(sku: string): boolean
}

interface Planned {
  before: Omit<LockedProduct, 'updatedAt'> | undefined
  product: StoredProduct
}

/**
 * Imports lines in one transaction with their errors and the progress, so that a resume after a crash starts behind
 * them.
 */
export async function importBatch(
  deps: ImportDeps,
  tx: Tx,
  run: sql.Run,
  { done, kind, lines, isEarlier }: Batch,
): Promise<boolean> {
  const pictures = await protectPictures(tx, deps.files, await newPictures(tx, lines))
  if (!(await sql.lockRun(tx, run.id, done))) return false
  const skus = lines.flatMap(({ values }) => values.sku || [])
  const storedOf = skuFinder(await sql.lockBySku(tx, skus))
  const relatives = [
    ...new Set(lines.flatMap(({ values, siblings }) => [values.variant_of || [], siblings].flat())),
  ]
  const names: Names & { firsts: Map<string, string> } = {
    categories: await categoriesByName(tx),
    programs: await sql.listProgramNames(tx),
    firsts: await sql.findFirsts(tx, relatives),
  }
  // A dry run has written none of the lines before; those that are wrong have told so.
  if (run.dryRun)
    for (const sku of relatives) if (!names.firsts.has(sku) && isEarlier(sku)) names.firsts.set(sku, sku)
  const counts: sql.Counts = { lines: lines.length, created: 0, updated: 0, unchanged: 0, refused: 0 }
  const errors: sql.LineError[] = []
  const planned: Planned[] = []
  for (const taken of lines) {
    const options = { setStock: run.setStock, categoryId: run.categoryId, kind }
    const found = plan(taken, { names, pictures, options }, storedOf(taken.values.sku ?? ''))
    if ('problems' in found) {
      counts.refused += 1
      errors.push(...found.problems.map((problem) => ({ ...inHeading(problem, taken), line: taken.line })))
      continue
    }
    const { before, product } = found
    // Later lines may name it, and it may have another family now.
    for (const sku of [product.sku, taken.values.sku ?? ''])
      names.firsts.set(sku, product.variantOf ?? product.id)
    if (!before) counts.created += 1
    else if (Object.keys(changeDetails(before, product)).length > 0) counts.updated += 1
    else {
      counts.unchanged += 1
      continue
    }
    planned.push(found)
  }
  if (!run.dryRun) await write(deps, tx, run, planned)
  await sql.insertErrors(tx, run.id, errors)
  await sql.addCounts(tx, run.id, counts)
  return true
}

/** Finds a product by its sku, else by the only one that differs in case alone. */
function skuFinder<T extends { sku: string }>(
  products: readonly T[],
): (sku: string) => T | 'several' | undefined {
  const exact = new Map(products.map((one) => [one.sku, one]))
  const byForm = new Map<string, T[]>()
  for (const one of products) {
    const form = one.sku.toLowerCase()
    byForm.set(form, [...(byForm.get(form) ?? []), one])
  }
  return (sku) => {
    const [only, ...others] = byForm.get(sku.toLowerCase()) ?? []
    return exact.get(sku) ?? (others.length > 0 ? 'several' : only)
  }
}

/** Pictures that the lines name and their products do not show yet. */
async function newPictures(tx: Tx, lines: readonly ImportedLine[]): Promise<string[]> {
  const named = lines.flatMap(({ values }) => values.images?.split(/\s+/).filter(Boolean) ?? [])
  if (named.length === 0) return []
  const shown = await sql.listShownPictures(
    tx,
    lines.flatMap(({ values }) => values.sku || []),
  )
  return named.filter((path) => !shown.has(path))
}

async function categoriesByName(tx: Tx): Promise<Map<string, string>> {
  const rows = await sql.listCategoryNames(tx)
  const names = rows.flatMap((row) => row.names.map((name) => [searchForm(name), row.id] as const))
  return new Map([...names.reverse(), ...rows.map(({ slug, id }) => [slug, id] as const)])
}

/** A problem with the column as the heading names it, and the cell as the file has it. */
function inHeading(problem: Problem, { sources, headings, cells }: ImportedLine): Problem {
  const { column } = problem
  if (column === undefined) return problem
  const source = sources[column as LineField]
  const heading = headings.find(({ field }) => field === (source ?? column))?.heading
  return {
    ...problem,
    ...(heading !== undefined && { column: heading }),
    ...(source && { value: cells[source] }),
  }
}

/** A product of the line's family that is there already: one of an earlier line or, for a new product, of any. */
function relativeOf(
  { siblings, values }: ImportedLine,
  stored: StoredProduct | undefined,
  { firsts }: Names,
) {
  const earlier = stored ? siblings.slice(0, siblings.indexOf(values.sku ?? '')) : siblings
  const relative = earlier.find((sku) => sku !== values.sku && firsts.has(sku))
  return relative === undefined || firsts.get(relative) === stored?.id ? undefined : relative
}

interface Known {
  names: Names
  pictures: ReadonlySet<string>
  options: LineOptions
}

function plan(
  taken: ImportedLine,
  { names, pictures, options }: Known,
  stored: LockedProduct | 'several' | undefined,
): Planned | { problems: Omit<sql.LineError, 'line'>[] } {
  const { values, code, isTwin } = taken
  if (code !== undefined) return { problems: [{ code, value: values.sku }] }
  if (stored === 'several')
    return { problems: [{ column: 'sku', code: 'catalog.csv_sku_case', value: values.sku }] }
  if (isTwin && stored?.sku !== values.sku)
    return { problems: [{ code: 'catalog.csv_twice', value: values.sku }] }
  const { updatedAt: _, ...before } = stored ?? { updatedAt: '' }
  const kept = stored ? (before as StoredProduct) : undefined
  const relative = values.variant_of ? undefined : relativeOf(taken, kept, names)
  const line = relative === undefined ? values : { ...values, variant_of: relative }
  const read = readLine(line, names, kept, options)
  if ('problems' in read) return read
  const product = merged(kept?.id ?? newId(), read.written, kept ?? NEW)
  if (hasSaleReversed(product))
    return { problems: [{ column: 'sale_until', code: 'catalog.sale_period_invalid' }] }
  if (product.variantOf !== null) product.variantOf = names.firsts.get(product.variantOf) ?? product.variantOf
  const refused = (column: string, code: string) => ({ problems: [{ column, code }] })
  if (product.variantOf === product.id) return refused('variant_of', 'catalog.variant_unknown')
  if (product.images.some((path) => !kept?.images.includes(path) && !pictures.has(path)))
    return refused('images', 'catalog.image_unknown')
  return { before: kept, product }
}

async function write(deps: ImportDeps, tx: Tx, run: sql.Run, planned: readonly Planned[]): Promise<void> {
  const staff: AuditSource = { ...SYSTEM, accountId: run.actorId, role: 'admin' }
  const source = { cause: 'import', actorId: run.actorId } as const
  // New ones in the order of the file: the first of a family stands before the others.
  await Promise.all(
    planned.map(({ before, product }) =>
      before ? updateProduct(tx, product, before.stock, source) : insertProduct(tx, product, source),
    ),
  )
  await recordAudits(
    tx,
    staff,
    planned.map(({ before, product }) => ({
      action: before ? ('product_changed' as const) : ('product_created' as const),
      object: { type: 'product' as const, id: product.id },
      details: {
        import: run.id,
        ...(before ? changeDetails(before, product) : { sku: product.sku, stock: product.stock }),
      },
    })),
  )
  const back = planned.flatMap(({ before, product }) =>
    before && !isOnSale(before) && isOnSale(product) ? product.id : [],
  )
  await announceBack(deps, tx, back)
}
