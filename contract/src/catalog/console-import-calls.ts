import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, shownText } from '../fields'
import { pageOf, pageQuery } from '../page'
import { multipartOf } from '../upload'
import { IMPORT_BYTES_MAX, IMPORT_ERRORS_PER_PAGE, IMPORTS_PER_PAGE, importStatuses } from './console-rules'
import { importFields } from './import-columns'

const params = z.object({ id: Id })
const staff = { allow: 'admin', staff: 'catalogue' } as const

/** All products with all their fields, as `importProducts` takes them; a cell that a table program would compute is led by an apostrophe. */
export const exportProducts = endpoint({
  method: 'GET',
  path: '/admin/products/export',
  ...staff,
  summary: 'All products as a CSV file',
  file: '*/*',
})

/** A heading of the file in its order with its field; null: the column is left out. */
const ImportColumn = z.object({
  heading: z.string(),
  field: z.enum(importFields).nullable(),
  /** The first cell with content among the first lines. */
  example: z.string().optional(),
})
export type ImportColumn = z.infer<typeof ImportColumn>

/**
 * An import and how far it is; `lines` are those of products: lines below the heading that hold a picture or a family's
 * texts only are not counted.
 */
export const ProductImport = z.object({
  _id: z.string(),
  fileName: z.string(),
  /** Nothing is written: it only says what would be. */
  dryRun: z.boolean(),
  /** True if the file's stock replaces the stock of existing products. */
  setStock: z.boolean(),
  columns: z.array(ImportColumn),
  /** Category of lines whose own is not found. */
  categoryId: z.string().nullable(),
  status: z.enum(importStatuses),
  lines: z.number().int(),
  done: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Lines that were left out, each with at least one error. */
  refused: z.number().int(),
  by: z.string().optional(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type ProductImport = z.infer<typeof ProductImport>

const flag = z.boolean('request.wrong_type')
const yes = z
  .enum(['true', 'false'], 'request.wrong_type')
  .default('false')
  .transform((value) => value === 'true')

/** Fields by heading; null leaves a column out. Headings that are not named keep their field. */
const map = z
  .record(z.string(), z.enum(importFields, 'catalog.import_field_unknown').nullable(), 'request.wrong_type')
  .optional()

/** A category by its id or slug, for lines whose own category is not found. */
const category = shownText(64).optional()

/**
 * Starts the import of a CSV file of products as a job. `sku` identifies a product: an existing one gets the columns of
 * the file, any other is added. Invalid lines are skipped and listed. Tables of Shopify and WooCommerce are recognised; in
 * other tables a heading that is neither of the export nor in `map` is refused, except in a dry run.
 */
export const importProducts = endpoint({
  method: 'POST',
  path: '/admin/products/import',
  ...staff,
  summary: 'Import products from a CSV file',
  status: 201,
  body: z.object({ dryRun: yes, setStock: yes, map, category }),
  multipart: multipartOf(
    { extensions: [], fileBytes: IMPORT_BYTES_MAX, files: 1 },
    { field: 'file', json: ['map'] },
  ),
  data: ProductImport,
})

export const listProductImports = endpoint({
  method: 'GET',
  path: '/admin/products/imports',
  ...staff,
  summary: 'Imports of products, the newest first',
  query: z.object(pageQuery({ limit: IMPORTS_PER_PAGE })),
  data: pageOf(ProductImport),
})

export const getProductImport = endpoint({
  method: 'GET',
  path: '/admin/products/imports/:id',
  ...staff,
  summary: 'How far an import is',
  params,
  data: ProductImport,
})

/** Problem of a line; `line` counts from 1 for the heading, `column` is named as in the heading. */
export const ImportError = z.object({
  line: z.number().int(),
  column: z.string().optional(),
  /** An error code; its text is that of the error. */
  code: z.string(),
  value: z.string().optional(),
})
export type ImportError = z.infer<typeof ImportError>

export const listImportErrors = endpoint({
  method: 'GET',
  path: '/admin/products/imports/:id/errors',
  ...staff,
  summary: 'What was wrong with the lines of an import',
  params,
  query: z.object(pageQuery({ limit: IMPORT_ERRORS_PER_PAGE })),
  data: pageOf(ImportError),
})

/**
 * Imports the file of a dry run that is done, or checks it once more with other choices. Choices that are not sent stay
 * as in the dry run; an empty `category` removes the chosen one.
 */
export const runProductImport = endpoint({
  method: 'POST',
  path: '/admin/products/imports/:id/run',
  ...staff,
  summary: 'Import what a dry run has looked at',
  params,
  body: z.object({ dryRun: flag.optional(), setStock: flag.optional(), map, category }),
  status: 201,
  data: ProductImport,
})
